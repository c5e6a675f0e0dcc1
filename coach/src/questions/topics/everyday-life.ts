import type { AnsweredQuestion } from '../answered-question.ts'

export const everydayLife: AnsweredQuestion[] = [
  {
    asks: 'why do I have to go to school; why do we go to school; why is there school; what is school for; do I have to go to school',
    younger: 'At school you learn to read, count and make friends.',
    older:
      'School teaches what you need to understand the world and to decide for yourself. And you learn to get along with others.',
  },
  {
    asks: 'why do I have to do homework; why is there homework; why do we have homework',
    younger: 'Practice makes things stick in your head.',
    older:
      'When you do something again on your own, your brain stores it better. If it is too much, tell your teacher.',
  },
  {
    asks: 'why do I have to go to bed; why do I have to go to bed early; why do children go to bed earlier; why do grown ups stay up late',
    younger: 'Children grow in their sleep, so they need more of it.',
    older: 'Children’s brains and bodies are growing and need about ten hours of sleep, grown-ups only seven or eight.',
  },
  {
    asks: 'why do I have to tidy my room; why do I have to clean up; why do we tidy up',
    younger: 'Then you find things again, and nobody steps on them.',
    older: 'In a tidy room you find your things, nothing gets broken, and the family can live together well.',
  },
  {
    asks: 'why do I have to share; why should I share; why do we share',
    younger: 'Sharing makes two people happy instead of one.',
    older:
      'When we share, everybody gets a turn, and others share with us. You may also have some things that are only yours.',
  },
  {
    asks: 'why do I have to say please; why do we say thank you; why do I have to say sorry; why do I have to be polite',
    younger: 'Kind words feel good, for you and for others.',
    older: 'With please, thank you and sorry we show that we notice each other. It makes living together easier.',
  },
  {
    asks: 'why do I have to wear a helmet; why do I need a seat belt; why do I have to sit in a car seat; why do I have to wear a seatbelt',
    younger: 'A helmet and a belt keep you safe if you bump.',
    older:
      'If something goes wrong, the body keeps moving fast. A helmet protects your brain, and a belt holds you in your seat.',
  },
  {
    asks: 'why do I have to listen to my parents; why do parents make rules; why are there rules; why do we need rules',
    younger: 'Rules keep you safe and make it fair for everybody.',
    older:
      'Rules protect people and make life together fair. You may ask why a rule is there, and good ones have a reason.',
  },
  {
    asks: 'why can I not watch television all day; why can I not play on the tablet all day; why is too much screen time bad; why is too much tv bad',
    younger: 'Your body wants to move, and your eyes want a rest.',
    older:
      'Too much screen leaves no time for moving, sleeping and playing with others, and growing brains need all of these.',
  },
  {
    asks: 'why do grown ups work; why does daddy have to work; why does mummy go to work; why do people work; why do parents have to work',
    younger: 'They earn money for food and home, and they help others.',
    older:
      'With work people earn the money for living, and they do what others need, as doctors, builders or bakers do. Many also enjoy it.',
  },
  {
    asks: 'what is money; why do we need money; where does money come from; why do things cost money; who makes money',
    younger: 'With money people can swap. You give some and get something.',
    older:
      'Money is a way to swap work and things fairly. Each country’s central bank makes it. If everybody printed some, it would be worth nothing.',
  },
  {
    asks: 'why are some people poor; why are some people rich; why do some people have no house; why are people homeless',
    younger: 'Often it is just bad luck. We can be kind and share.',
    older:
      'There are many reasons, such as illness, no work or bad luck, and it is often unfair. Families, towns and helpers try to make it better.',
  },
]
