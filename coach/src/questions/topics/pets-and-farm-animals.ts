import type { AnsweredQuestion } from '../answered-question.ts'

export const petsAndFarmAnimals: AnsweredQuestion[] = [
  {
    asks: 'why do cats purr; how do cats purr; what does purring mean',
    younger: 'Their throat buzzes. Mostly it means, I feel well.',
    older:
      'A cat purrs by making small muscles in its throat twitch very fast. It often means the cat is content, but cats also purr to calm themselves.',
  },
  {
    asks: 'why do cats have whiskers; what are whiskers for',
    younger: 'Whiskers are feelers. They tell what is near, even in the dark.',
    older:
      'Whiskers are very sensitive hairs. They feel the air and nearby things, so a cat knows in the dark whether it fits through a gap.',
  },
  {
    asks: 'can cats see in the dark; why do cats’ eyes glow; why do cats’ eyes shine; how do cats see at night',
    younger: 'Cats need only a little light. In full darkness they see nothing.',
    older:
      'Cats need only a little light. A layer at the back of their eyes throws light back, so they use it twice, and that is why their eyes shine.',
  },
  {
    asks: 'why do cats land on their feet; do cats always land on their feet',
    younger: 'Falling cats turn quickly. Mostly they land on their feet.',
    older:
      'A falling cat feels which way is up and twists its bendy back until its feet point down. It mostly works, but a fall can still hurt a cat.',
  },
  {
    asks: 'do cats have nine lives; how many lives does a cat have',
    younger: 'That is only a saying. A cat has one precious life.',
    older:
      'That is only a saying, because cats are so good at getting out of trouble. Like all of us they have one life.',
  },
  {
    asks: 'why do dogs wag their tails; what does it mean when a dog wags its tail',
    younger: 'It is how dogs talk. Quick and loose mostly means, happy!',
    older:
      'Dogs show feelings with their tails. A loose, wide wag mostly means joy, but a stiff, slow one can mean the dog is unsure.',
  },
  {
    asks: 'why do dogs bark; what does barking mean',
    younger: 'Barking is dog talk for hello, come play, or watch out.',
    older:
      'Dogs bark to greet, to warn, to call, or because they are bored. The sound is different each time, and people who know the dog can tell.',
  },
  {
    asks: 'why do dogs sniff everything; how well can dogs smell; why do dogs smell so well; why do dogs sniff',
    younger: 'A dog smells far more than we do, like reading news.',
    older:
      'Dogs have many more smelling cells than people, so a sniff tells them who was there and when. For a dog smelling is like reading.',
  },
  {
    asks: 'why do dogs pant; why do dogs stick out their tongues; why do dogs breathe with their tongue out',
    younger: 'Panting cools dogs down. Air takes heat from the wet tongue.',
    older: 'Dogs hardly sweat. When they pant, water dries on the tongue and in the mouth, and that cools them.',
  },
  {
    asks: 'can dogs see colours; are dogs colour blind; do dogs only see black and white',
    younger: 'Dogs see mostly blue and yellow. Red looks brownish to them.',
    older:
      'Dogs do see colours, but fewer than we do. They can tell blue and yellow apart, while red and green look much alike to them.',
  },
  {
    asks: 'why can dogs not eat chocolate; can dogs eat chocolate; is chocolate bad for dogs',
    younger: 'Chocolate makes dogs very ill. So never share it with them.',
    older:
      'Chocolate contains a substance that dogs’ bodies cannot break down well, and it makes them ill. So keep it away from them, and call a vet if it happens.',
  },
  {
    asks: 'why do pigs roll in mud; why do pigs like mud; are pigs dirty',
    younger: 'Mud cools pigs and protects their skin, like sun cream.',
    older:
      'Pigs cannot sweat well, so wet mud cools them, and it protects their skin from sun and insects. They are actually clean animals.',
  },
  {
    asks: 'why do cows moo; what do cows say',
    younger: 'Cows moo to talk, or to say, I am hungry.',
    older: 'Cows moo to call their calf, their herd or the farmer. Each cow has its own voice.',
  },
  {
    asks: 'where does milk come from; how do cows make milk; why do cows give milk',
    younger: 'Cows eat grass and make milk for calves. We drink some.',
    older:
      'A cow that has had a calf makes milk for it, out of grass, hay and water. Farmers milk cows once or twice a day.',
  },
  {
    asks: 'do brown cows give chocolate milk; where does chocolate milk come from',
    younger: 'No, all cows give white milk. People stir in cocoa and sugar.',
    older:
      'No, that would be funny. The colour of the cow does not matter. Chocolate milk is milk with cocoa and sugar.',
  },
  {
    asks: 'why do horses sleep standing up; how do horses sleep; do horses sleep standing',
    younger: 'They lock their legs and doze. For deep sleep they lie down.',
    older:
      'Horses can lock their knees and doze on their feet, ready to run. For deep sleep they lie down for a while.',
  },
  {
    asks: 'why do horses wear shoes; why do horses have horseshoes',
    younger: 'Shoes protect hooves on hard roads. It does not hurt.',
    older:
      'Hooves would wear down on hard ground, so a farrier nails on iron shoes. A hoof is made of the same stuff as your nails, so it does not hurt.',
  },
  {
    asks: 'why do sheep have wool; what is wool made of; where does wool come from',
    younger: 'Wool keeps sheep warm. After their haircut we make jumpers of it.',
    older: 'A sheep’s fleece keeps it warm and dry. It is shorn about once a year, then spun into yarn for clothes.',
  },
  {
    asks: 'why do rabbits have long ears; why do bunnies have big ears',
    younger: 'With long ears they hear danger early, and they cool themselves.',
    older:
      'Long ears catch quiet sounds from all sides, so rabbits notice danger early. In hot weather they also let off heat.',
  },
  {
    asks: 'do animals talk; can animals talk to each other; how do animals talk',
    younger: 'Yes, with sounds, smells and movements, but not with our words.',
    older:
      'Animals tell each other a lot with calls, smells, colours and gestures, such as danger or food. Real language with sentences is a human thing, as far as we know.',
  },
  {
    asks: 'do animals have feelings; can animals be sad; do animals love',
    younger: 'Yes, many animals can feel happy, afraid or sad.',
    older:
      'Many animals clearly feel fear, joy and closeness. How it is to be a dog or a crow, nobody can know exactly.',
  },
  {
    asks: 'do animals dream; do dogs dream; do cats dream',
    younger: 'It seems so. Sleeping dogs run with their paws.',
    older:
      'Scientists think that many mammals dream. In their sleep their brains are busy, and dogs twitch as if they were running.',
  },
  {
    asks: 'what do hamsters eat; what do rabbits eat; what do guinea pigs eat',
    younger: 'Hay, grass, vegetables and seeds. Ask a grown-up which ones are good.',
    older:
      'Rabbits and guinea pigs need a lot of hay and greens. Hamsters eat seeds, some vegetables and a little protein. A vet or a good book knows the details.',
  },
]
