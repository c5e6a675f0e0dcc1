import type { Remark } from '../remark.ts'

export const feelings: Remark[] = [
  {
    id: 'sad',
    hears: `<i-am> sad|upset|blue|down|heartbroken|disappointed|hopeless, i have * sad|bad|terrible|horrible|awful day, i be cry, i cry, i want to? cry, it make me sad,
      that make me sad, i have to cry, i feel bad|terrible|awful|horrible, i be not happy, i not feel good|happy|well, today be * bad|terrible|horrible day, =sad`,
    unless: 'not sad|cry|upset, cry laugh, laugh, pretend, why do i cry',
    younger: [
      'I am sorry that you are sad. Being sad is all right. A hug from a grown-up can help.',
      'Oh, that is a rainy feeling. It is good that you told me. Go and get a hug when you want one.',
      'You may be sad, and you may cry. Somebody at home can hold you.',
    ],
    older: [
      'I am sorry that you feel sad. You do not have to be cheerful all the time. Telling somebody you trust often helps.',
      'Thank you for telling me. Sad feelings come, and they go again. A hug from somebody at home can help.',
    ],
    followUp: ['Would you like to tell me what happened?', 'What usually helps you a little?'],
    isUrgent: true,
    notIn: ['story'],
  },
  {
    id: 'lonely',
    hears: `<i-am> lonely|alone|left_out, nobody|no_one play|want_to_play with me, i have no friend, i not have * friend|anybody|anyone,
      nobody|no_one like|love me, nobody|no_one want me, nobody|no_one want to? *3 me, i have no one|nobody, i be all alone`,
    unless: 'not lonely|alone, home_alone, i want to be alone',
    younger: [
      'Being alone can feel sad. I am glad that you told me. Ask a grown-up for a cuddle or a game.',
      'That is a lonely feeling, and I am sorry. Tell somebody at home that you want to be close.',
    ],
    older: [
      'Feeling lonely hurts, and many people feel it sometimes. Tell somebody at home. Asking one person, shall we play, is a good first step.',
      'I am sorry, that is a hard feeling. You are worth being with. Please tell a grown-up you trust how you feel.',
    ],
    followUp: ['Who would you like to play with?', 'What would you like to do with a friend?'],
    isUrgent: true,
  },
  {
    id: 'angry',
    hears: `<i-am> angry|grumpy|annoyed|frustrated|cranky|fed_up, it|that make me angry|mad, i get * angry, i hate everything|this|it|everybody|today, this be annoying, that be annoying, i be full of anger, =angry`,
    unless: 'not angry, hate when you, hate this game',
    younger: [
      'Angry is allowed. Stamp your feet three times, and blow out like a dragon.',
      'Grr, what a storm inside. Squeeze your fists, count to five, and let go.',
      'I hear that you are angry. Tell a grown-up what happened, words help.',
    ],
    older: [
      'It is all right to be angry. Breathe out slowly, and tell somebody what was not fair.',
      'That sounds frustrating. Anger shows that something matters to you. Move around a bit, and then put it in words.',
    ],
    followUp: ['What happened?', 'What would you like to be different?'],
    notIn: ['story'],
  },
  {
    id: 'jealous',
    hears: `<i-am> jealous|envious, i want|wish * same as|like my brother|sister|friend, my brother|sister|friend have * and i not, <i-am> left out,
      they love *3 more than me, mum|dad like|love *4 more than me`,
    unless: 'not jealous',
    younger: [
      'You want what they have. That is called jealous, and everybody feels it sometimes.',
      'That is a prickly feeling. Tell somebody at home, and ask for some time only for you.',
    ],
    older: [
      'Being jealous is a normal feeling, even when it is not a nice one. Tell your family what you wish for.',
      'I understand. It helps to say it aloud: I would like that, too. And to remember what is yours.',
    ],
    followUp: ['What would you wish for?', 'What would make it fair?'],
    notIn: ['story'],
  },
  {
    id: 'bored',
    hears: '<i-am> bored, i have nothing to do, there be nothing to do, i not know what to do, =bored',
    unless: 'not bored, bored of this|the|it, of this game',
    younger: [
      'Bored? Then let us shake it out. Wiggle your fingers, wiggle your toes!',
      'Bored is the moment before a new idea comes.',
    ],
    older: ['Boredom is where good ideas begin.', 'Then it is time for something else.'],
    after: 'stop',
    notIn: ['free-talk'],
  },
  {
    id: 'proud',
    hears:
      '<i-am> proud, i be so good, i be the best, mum|dad|teacher be proud of me, teacher say * good|great|well_done',
    unless: 'not proud',
    younger: ['You can be proud! That is a big warm feeling.', 'How good! Stand tall like a lion.'],
    older: ['You can be proud of yourself. You earned that feeling.', 'That is a great feeling, hold on to it.'],
    followUp: ['What made you so proud?'],
  },
  {
    id: 'excited',
    hears: '<i-am> excited, i can not wait, i be look forward to, =excited, i be hyper',
    unless: 'not excited',
    younger: ['Ooh, how exciting! That tickles in the tummy.', 'Jump three times, then the excitement has room!'],
    older: ['That sounds exciting. Waiting is the hard part.', 'How nice to look forward to something.'],
    followUp: ['What is it that you look forward to?', 'How long do you still have to wait?'],
    notIn: ['story'],
  },
  {
    id: 'happy',
    hears:
      '<i-am> happy|great|fantastic|wonderful|amazing|joyful|cheerful, i have * good|great|best|fun|nice|lovely|amazing day, today be * good|great|best|nice day, i be have fun, i have fun, this be * fun, that be * fun, i be good, i be fine, =happy',
    unless: 'not happy|fun|good|great, good at, not have',
    younger: [
      'That makes me glad to hear! A happy day is a good day.',
      'How lovely! Keep that sunshine.',
      'Oh, good! Happy is nice.',
    ],
    older: [
      'Good to hear{comma_name}!',
      'That is nice to hear. Enjoy it.',
      'Lovely. Days like that are worth remembering.',
    ],
    followUp: ['What was the best bit?', 'What made it so good?'],
    notIn: ['story'],
  },
  {
    id: 'shy',
    hears: '<i-am> shy|embarrassed|ashamed, i be too shy, that be embarrassing, i be embarrass',
    unless: 'not shy',
    younger: [
      'Shy is all right. You need not hurry. I like quiet voices, too.',
      'Everybody is shy sometimes. Take your time.',
    ],
    older: [
      'That feeling passes, and everybody knows it. Take your time.',
      'It is fine to be shy. You can say as much or as little as you like.',
    ],
    notIn: ['story'],
  },
]
