import type { Remark } from '../remark.ts'

export const atHome: Remark[] = [
  {
    id: 'parents-quarrel',
    hears: `parent be? * fight|argue|quarrel|shout|yell, mum and dad be? * fight|argue|quarrel|shout|yell, dad and mum be? * fight|argue|quarrel|shout|yell,
      =my? mum|dad shout, =my? mum|dad be shout, my? mum|dad always|often shout|yell`,
    unless: 'pillow, pretend, why do',
    younger: [
      'Loud voices do not feel good. It is not your fault.',
      'That is not nice to hear. It is never because of you.',
    ],
    older: [
      'That is hard to listen to. It is not your fault, and it is not your job to fix it. Tell a grown-up you trust how it feels.',
      'Grown-ups who quarrel are hard to bear. It is never because of you. You may tell them that it makes you sad.',
    ],
    after: 'stay',
    isUrgent: true,
  },
  {
    id: 'somebody-is-unhappy',
    hears: 'my? <relative> be * sad|cry|upset|lonely, my? <relative> cry, my * <relative> be * sad|cry|upset|lonely',
    unless: 'not sad|cry, pretend, baby, why do|be, if',
    younger: ['That can make you sad, too. A hug helps you both.', 'It is kind that you notice. You may ask why.'],
    older: [
      'It is kind that you notice. You can ask whether a hug would help. Making it good again is not your job alone.',
      'That can make you feel heavy, too. You may ask what is wrong, and you may tell somebody how you feel.',
    ],
    followUp: ['How is that for you?', 'Do you know what happened?'],
    isUrgent: true,
  },
  {
    id: 'somebody-is-ill',
    hears:
      'my * <relative>|<pet> be * ill|in_hospital, <relative> be ill|in_hospital, <relative> be go to? hospital, <relative> go to? hospital, <relative> have to go to? hospital, my * <relative>|<pet> have to go to? doctor|hospital|vet|operation',
    unless: 'not ill, pretend, why, work, if',
    younger: ['Oh, I hope it gets better soon.', 'I am sorry. Being ill is no fun.'],
    older: [
      'I am sorry to hear that. I hope it gets better soon. You can ask a grown-up what the doctors say.',
      'That can be worrying. A card or a drawing from you may help.',
    ],
    followUp: ['How is that for you?', 'What could cheer them up?'],
    notIn: ['make-believe'],
  },
  {
    id: 'dead-animal',
    hears:
      'i|we see|find * dead <pet>|animal|bee|butterfly|hedgehog|fox|frog|spider|squirrel, there be * dead <pet>|animal|bee|butterfly|hedgehog|frog',
    younger: ['Oh, that is sad to see.', 'That can make you sad. Do not touch it.'],
    older: [
      'That is sad to see. It is best not to touch it, and to tell a grown-up.',
      'Oh, that can make one sad, and that is all right.',
    ],
    followUp: ['How did you feel when you saw it?', 'What did you do then?'],
    isUrgent: true,
    notIn: ['story', 'make-believe'],
  },
  {
    id: 'where-is-somebody',
    hears: 'where be my? <relative>, where do my? <relative> go, =where my? <relative>',
    unless: 'where be my * from, in the story',
    younger: ['I cannot see them. Call loudly, or go and look.', 'I do not know. Call them, they will hear you.'],
    older: [
      'I cannot see, so I do not know. Call, or go and look.',
      'I do not know where. Ask somebody who is near you.',
    ],
    isUrgent: true,
  },
  {
    id: 'somebody-came',
    hears:
      '=my? <relative> be home|here|back|there, =my? <relative> come home|back, =my? <relative> be at the? door, =my? <relative> be come, =my * <relative> be here',
    unless: 'not',
    younger: ['How nice! Say hello from me.', 'Oh, then say hello first. I wait.'],
    older: ['How nice! Say hello first, if you like. I have time.', 'Good. Say hello from me.'],
    notIn: ['free-talk'],
  },
  {
    id: 'who-listens',
    hears:
      'be my? <relative>|anybody|somebody|anyone|someone listen|there|hear, do my? <relative> hear|listen|know, can my? <relative> hear',
    unless: 'be anybody there, there be',
    younger: ['Your family can read what we say.', 'I cannot see who is near. Your family can read it later.'],
    older: [
      'Your family can read what we talk about. Who is in the room I cannot see.',
      'I cannot see who is near you. Your family can read our conversations.',
    ],
    isUrgent: true,
  },
  {
    id: 'noise',
    hears: 'what be that noise|sound, i hear something|noise, i hear * noise|sound, there be * noise|sound',
    unless: 'animal',
    younger: [
      'I did not hear it. A grown-up can listen with you.',
      'Houses make little noises. Ask a grown-up to look.',
    ],
    older: ['I only hear your voice. Houses creak and click, and a grown-up can check it with you.'],
    notIn: ['story', 'make-believe', 'animal-sounds', 'i-spy', 'free-talk'],
  },
  {
    id: 'weather-outside',
    hears:
      'it be * rain|snow|sunny|cold|hot|dark|windy|stormy|light|foggy|warm outside, =it be snow|hail|thunder, =it be rain today',
    unless: 'pretend, why',
    younger: ['Thank you, I have no window.', 'Oh, now I can picture it.'],
    older: ['Good to know, I have no window.', 'Thank you for looking out for me.'],
    notIn: ['free-talk', 'story', 'make-believe'],
    isUrgent: true,
  },
  {
    id: 'teacher-trouble',
    hears:
      'i not like my * teacher, i hate my * teacher, my * teacher be * mean|unfair|angry|strict|horrible|nasty, my * teacher shout',
    younger: ['That makes the day harder. Tell somebody at home.', 'I am sorry. A grown-up at home can help.'],
    older: [
      'That makes school harder. Tell somebody at home what happens there, they can help.',
      'I am sorry, that is not easy. A grown-up at home can talk with the school.',
    ],
    followUp: ['What happened?', 'What would you like to be different?'],
    isUrgent: true,
  },
  {
    id: 'my-age',
    hears: '=i be #, =i be # year old, =i be # and half, =i be almost|nearly #',
    younger: ['That is a good age to be.', 'So big already!'],
    older: ['A good age to be.', 'Time flies, so big already.'],
    notIn: ['counting', 'quiz'],
  },
  {
    id: 'new-thing',
    hears:
      'i|we get * new *, i|we have * new shoe|bike|toy|bed|jacket|dress|hat|bag|book|scooter|car|glasses|game|doll, i|we get glasses|present|lego',
    unless:
      'friend|teacher|brother|sister|baby|school|<pet>|new_idea|tooth|one, if, i want, why|how, not get, can i, do i',
    younger: ['Something new, how nice!', 'Oh, lucky you!'],
    older: ['Something new, how nice!', 'Nice! Enjoy it.'],
    followUp: ['What is the best thing about that?', 'When did that come?', 'Who knows about that?'],
    notIn: ['story', 'make-believe', 'show-and-tell', 'good-night'],
  },
]
