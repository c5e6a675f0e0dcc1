import type { Remark } from '../remark.ts'

export const losses: Remark[] = [
  {
    id: 'pet-died',
    hears: `my|our * <pet> * die, <pet> die and i, we bury my|our <pet>, <pet> go to heaven,
      we have to put my|our <pet> to sleep, my|our <pet> be put to sleep, my|our <pet> pass away, my|our <pet> get run over`,
    unless: 'when|if|will my|our <pet> die, game, not die, pretend, toy',
    younger: [
      'Oh, I am so sorry. You loved your pet very much, and it is all right to cry.',
      'That is very sad. Missing somebody hurts because you loved them. A hug from a grown-up may help.',
    ],
    older: [
      'I am so sorry. A pet is part of the family, and it is all right to be sad for as long as you need.',
      'That is a real loss, and I am sorry. Being sad shows how much you loved your pet. Talk with somebody at home about it, too.',
    ],
    after: 'stay',
    isUrgent: true,
  },
  {
    id: 'plant-died',
    hears:
      'my|our * flower|plant|tree|sunflower|tomato|cactus|bean die|dry_up|wither, my|our * flower|plant|tree be dead',
    unless: 'when|if|will|why|how, pretend',
    younger: ['Oh, what a pity. You took care of it.', 'That is sad. Maybe you can plant a new one.'],
    older: [
      'What a pity, after all your care. Perhaps a new seed will do better.',
      'That is sad. Plants do not always make it, even when we care for them.',
    ],
    followUp: ['What kind of plant was it?', 'Where did it grow?'],
    isUrgent: true,
  },
  {
    id: 'person-died',
    hears: `my|our * <relative> * die, <grandparent> die, <grandparent> be die, <relative> pass away, <relative> go to heaven, <relative> be in heaven,
      funeral, i not have <grandparent> any_more, somebody|someone die, my <relative> be not alive`,
    unless: `when|if|will|can|could *4 die, game, not die, almost die, pretend, in book|film|story|movie, why do grandma|grandpa die,
      laugh, battery, phone, say|tell|think|plant|flower|tree|bug|spider|character|king|queen|wizard|dinosaur`,
    younger: [
      'I am so sorry. That is very, very sad. You may cry, and you may be cuddled for a long time.',
      'Oh, that is so sad. You loved them, and they loved you, and that love stays. A grown-up can hold you.',
    ],
    older: [
      'I am so sorry. When somebody we love is gone, it hurts, and every feeling is allowed. The love you had stays with you.',
      'Thank you for telling me. I am very sorry. There is no wrong way to be sad. Somebody at home may miss them, too, and you can hug each other.',
    ],
    after: 'stay',
    isUrgent: true,
  },
  {
    id: 'parents-part',
    hears: `mum and dad * divorce|separate|split_up|break_up, parent * divorce|separate|split_up|break_up, mum|dad move out,
      mum|dad not live with, mum|dad leave us`,
    unless: 'game, pretend, film',
    younger: [
      'That is a big change, and it can feel sad. It is not your fault. They both still love you.',
      'Oh, that is hard. Nothing you did made it happen. You can tell them how it feels.',
    ],
    older: [
      'That is a big change, and it is all right to be sad or angry about it. It is never a child’s fault. You may tell them how it feels for you.',
      'I am sorry, that is hard. It is between the grown-ups and not your fault. It can help to tell both of them what you need.',
    ],
    after: 'stay',
    isUrgent: true,
  },
  {
    id: 'missing-somebody',
    hears: `i miss my|our <relative>, my * friend be move, i miss my|our <pet>, i miss him|her|them|home, i want my mum|dad, i want mum|dad,
      <relative> move away, <relative> be far away, my friend be leave`,
    unless: 'not miss, miss the ball|bus|goal|train',
    younger: [
      'Missing somebody feels like a hole in the tummy. Tell a grown-up, they can hug you.',
      'Oh, you miss them. You could draw a picture for them.',
      'That is a sad feeling, and it comes from love. A cuddle helps a little.',
    ],
    older: [
      'Missing somebody shows how much they mean to you. Maybe you can call them, or draw or write something for them.',
      'That is a hard feeling. Tell somebody at home. Talking about the one you miss can bring them a little closer.',
    ],
    isUrgent: true,
    followUp: ['What do you like most about them?', 'What do you do together when you see each other?'],
  },
  {
    id: 'lost-something',
    hears: `i lose my <possession>, i can not find my, my <possession> be? lose|gone|missing|stolen, somebody|someone take|steal my,
      my <possession> be go, i leave my <possession>, i forget my <possession>`,
    unless: 'tooth, why|how',
    younger: [
      'Oh no, that is not nice. Ask a grown-up to look with you. Four eyes see more than two.',
      'How annoying. Where did you have it last? Look there with a grown-up.',
    ],
    older: [
      'That is annoying. Think back to where you had it last, and ask somebody to search with you.',
      'Oh no. Things like to hide under other things. Look slowly, one place after the other, and ask for help.',
    ],
    followUp: ['Where did you see it last?', 'What does it look like?'],
  },
  {
    id: 'broken',
    hears: `my|our * <toy> be? break, i break my, i break the? <toy>, my <toy> fall apart|down|over,
      my tablet|bike be not work, my <toy> rip|tear|pop, my balloon pop|fly_away, i drop my <toy>|ice_cream`,
    unless: '<peer> break, why|how',
    younger: [
      'Oh no, broken! That is sad. Maybe a grown-up can help you mend it.',
      'What a pity. Things break sometimes. You can build it again, even better.',
    ],
    older: [
      'Oh, what a pity. It is all right to be upset. Maybe somebody can help you repair it.',
      'That is frustrating, when something breaks. Perhaps it can be mended, or become something new.',
    ],
    followUp: ['How did it happen?', 'Can it be mended, do you think?'],
  },
]
