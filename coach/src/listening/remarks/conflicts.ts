import type { Remark } from '../remark.ts'

export const conflicts: Remark[] = [
  {
    id: 'wants-to-hit',
    hears: `i <want> to? hit|kick|bite|hurt|push|scratch|pinch|fight <victim>,
      i be go to hit|kick|bite|hurt|push|fight <victim>,
      i hit|kick|bite|push <victim>, i will hit|kick|bite|hurt|fight <victim>,
      i feel like hit|kick|fight|scream|break`,
    unless:
      'ball, game, dragon|monster|piñata|pinata|drum|nail, not <want>, not hit, bite my nail|lip|tongue, ghost, goal',
    younger: [
      'You are very, very angry. Angry is allowed, hurting is not. Stamp your feet, or squeeze a pillow, hard!',
      'That is a big anger. Hands are not for hurting. Roar like a lion, and then tell a grown-up what happened.',
    ],
    older: [
      'You sound really angry, and you are allowed to be. Hurting somebody is not all right. Punch a pillow, run once around, or say it in words.',
      'Anger that big has a reason. Do not use your hands for it. Take ten slow breaths, walk away, and tell a grown-up what was unfair.',
    ],
    after: 'stay',
    isUrgent: true,
  },
  {
    id: 'somebody-broke-it',
    hears: `<peer> * break my|our, <peer> break <toy>, <peer> * knock|kick|push over|down my, <peer> knock over|down my, <peer> step on my,
      <peer> * take|steal my, <peer> * destroy|rip|tear|hide|spoil|scribble|draw_on my, <peer> eat my, <peer> throw my,
      <peer> not give * back, <peer> * not share, <peer> have my <possession>`,
    unless: 'why|if, pretend',
    younger: [
      'Oh no, that is not fair. Say stop, and ask a grown-up.',
      'That makes you angry. A grown-up can help you both.',
    ],
    older: [
      'That is really annoying, after all your work. Tell them calmly how it made you feel, and ask them to help put it right.',
      'No wonder you are cross. Say what you want in words, and get a grown-up if that does not work.',
    ],
    followUp: ['What would make it good again?', 'What did you do then?'],
    isUrgent: true,
  },
  {
    id: 'quarrel',
    hears: `i have * fight|argument|quarrel with, i fight|argue with, we have * fight|argument|quarrel, we fight|argue|quarrel,
      <peer> and i * fight|argue|quarrel, me and my? <peer> * fight|argue|quarrel, i be not friend any_more,
      <peer> be not my friend, <peer> not want to? be my friend, my friend be angry|upset with|at me`,
    unless: 'pretend, pillow_fight, snowball_fight, dragon|knight|pirate|robot|ninja',
    younger: [
      'A fight with somebody you like feels bad. You can say sorry, and you can say what hurt you.',
      'Oh, that is sad. Friends fight sometimes, and they make up again. A hug can begin it.',
    ],
    older: [
      'Fights with people we like hurt the most. When you are both calm, say what bothered you, and listen to them, too.',
      'That is hard. Nearly all friends quarrel at times, and most make up. A small first step, like a kind word, can help.',
    ],
    after: 'stay',
    isUrgent: true,
  },
  {
    id: 'left-out-by-friend',
    hears: `my * friend have * new * friend, my * friend have * other|another * friend, my * friend play with somebody|someone|other,
      my * friend like * better|more than me, nobody|no_one pick me`,
    younger: [
      'That can make a heart heavy. A friend can like two people.',
      'Oh, that feels lonely. Ask if you can all play together.',
    ],
    older: [
      'That can sting. A new friend does not mean that you count less. You could ask to do something with both.',
      'That is a hard feeling. Friends often have more than one friend, and there is still room for you.',
    ],
    after: 'stay',
    isUrgent: true,
  },
  {
    id: 'somebody-was-mean',
    hears: `<peer> be? * mean|nasty|horrible|rude to|with me, <peer> be mean, <peer> be be mean|nasty|horrible|rude|annoying, <peer> tease|annoy|laugh_at|ignore|copy me,
      <peer> * call me, <peer> say mean|bad|nasty, <peer> * not let me play, <peer> not play with me, <peer> not want to? sit|play|speak *3 me, <peer> be? push me, <peer> make fun of me,
      <peer> always annoy|tease, i get tell off, <relative> shout|yell at me, <relative> be angry|cross with|at me,
      <peer> cheat, it be not fair, that be not fair, it be unfair, that be unfair, =not fair, =unfair`,
    unless: 'pretend, mean by, bear|fox|dragon|wolf, fair you, fair that you, fair because you',
    younger: [
      'That does not feel good. I am sorry. Tell a grown-up about it, they can help.',
      'Oh, that hurts inside. You did well to tell me. Tell somebody at home, too.',
    ],
    older: [
      'I am sorry, that is not a nice way to be treated. You do not have to put up with it alone. Tell a grown-up you trust.',
      'That hurts, and it is all right to say so. Try saying, stop, I do not like that. And tell a grown-up.',
    ],
    followUp: ['Would you like to tell me more?', 'What would you like to be different?'],
    isUrgent: true,
  },
  {
    id: 'annoying-sibling',
    hears: `i hate my brother|sister|cousin, i not like my brother|sister|cousin, my * brother|sister be? * annoying|pain,
      my brother|sister get more|everything|bigger`,
    younger: [
      'Brothers and sisters can be hard work. You may be cross, and you can still love them.',
      'Sometimes people annoy us a lot. A little time alone can help.',
    ],
    older: [
      'Living with somebody can be really annoying at times. You may want some time for yourself, and you can say so.',
      'That sounds tiring. You can be angry with somebody and still care for them. Talk to a grown-up when it gets too much.',
    ],
    followUp: ['What happened?', 'What would help?'],
  },
]
