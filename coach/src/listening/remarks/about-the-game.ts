import type { Remark } from '../remark.ts'

const told = ['story', 'make-believe', 'good-night', 'detective', 'free-talk', 'feelings', 'show-and-tell']

export const aboutTheGame: Remark[] = [
  {
    id: 'bad-at-it',
    isUrgent: true,
    hears:
      'i be * bad|terrible|rubbish at|in, i be not * good at|in, i hate math|maths|counting|number|riddle|rhyme, i be * stupid|dumb, i can never do|get, i always get * wrong, i be never right, everybody be better than me',
    unless: 'pretend, not stupid|dumb|bad',
    younger: ['Nobody knows it all. You are learning, and I help.', 'It gets easier each time. I help you.'],
    older: [
      'It feels hard now, and it gets easier each time. Say hint, and I help.',
      'Nobody is good at something from the start. We take it step by step.',
    ],
    notIn: ['feelings'],
  },
  {
    id: 'was-it-right',
    hears:
      '=be it|that|this * right|correct|wrong, =be i * right|correct|wrong, do i get it|that right|wrong, do i say|do it|that right|wrong, =be that good, be i say it right|wrong',
    younger: ['If it is right, I always say so.', 'I tell you each time it is right.'],
    older: ['When an answer is right, I say so at once.', 'I always tell you when it is right.'],
  },
  {
    id: 'score',
    hears:
      'how many point, how many * do i get|have right|wrong|correct, how many do i get, what be my|the score|point, who be? win, who have win, =i be win, be i win, do i win, =i win, how be i do',
    younger: ['You do well. We play for fun.', 'We play together, just for fun.'],
    older: ['We play for fun, so do not worry about points.', 'No winners here, we puzzle together.'],
    notIn: [...told, 'move'],
  },
  {
    id: 'doubt',
    hears:
      '=be it|that|this true|real, =be it|that|this even|really true|real, =be you sure *, =really, i not believe you|that|it, =prove it, that be not true, that can not be true, =no way, you make that|it up, do you make that|it up, that be * lie',
    notIn: [...told, 'riddles'],
    younger: ['I believe so. You can ask a grown-up, too.', 'As far as I know, yes. Ask a grown-up, too.'],
    older: [
      'As far as I know, yes. It is good to check, so ask somebody or look in a book.',
      'Doubting is clever. I believe it is true, but do look it up.',
    ],
  },
  {
    id: 'made-up-riddles',
    hears: 'do you make that|it|this|them up, you make that|it|this up, where do you get * joke|riddle',
    notIn: told,
    younger: ['People thought it up, and I tell it.', 'No, people taught it to me.'],
    older: ['No, people collected them, and I tell them.', 'People thought it up and wrote it down for me.'],
  },
  {
    id: 'who-told-you',
    hears:
      'who tell you that|this|it|so, who say that|so, how do you know that|this|it|so|all, where do you know|hear|learn|get that|this|it',
    notIn: ['story', 'make-believe', 'good-night', 'detective'],
    younger: ['People wrote it down for me.', 'The people who made me told me.'],
    older: ['The people who made me wrote it down for me.', 'People read about it and wrote it down for me.'],
  },
  {
    id: 'knows-everything',
    hears: 'do you know everything|all|it_all, you know everything|all|it_all, be you * smarter|cleverer',
    unless: 'all you|my|the friend',
    younger: ['No, only some things. I like finding out.', 'Not everything, but quite a few games.'],
    older: [
      'Far from it, nobody knows everything. I like finding out.',
      'No. I know some things, and many more I do not.',
    ],
  },
  {
    id: 'how-many-known',
    hears: 'how many * do you know|have, how many * be there|left, how many more',
    unless:
      'brother|sister|friend|leg|arm|eye|ear|finger|tooth|child, in, on, star|planet|country|people|day|week|month|animal|dinosaur',
    younger: ['Oh, quite a few!', 'Many, I never counted them.'],
    older: ['Quite a few, I have never counted them.', 'More than we can do in one day.'],
    notIn: ['counting', 'why', 'free-talk'],
  },
  {
    id: 'child-clever',
    hears: 'be i * clever|smart|good|pretty|brave|fast|nice|funny|strong|big|stupid|dumb|bad|naughty',
    unless: 'when|how|why|what',
    younger: ['You think and try, and I like that.', 'You are just right as you are.'],
    older: ['You think for yourself and you try. I like that.', 'You are just right as you are.'],
    notIn: ['feelings'],
  },
  {
    id: 'is-it-scary',
    isUrgent: true,
    hears: '=be it|this|that * scary *, =be the story|game * scary *, will it be|get scary',
    younger: ['No, it ends well. You can always say stop.', 'It ends well, and I am here.'],
    older: [
      'Not very, and it ends well. You can say stop at any time.',
      'It ends well, and you can stop whenever you like.',
    ],
    notIn: ['free-talk', 'feelings'],
  },
  {
    id: 'knows-it',
    hears:
      '=wait? i know this|that|it|one, =wait? i know this|that one, =i know what it be, =wait i know, =i know it be, i know it but, i know * but i *3 not|will_not tell|say, i have hear|do|play|have that|this|it * before, i be go to say that|it, i want to say that|it, i do think that|so, =i know the answer',
    unless: 'that word, this word',
    younger: ['You know a lot!', 'Aha, you know such things!'],
    older: ['Aha, you know a lot.', 'Then you are quick today.'],
    notIn: ['free-talk', 'feelings'],
  },
  {
    id: 'said-it-before',
    hears:
      '=i say|tell that|it|you|this, =no i say|tell that|it|you|this, i say|tell you that|it|this, =i do say that|it, =no i say *, you not hear me, that be what i say, =i just say that|it|you',
    unless: 'say that he|she|my|we, #',
    younger: ['Sorry, then I missed it. Say it once more.', 'Oh, my ears missed it. Once more, please.'],
    older: ['Then I missed it, sorry. Please say it once more.', 'Sorry, I did not hear it well. Once more, please.'],
    notIn: ['free-talk', 'feelings'],
  },
  {
    id: 'game-comment',
    hears:
      '=that|this|it be not * funny, that|this|it not make * sense, =this|that * be * silly|weird|strange|odd|crazy|dumb|stupid, =this|that|it be * silly|weird|strange|odd|crazy|stupid|dumb *, =it|that sound * funny|weird|strange|silly, =that|this|it be * funny word|one|name, =that|this|it be not * word, =that|this|it be * long|strange|weird word, =that|this|it be * trick *, =that|this|it be obvious, =that|this|it be impossible',
    unless: 'you be',
    younger: ['Ha, it is a bit odd, I know.', 'Yes, it sounds a bit funny.'],
    older: ['Fair enough, it is a bit odd.', 'I see what you mean, not every one is a hit.'],
    notIn: [...told, 'move'],
  },
  {
    id: 'game-praise',
    hears:
      '=interesting, =that|this|it be * interesting|cool|funny|amazing|awesome|great|fun, =cool, =wow, =i like that|this|it *',
    younger: ['I am glad you like it!', 'Yes, fun, is it not!'],
    older: ['I am glad you like it.', 'Good, I like it, too.'],
    notIn: ['free-talk', 'feelings', 'show-and-tell'],
  },
  {
    id: 'cheating',
    hears: 'be you cheat, you be cheat, you cheat, =no cheat, =that be cheat, =cheater, do not cheat, you be * cheater',
    younger: ['I never cheat, promised.', 'No cheating here, we play fair.'],
    older: ['I play fair, promised.', 'No cheating on my side, word of honour.'],
  },
  {
    id: 'may-ask',
    hears:
      'can|may|could i ask you? *3 question|something|one, =i have * question, =i have * question for you, =question, =i want to? ask you? something|question',
    younger: ['Yes, ask me!', 'Of course. What is it?'],
    older: ['Of course, ask away.', 'Sure, what is your question?'],
    after: 'wait',
  },
  {
    id: 'thinking',
    hears:
      '=let me think|count|try|guess|do_it, =let me think|count again, =let me think about it, =i be * think, =i need to? think, =do not tell|say me|it|answer, =do not tell me yet, =do not tell, tip of my tongue, =give me * time|minute|second, =i need * time, =wait let me think|count *',
    notIn: told,
    younger: ['Take your time.', 'No hurry, I wait.'],
    older: ['Take your time.', 'No hurry, I wait.'],
    after: 'wait',
  },
  {
    id: 'guess-together',
    hears: 'can|may|could my * guess|help|answer|say|try *, can|may i ask my *, can|may we guess|do_it together',
    younger: ['Yes, guess together!', 'Of course, two heads are better.'],
    older: ['Of course, guess together.', 'Sure, two heads are better than one.'],
  },
  {
    id: 'may-count-on-fingers',
    hears:
      'can|may i use|count|take * finger|paper|pencil|calculator, can|may i write|count it|on *, be i allowed to use',
    younger: ['Of course, do that!', 'Yes, good idea.'],
    older: ['Of course, use what helps.', 'Sure, that is a good way.'],
  },
  {
    id: 'translate',
    isUrgent: true,
    hears:
      'how do you|we|they|i say *6 in german|french|spanish|italian|english|polish|turkish|chinese, =how do you|we|they|i say *5, what be|do *3 in german|french|spanish|italian|english|polish|turkish|chinese',
    younger: ['I only know a few words. That one I do not.', 'That word I have not learned yet.'],
    older: [
      'I only know the words of my games in other languages, so I cannot say that one.',
      'That one is not among my words. Somebody who speaks it may know.',
    ],
  },
  {
    id: 'pipit-languages',
    hears:
      'can|do you * speak german|french|spanish|italian|polish|turkish|chinese|russian|arabic|japanese|another, which|what|how_many language * you speak|know, do you know german|french|spanish|italian|polish|turkish|chinese|russian|arabic|japanese',
    younger: ['I speak English, and some words of four others.', 'English, and a few words more.'],
    older: [
      'I speak English, and I know some words of Spanish, French, German and Italian.',
      'Only English, and a few words of Spanish, French, German and Italian.',
    ],
  },
  {
    id: 'spell-it',
    hears: '=how do you|i spell it|that|this, =how be it|that spell, =spell it|that, can you spell it|that',
    younger: ['Say, how do you spell, and the word.', 'Tell me the word, and I spell it.'],
    older: ['Which word? Say, how do you spell, and then that word.', 'Ask, how do you spell, and then the word.'],
  },
  {
    id: 'cannot-say-it',
    hears: '=i can not say it|that|this *, =it|that|this be * hard to say, =i can not pronounce it|that|this',
    younger: ['Then just listen, that is good, too.', 'It is tricky. A little try is enough.'],
    older: ['It is tricky. A small try is enough.', 'No problem, listening helps, too.'],
    notIn: ['free-talk', 'feelings'],
  },
]
