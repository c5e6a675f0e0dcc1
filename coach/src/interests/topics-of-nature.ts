import { topic } from './topic.ts'

export const topicsOfNature = [
  topic({
    names:
      'dinosaur, dino, t-rex, t rex, tyrannosaurus, tyrannosaurus rex, triceratops, stegosaurus, diplodocus, velociraptor, fossil, mammoth',
    content: 'dinosaur, fossil, mammoth, time machine',
    activities: 'animal-sounds, why',
    offers: [
      'make-believe.time_machine: visit the dinosaurs in a time machine',
      'story.museum middle: go into a story with a mammoth',
    ],
    questions: [
      'Which dinosaur would you like to ride on?',
      'What do you think dinosaurs dreamed about?',
      'Where would a dinosaur sleep in your home?',
      'What would you feed a baby dinosaur?',
    ],
  }),
  topic({
    names:
      'space, outer space, rocket, moon, planet, star, astronaut, galaxy, solar system, universe, astronomy, mars, saturn, spaceship, star wars, alien',
    content: 'space, rocket, moon, planet, astronaut, galaxy, star, mars, saturn, jupiter, comet, telescope',
    activities: 'make-believe, quiz',
    offers: [
      'make-believe.moon: fly to the moon',
      'quiz.about_space: do a quiz about space',
      'story.space_station older: go into a story on a space station',
    ],
    questions: [
      'What would you pack for a flight to the stars?',
      'Who would you like to meet on another planet?',
      'What would you call your own rocket?',
      'What do you think it is like to float all day?',
    ],
  }),
  topic({
    names: 'horse, pony, horse riding, riding, foal, unicorn, stable',
    content: 'horse, pony, foal, gallop, hoof, saddle, stable, unicorn',
    activities: 'animal-sounds, move',
    offers: ['make-believe.animal_hospital: be animal doctors', 'animal-sounds.start: guess animals'],
    questions: [
      'Which name would you give to a horse of your own?',
      'What do you think horses talk about in the meadow?',
      'Where would you ride, if you had a whole day?',
      'What does a pony like best, do you think?',
    ],
  }),
  topic({
    names: 'dog, puppy, cat, kitten, rabbit, bunny, hamster, guinea pig, pet, mouse, budgie, parrot',
    content: 'dog, puppy, cat, kitten, rabbit, hamster, guinea pig, mouse, parrot, pet, animal doctor',
    activities: 'animal-sounds',
    offers: ['make-believe.animal_hospital: be animal doctors', 'animal-sounds.start: guess animals'],
    questions: [
      'What would a pet say, if it could talk for one day?',
      'Which trick would you teach to an animal?',
      'What do you think animals do when everybody is asleep?',
    ],
  }),
  topic({
    names:
      'animal, wild animal, zoo, lion, tiger, elephant, giraffe, monkey, gorilla, panda, koala, wolf, fox, bear, crocodile, snake, lizard, safari, jungle, reptile',
    content:
      'animal, animals, lion, tiger, elephant, giraffe, monkey, panda, koala, wolf, fox, bear, crocodile, snake, lizard, jungle, zebra',
    activities: 'animal-sounds',
    offers: ['animal-sounds.start: guess animals', 'story.jungle older: go into a story in the jungle'],
    questions: [
      'Which animal would you like to be for a day?',
      'What would you build for the animals in your own zoo?',
      'Which animal has the best hiding place, do you think?',
    ],
  }),
  topic({
    names:
      'sea, ocean, whale, shark, dolphin, fish, octopus, mermaid, submarine, beach, diving, penguin, seal, turtle, sea animal, sea creature, shell',
    content:
      'sea, ocean, whale, shark, dolphin, fish, octopus, mermaid, submarine, beach, dive, penguin, seal, turtle, wave, shell',
    activities: 'animal-sounds',
    offers: ['make-believe.submarine_trip: dive in a submarine', 'story.sea: go into a story on the sea'],
    questions: [
      'What would you look for at the bottom of the sea?',
      'Which question would you ask an octopus?',
      'What would you take along on a long swim with the fish?',
    ],
  }),
  topic({
    names:
      'bird, owl, bee, butterfly, insect, bug, spider, ladybird, ladybug, ant, beetle, snail, worm, caterpillar, hedgehog, frog',
    content:
      'bird, owl, bee, butterfly, insect, spider, ladybird, ant, beetle, snail, worm, caterpillar, hedgehog, frog',
    activities: 'animal-sounds, why',
    offers: ['story.garden little: go into a story in a garden', 'animal-sounds.start: guess animals'],
    questions: [
      'What does the world look like to somebody as small as a beetle?',
      'Where would you fly, if you had wings for an hour?',
      'Which small animal have you watched for a long time?',
    ],
  }),
  topic({
    names:
      'nature, garden, gardening, plant, flower, tree, forest, mushroom, camping, hiking, mountain, climbing trees',
    content: 'garden, plant, flower, tree, forest, seed, leaf, grass, mountain, mushroom, nature',
    activities: 'word-garden, why',
    offers: [
      'story.forest: go into a story in the forest',
      'story.garden little: go into a story in a garden',
      'quiz.about_nature: do a quiz about nature',
    ],
    questions: [
      'What would you grow in a garden of your own?',
      'What is the best thing to find in a forest?',
      'What would a tree tell us, if it could talk?',
    ],
  }),
  topic({
    names: 'farm, farm animal, cow, pig, chicken, sheep, goat, tractor, hen, duck, donkey',
    content: 'farm, cow, pig, chicken, sheep, goat, hen, rooster, duck, donkey, hay',
    activities: 'animal-sounds',
    offers: ['story.farm little: go into a story on a farm', 'animal-sounds.start: guess animals'],
    questions: [
      'What would you do first on a farm of your own?',
      'Which animal makes the funniest sound?',
      'What do cows think about all day, do you think?',
    ],
  }),
  topic({
    names:
      'science, experiment, volcano, weather, how things work, thunder, storm, rainbow, magnet, body, human body, chemistry, physics, why things are',
    content: 'why, volcano, lava, weather, storm, lightning, rainbow, magnet, body, bone, electricity, earth, science',
    activities: 'why',
    offers: ['why.start: find out why things are as they are', 'quiz.about_nature: do a quiz about nature'],
    questions: [
      'What would you like to find out one day?',
      'Which experiment would you like to try?',
      'What is the strangest thing you have ever noticed?',
    ],
  }),
  topic({
    names: 'snow, winter, sledging, sledding, ski, skiing, ice skating, christmas, snowman, igloo',
    content: 'snow, winter, ice, mitten, snowman, igloo, sledge, skate',
    offers: ['story.snow: go into a story in the snow'],
    questions: [
      'What would you build, if the snow was as high as a house?',
      'What is the best thing about winter?',
      'What would a snowman do in summer?',
    ],
  }),
]
