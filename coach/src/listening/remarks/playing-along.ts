import type { Remark } from '../remark.ts'

const pretending = ['story', 'make-believe']

export const playingAlong: Remark[] = [
  {
    id: 'pipit-takes-a-part',
    hears: 'can|could|will|would you be !quiet|my|here|there',
    unless: 'sad|happy|angry|nice|louder|quieter|slower|friend',
    younger: ['All right, I play that, too.', 'Yes, I can be that with my voice.'],
    older: ['All right, I play that, too.', 'Gladly, my voice can be anybody.'],
    isUrgent: true,
    onlyIn: pretending,
  },
  {
    id: 'wants-it-in-the-story',
    hears: `can|may|could i|we be|ride|have|take|keep|fly|eat|drive|stroke|touch|bring|use|help|do *, can|may|could it|he|she|they be *,
      can|may|could !i|we|you|it * be *, i want to be *, i want it to be`,
    younger: ['Of course, we imagine that, too.', 'Yes, in our heads all goes.'],
    older: ['Of course, imagine it just so.', 'Yes, in our story that is possible.'],
    onlyIn: pretending,
  },
  {
    id: 'only-in-stories',
    hears: `!i|you * can not speak|fly|swim|read|dance|sing|walk, that be not possible|true, that be impossible, that can not be, there be no|not * dragon|magic|unicorn|monster`,
    younger: ['Right, only in stories they can.', 'True! But in stories all is possible.'],
    older: ['True, but in stories all is possible.', 'Right, and that is why it is made up.'],
    onlyIn: pretending,
  },
  {
    id: 'go-home',
    hears: 'i want to? go home, i want to? go back home, let us go home, can we go home, i want to? get out',
    younger: ['It is only a story, you are safe. Say stop, and we stop.'],
    older: ['You can leave the story at any time. Just say stop.'],
    isUrgent: true,
    onlyIn: pretending,
  },
  {
    id: 'knows-it-already',
    hears: `i know this|that|the story, i know this|that one, i know it, we do|hear|play|have this|that|it one? yesterday|before|last_time, i hear this|that|it one? before|yesterday, not this|that again, you tell me that|this story`,
    unless: 'do not know|i_know, easy',
    younger: ['This time it may go another way.', 'Then you are the expert today.'],
    older: ['It can go another way this time, you decide.', 'Then you are the expert. Try other ways today.'],
    onlyIn: pretending,
  },
  {
    id: 'own-voice',
    hears:
      'funny|different|other|another|monster|robot|deep|high|squeaky|scary|silly|real|normal voice, change you voice, why do you sound, you sound *3, you voice be, why be you voice',
    unless: 'my voice, i be',
    younger: ['I have only this one voice.', 'It is my only voice. You can do funny ones!'],
    older: ['I have no other voice. You can do the funny ones.', 'I cannot change my voice, but you can change yours.'],
    isUrgent: true,
  },
  {
    id: 'laughs',
    hears:
      '=haha, =ha ha, =hahaha, =haha that be funny|silly, =that be funny|silly, =you make me laugh, =so funny, =haha funny',
    younger: ['Hee hee, I am glad you laugh.', 'Ha, laughing is good.'],
    older: ['Ha, good that you laugh.', 'I like it when you laugh.'],
    notIn: ['feelings', 'free-talk'],
  },
  {
    id: 'better-than-pipit',
    hears: '!i * better than you, i be better than you, * be smarter|cleverer|funnier|nicer|faster|stronger than you',
    unless: 'like|love you|me better',
    younger: ['I believe that. Well done!', 'That is quite possible!'],
    older: ['That is quite possible.', 'I believe you. Machines need not win.'],
  },
  {
    id: 'how-to-play',
    hears:
      'how do i|we|you play, how do this|it|game work|go, what do|should i have? to? do|say, i not know how this|to_play|it, what do i have to, what be the rule',
    unless: 'why, bored, piano|guitar|football|chess',
    younger: ['Just talk to me. I ask, and you answer.', 'You say something, and I listen.'],
    older: ['You only talk. I ask, you answer, and you can stop at any time.'],
    isUrgent: true,
    notIn: ['free-talk'],
  },
  {
    id: 'why-pipit-asks',
    hears:
      'why do you ask, why do you want to? know, why be you ask, why do you need to? know, that be none of you business',
    younger: ['Because I like to hear about you.', 'I am curious. You need not tell.'],
    older: [
      'Because I like to know how you are. You need not tell me.',
      'I am curious by nature. You need not answer.',
    ],
    isUrgent: true,
  },
  {
    id: 'asked-before',
    hears:
      '=you ask me? that|this|it before|again|yesterday?, =you say that|this|it before|again|yesterday?, you always|keep ask|say * same, you ask * same, =not again, you repeat yourself',
    younger: ['Oh, you are right. Sorry!', 'True, I say things twice.'],
    older: ['You are right, sorry about that.', 'True, I repeat myself sometimes.'],
    isUrgent: true,
  },
  {
    id: 'misheard',
    hears: 'i say * not, =no i say *4, i not say that|it, that be not what i say, you hear * wrong, you misunderstand',
    unless: 'mum|dad|teacher',
    younger: ['Sorry, I heard it wrong.', 'Oops, my ears!'],
    older: ['Sorry, I misheard you.', 'My mistake, I heard something else.'],
    followUp: ['Would you say it once more?', 'What was it again?'],
  },
  {
    id: 'offers-it',
    hears:
      'do you want to? hold|have|touch|try|eat|smell|taste|wear|stroke|cuddle it|him|her|this|one|some|that?, do you want one|some|bite',
    younger: ['I would, but I have no hands.', 'How kind! Hold it for me.'],
    older: ['That is kind. I have no hands, so you hold it for both of us.', 'Thank you! I can only listen.'],
    isUrgent: true,
  },
  {
    id: 'fun-fact',
    hears:
      'tell me * fact, =tell me something, =tell me something interesting|cool|new|funny|nice, =say something, do you know * fact, give me * fact',
    younger: [
      'An octopus has three hearts!',
      'Bees dance to show where flowers are.',
      'A giraffe’s tongue is dark blue.',
    ],
    older: [
      'An octopus has three hearts and eight arms.',
      'On Venus a day is longer than a year.',
      'A bee dances to show the others where the flowers are.',
    ],
    notIn: ['why'],
  },
  {
    id: 'asks-permission',
    hears: 'can|may|could i|we jump|climb|go|watch|paint|draw|open|eat|stay|wear|run|get_up',
    unless: 'go first|on|back|again, eat it',
    younger: ['Ask a grown-up if that is all right.', 'A grown-up can say if that is fine.'],
    older: ['That is for a grown-up near you to say.', 'Ask a grown-up near you whether that is fine.'],
    notIn: [...pretending, 'detective'],
  },
  {
    id: 'game-not-known',
    hears: `can|could|shall we play|pretend *, let us play|pretend *, i want to? play !with|again|too|on|it|this|that|more *, can|could you play *, i want to? watch *, can|could we watch *, let us watch *`,
    unless: 'game|something|tomorrow|later|outside|when|because|more, play|pretend that|it|again|too|with',
    younger: ['I do not have that game, but others.', 'That one I do not know yet.'],
    older: ['That is not among my games, but I know others.', 'I cannot do that one, I am only a voice.'],
    notIn: ['free-talk'],
  },
]
