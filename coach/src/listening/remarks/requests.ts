import type { Remark } from '../remark.ts'

export const requests: Remark[] = [
  {
    id: 'what-can-you-do',
    isUrgent: true,
    hears:
      'what can you do, what can you play, what can we do|play, what else can you|we do|play, what game * you know|have|can, which game, what do you know|have, what can i do|ask|say|play, what be there to do, tell me what you can, what can you tell|talk, what do we do, what should|shall we do|play, what should|could|shall i do *4 bored, can i play * game|something, how many game|story|joke|riddle|song|thing * you',
    unless: 'what can you see|hear, about',
    younger: ['I know many games.', 'Oh, a lot!'],
    older: ['Quite a few things.', 'More than you may think.'],
    after: 'list-activities',
  },
  {
    id: 'what-happens-next',
    isUrgent: true,
    hears:
      '=what happen next, =what happen then, =what happen now, =and then, =and then what, =then what, =what then, =what come next, how do it|story end, how do it|story go on, tell me what happen next',
    younger: ['That is up to you.', 'We find out together.'],
    older: ['You decide that.', 'That depends on what you say.'],
    notIn: ['free-talk'],
  },
  {
    id: 'come-along',
    hears:
      'can|may|could my * come too|along|with_us|with_me, can|may|could my * be in it|story, can|may|could my * play too|along|with_us, my * want to? play|listen|hear|come|join too|also|along|in',
    younger: ['Yes, bring them along!', 'Of course, all friends may come.'],
    older: ['Of course, bring them along.', 'Yes, there is room for everybody.'],
  },
  {
    id: 'is-it-real',
    hears:
      '=be it|that|this real, =be it|that|this true, be this|the? story real|true, =do that|it|this happen, do that|it|this happen in, =be it|that|this really true|real, do|be you * make this|it|that up',
    notIn: [
      'why',
      'free-talk',
      'animal-sounds',
      'quiz',
      'counting',
      'word-garden',
      'second-language',
      'rhymes',
      'i-spy',
    ],
    younger: ['It is made up, just for fun.', 'No, we only imagine it.'],
    older: ['It is made up, as most good stories are.', 'No, it only happens in our heads.'],
  },
  {
    id: 'how-long',
    hears:
      'how long be this|the|it|story|game, how long do it|this|the take|story_take, when be it|story|game over|finished',
    unless: 'school|birthday|christmas|holiday|day|night|year|snake|river|whale',
    younger: ['A few minutes, and you can stop at any time.', 'As long as you like. Just say stop.'],
    older: ['A few minutes, or as long as you like.', 'You can stop at any time. Just say so.'],
    notIn: ['why', 'counting'],
  },
  {
    id: 'start-again',
    isUrgent: true,
    hears:
      'start again|over|anew|from_the_beginning, from the beginning|start, begin again, back to the beginning|start',
    unless: 'school|he|she|they',
    younger: ['All right, from the beginning.', 'Good, we start again.'],
    after: 'restart',
  },
  {
    id: 'call-somebody',
    isUrgent: true,
    hears:
      'can|could|will|please you? call|phone|ring|text|message my|mum|dad|grandma|grandpa|the|somebody|police, =call|phone my? <relative>',
    younger: ['I cannot call anybody. Ask a grown-up to do it with you.', 'I have no telephone. A grown-up can call.'],
  },
  {
    id: 'you-choose',
    isUrgent: true,
    hears: `you choose, you decide, you pick, you can choose|decide|pick, let you choose, you select, =surprise me, =you, =you do it, =you go, =you go first, =your turn, =you say, i not care, =whatever, =anything, =any, =any one, i can not decide|choose, =i want both, =i want all, =all of them|those, =all, =everything, you tell me which, =both, =i not mind,
      =choose for me, =pick for me, =pick one, =choose one, =you can, =what do you think, =what do you want, =what would you choose|do|pick, =either, =either one, =it be up to you, up to you, =no matter`,
    unless: 'who|what you choose',
    younger: ['Then I choose.', 'All right, I pick one for us.'],
    older: ['Then I will choose.', 'All right, my turn to choose.'],
    after: 'choose',
  },
  {
    id: 'agreement',
    hears: `=okay, =yes, =sure, =alright, =all right, =fine, =good, =okay then, =okay okay, =yes yes, =yes okay, =sure okay, =uhuh, =mhm, =let us do it, =let us go, =sounds good, =good idea, =cool, =do it, =go, =yes go, =i agree, =fine by me, =okay let us go, =go ahead, =you can do that, =why not, =perfect`,
    younger: ['Good!', 'Lovely.', 'All right!'],
    older: ['Good.', 'All right then.', 'Great.'],
    after: 'agree',
  },
  {
    id: 'slower',
    isUrgent: true,
    hears:
      '=slower, speak|say|go|say_it slower, slow down, too fast, not so fast, speak|say|go * slow|slowly, more slow|slowly, you be|speak * fast, you speak too? quickly',
    unless: 'i be, car|train|rabbit|run|runner',
    younger: ['Of course, I say it again, bit by bit.', 'Sorry, that was quick. Once more, slowly.'],
    older: ['Sure, here it is again, bit by bit.', 'Sorry. Once more, step by step.'],
    after: 'repeat',
  },
  {
    id: 'louder',
    isUrgent: true,
    hears:
      '=louder, speak|say_it louder, speak up, too quiet, turn * up, i can not hear you|that|it|anything, i can hardly hear, make it louder, =loud, more loud, volume up',
    younger: [
      'I cannot turn my own voice up, but a grown-up can do it on the box. I say it again.',
      'A grown-up can make me louder. Come close to the box, and listen once more.',
    ],
    older: [
      'I cannot change the volume myself. Turn it up on the device, or ask a grown-up. I say it again.',
      'My volume is set on the device. Here it is again.',
    ],
    after: 'repeat',
  },
  {
    id: 'quieter',
    hears:
      'too loud, =quieter, speak|be|say_it quieter, not so loud, turn * down, be quiet, =whisper, can you whisper, speak quietly|softly, =quiet, =sh, =shh, you be * loud, volume down, stop talk, =silence',
    unless: 'thunder|lion|baby|dog',
    younger: [
      'All right, I am quiet now. Tell me when you want to go on.',
      'Shh. I wait until you speak again. A grown-up can turn me down.',
    ],
    older: [
      'Of course. I am quiet until you speak again. The volume can be turned down on the device.',
      'All right, I wait. Just talk to me when you want to go on.',
    ],
    after: 'wait',
  },
  {
    id: 'easier',
    isUrgent: true,
    hears:
      'too hard, too difficult, =easier, something|make_it|i_want|give_me|need easier, easier one|question, make it easy, something easy, easy one please, i want easy, that be * hard|difficult, this be * hard|difficult, it be * hard|difficult, i can not do this|it|that, more easy, this be for big, give me * easy, too tricky, my brain ache, =hard, =difficult',
    unless: 'not hard|difficult|too_hard, too easy, not easy',
    notIn: ['free-talk', 'good-night'],
    younger: ['Then I make it easier. No problem at all.', 'All right, easier ones from now on.'],
    older: [
      'Fine, I turn it down a notch.',
      'No problem, the next ones will be easier.',
      'All right, one step down, and then up again.',
    ],
    after: 'easier',
  },
  {
    id: 'harder',
    isUrgent: true,
    hears: `too easy, =harder, something|make_it|i_want|give_me|need harder, harder one|question, more difficult, make it hard|difficult|tricky, something hard|difficult|tricky, hard one|question please, i want hard|difficult, that be * easy, this be * easy, it be * easy, easy peasy, give me * hard|difficult|tricky,
      i know all *, i know that|this word, this be for baby|little, that be for baby|little, baby game, =easy, =boring easy`,
    unless: 'not easy|too_easy, too hard, story|song',
    notIn: ['free-talk', 'good-night'],
    younger: [
      'Oh, you are quick! Then I make it harder.',
      'Too easy for you? Up we go, one step higher.',
      'Then here come harder ones.',
    ],
    older: [
      'Then I raise the level, get ready.',
      'Good, one level up.',
      'Then the next ones will have teeth.',
      'You asked for it, here comes something harder.',
      'All right, I dig out the tricky ones.',
      'Then let us see how far you get.',
    ],
    after: 'harder',
  },
  {
    id: 'repeat',
    hears: `=what, =what be that again, =what be that, =pardon, =huh, =sorry, =what do you say, =what do you just say, =again, =say that|it again, say that|it again, say again, =what do you mean, can you say|repeat that|it, repeat, i do not? hear, i do not? understand, i not hear|understand|get_it,
      what be the question, =come again, one more time, once more, what do you ask, =what question, i forget the question, i forget what you, =excuse me what, =eh, i not listen, what do that|it|this mean, =what be that|the|this word, can|could you say|repeat|explain * again, tell me * clue again, what be * again, =one more time, =tell me again, can you tell me again, what be you say`,
    unless: 'do it again, play again, what do you say to, i hear that',
    younger: ['Of course.', 'Sure, once more.', 'Here it is again.'],
    older: ['Sure.', 'Of course, once more.', 'Here it is again.'],
    after: 'repeat',
  },
  {
    id: 'stop',
    isUrgent: true,
    hears: `=stop, =stop it, =stop now, =stop please, =no more, i not want to? play|do_this|this, i not want to? *4 any_more|anymore, i want to? stop|do_something_else|play_something_else|something_else, =something else, =another game, =different game, =new game,
      =other game, can we stop, can we do something else, can we play something else, let us do|play something else, let us stop, let us do something different, play another|different|new game, do another|different game, another game, different game,
      this be * boring, it be * boring, that be * boring, =boring, =boring game, i not like this|that|it game?, i hate this game, i be bored of|with this, =i be finished, =i be done, i be tired of this, stop the|this? game|story, this game be * stupid|bad|boring, =enough, =i quit, =quit, =that be enough, =end`,
    unless: 'not stop, do not stop, never stop',
    younger: ['All right, we stop here.', 'Of course, let us do something else.', 'That is fine, we can change.'],
    older: ['All right, we stop here.', 'No problem, let us change.', 'Fine, something else then.'],
    after: 'stop',
  },
  {
    id: 'sing',
    isUrgent: true,
    hears:
      'sing me|us|for|something|song|a|to, can you sing, sing song, do you know * song, =sing *3, =sing, sing happy_birthday, sing with me, play * song|music, play music, put on music',
    unless: 'bird|i|we|mum|dad|he|she|they|grandma|grandpa|teacher|friend|brother|sister sing, why|how, i spy',
    younger: [
      'La la la, I am a box, la la la, without any socks!',
      'La la la, up so high, little bird in the sky!',
      'La la la, ding dong ding, now it is your turn to sing!',
    ],
    older: [
      'I am no singer, but here is a line: la la la, no legs, no hat, I am a voice, imagine that! You sing better, I am sure.',
      'My voice is made for talking, and I cannot play music. If you sing, I will listen.',
    ],
  },
  {
    id: 'go-on',
    hears:
      '=go on, =continue, =carry on, =keep going, =next, =let us go on, =let us continue, =let us play, =play, =i want to? go on|continue|play, =can we go on|continue|play, =back to the game, =go back to the game, =next question, =more, =ready',
    younger: ['Off we go.', 'Good, on we go.'],
    older: ['On we go.', 'Good, let us continue.'],
    after: 'agree',
  },
]
