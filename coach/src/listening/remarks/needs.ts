import type { Remark } from '../remark.ts'

export const needs: Remark[] = [
  {
    id: 'accident',
    hears: `i pee my pants|trousers|bed, i pee on|in my *, i wet my pants|bed|trousers, i poo my pants, i have accident,
      my pants|trousers|bed be? all? wet`,
    younger: [
      'That happens to lots of children. Tell a grown-up, they help you get dry. I will wait for you.',
      'Oh, never mind. Go to a grown-up for dry clothes. I am here when you come back.',
    ],
    older: [
      'That can happen to anybody, and it is nothing to be ashamed of. Tell a grown-up, and get something dry. I will wait.',
      'No harm done. Get dry clothes and tell a grown-up, so that they can help. I am here when you come back.',
    ],
    after: 'wait',
    isUrgent: true,
  },
  {
    id: 'toilet',
    hears: `i <want> to? go? to? pee|poo|toilet, i <want> number 1|2, i go to? pee|poo|toilet, i be burst, =pee, =poo, =toilet,
      may|can|could i go to? pee|poo|toilet, i need to? go number 1|2, it be come out`,
    unless: 'not <want>',
    younger: [
      'Then go now, quick quick! I will wait right here. Say, I am back, and we go on.',
      'Off you go to the toilet. I will wait. Tell me when you are back.',
      'Go, go, go! I do not run away. Call me when you are back.',
    ],
    older: [
      'Then go now, the game can wait. Tell me when you are back.',
      'Of course, off you go. I will wait here. Say, I am back, and we go on.',
    ],
    after: 'wait',
    isUrgent: true,
  },
  {
    id: 'pain',
    hears: `my <body> be? ache, my <body> really ache, i ache my <body>, i have ache, i have <body> ache, <body> ache,
      headache|stomachache|toothache|earache|tummyache|bellyache, it ache, =i ache, i ache myself,
      i bump|bang|scratch|cut|scrape|graze|burn|sting|twist|pinch my <body>, i fall down|over|off|on, i fall and,
      my <body> be? bleed, i be bleed, i trip, i get hurt, bee|wasp sting me, i have splinter, i have bruise, =ow, =ouch,
      =ow ow, ouch my, owie|owwie|boo_boo`,
    unless: `not ache, feelings, why|how|do|does|when|if *8 ache, my feeling, fall asleep, fall in_love, not fall, fall off|on dragon|rocket|cloud|moon,
      dragon|bear|pirate|robot *5 ache`,
    younger: [
      'Oh no, that hurts. Please go to a grown-up first, they can look at it. I will wait for you.',
      'Ouch, you poor thing. Show it to a grown-up now, they know what helps. I am here when you come back.',
      'I am sorry that it hurts. A grown-up should see it. Go and tell them, and I will wait.',
    ],
    older: [
      'I am sorry, that sounds sore. Please tell a grown-up now, so that somebody can look at it. I will wait.',
      'Ouch. I cannot see it, but a grown-up can, so go and show them. The game waits for you.',
    ],
    after: 'wait',
    isUrgent: true,
    notIn: ['free-talk'],
  },
  {
    id: 'ill',
    hears: `<i-am> ill, i be going to be ill, i throw up, i be throw up, i vomit, i have fever|temperature|cold|cough|flu|
      chickenpox|chicken_pox|runny_nose, i be dizzy, i feel dizzy|hot_and_cold|funny_in, my tummy|belly|stomach|head feel funny|weird|strange|bad|ill|wobbly, my nose be? run|blocked, i be go to throw up,
      i be home from school because`,
    unless: 'not ill, ill of, dragon|bear ill',
    younger: [
      'Oh, poor you. Tell a grown-up how you feel, and then rest. Being ill is no fun.',
      'I hope you feel better soon. Tell a grown-up, and cuddle up under a blanket.',
    ],
    older: [
      'I am sorry that you feel ill. Let a grown-up know how you feel, drink a little, and rest. It gets better.',
      'That is no fun at all. Please tell a grown-up, so that they can look after you. We can play slowly, or stop whenever you like.',
    ],
    isUrgent: true,
  },
  {
    id: 'hungry',
    hears: `<i-am> hungry, i <want> food|snack|lunch|dinner|breakfast|supper|sandwich|cookie|biscuit|apple,
      i <want> something? to eat, i <want> eat, my tummy rumble|growl|be_empty, can i have snack|something_to_eat|cookie, =hungry`,
    unless: 'not hungry, bear|dragon|fox *4 hungry',
    younger: [
      'A rumbling tummy! Ask a grown-up for a little snack.',
      'Then your tummy wants something. Tell a grown-up that you are hungry.',
      'Hungry? I cannot cook, but a grown-up can. Go and ask.',
    ],
    older: [
      'Then ask a grown-up whether it is time for a snack. I have no kitchen, only games.',
      'An empty tummy makes thinking hard. Ask a grown-up for something to eat.',
    ],
    notIn: ['make-believe', 'story'],
  },
  {
    id: 'thirsty',
    hears: `<i-am> thirsty, i <want> water|drink|juice|milk, i <want> something? to drink, can i have water|drink|juice|milk,
      my mouth be dry, =thirsty`,
    unless: 'not thirsty',
    younger: ['Then have some water. A grown-up can help you.', 'Thirsty! Ask a grown-up for a drink. Water is best.'],
    older: [
      'Good that you notice. Get a glass of water, or ask a grown-up for one.',
      'Your body is asking for water. Have a drink, and then we go on.',
    ],
    notIn: ['make-believe', 'story'],
  },
  {
    id: 'cannot-sleep',
    hears: 'i can not sleep, i not sleep, i can not fall asleep, i not want to? sleep, i not want to? go to? bed',
    younger: [
      'Lie down, close your eyes, and breathe out slowly, like blowing on soup. Tell a grown-up if it does not help.',
      'Some nights sleep is slow. Cuddle something soft, and think of a quiet meadow.',
    ],
    older: [
      'That happens. Breathe in and count to four, breathe out and count to six. Tell a grown-up if it goes on.',
      'Then just rest. Lying still with closed eyes is good for you, too, and sleep often follows.',
    ],
  },
  {
    id: 'tired',
    hears: `<i-am> tired, i <want> to? sleep|nap|bed|rest, i <want> go to? bed|sleep, my eyes be? heavy|close, i be yawn, =tired, =i <want> break|pause, =i be out of breath`,
    unless: 'not tired, tired of, not want',
    younger: [
      'Then get cosy. We can go slowly, or stop.',
      'Sleepy? Tell a grown-up if you want to go to bed.',
      'Big yawn? We can make it a quiet one.',
    ],
    older: [
      'Then let us take it slowly. If you want to rest, just say stop, and that is fine.',
      'Being tired means your body worked hard today. We can go on quietly, or stop.',
    ],
    notIn: ['good-night', 'free-talk'],
  },
  {
    id: 'cold-or-hot',
    hears: '<i-am> cold|freezing|chilly, <i-am> too hot|warm, i be hot|sweaty|boiling',
    unless: 'not cold|hot',
    younger: [
      'Tell a grown-up, they can help with a blanket or a lighter shirt.',
      'Oh. Then find something that fits: a warm jumper, or an open window with a grown-up.',
    ],
    older: ['Then put something on or take something off, and have a sip of water.'],
    notIn: ['make-believe', 'story', 'move'],
  },
  {
    id: 'wait',
    hears: `=wait, =wait wait, =minute|moment|second, wait minute|moment|second, 1|just minute|moment|second, hold on, i will be? come? back, =be back soon, =not yet, =not ready, i have to go get`,
    younger: ['I will wait. Tell me when you are ready.', 'Take your time. Say, I am back, and we go on.'],
    older: ['No hurry. Tell me when you are ready.', 'Of course, I will wait. Just say, I am back.'],
    after: 'wait',
  },
  {
    id: 'back',
    hears:
      '=i be back, =i be back again, =back, =i be here, =i be here again, =here i be, =i do|finish pee, i be back from, =i be ready',
    younger: ['Welcome back! Here we go.', 'There you are again!'],
    older: ['Welcome back. On we go then.', 'Good that you are back. On we go.'],
  },
]
