import { topic } from './topic.ts'

export const topicsOfPlay = [
  topic({
    names:
      'train, railway, railroad, locomotive, steam engine, tram, metro, subway, wooden railway, thomas the tank engine',
    content: 'train, railway, rail, choo choo, engine',
    activities: 'move, why',
    offers: ['story.train little: go into a story on a small train'],
    questions: [
      'Where should a train go, if you were the driver?',
      'What would be in the longest train of the world?',
      'What do you like to see from the window of a train?',
      'Who may ride along in your train?',
    ],
  }),
  topic({
    names:
      'car, racing car, race car, lorry, truck, digger, excavator, tractor, bus, plane, aeroplane, airplane, helicopter, vehicle, motorbike, motorcycle, crane, bulldozer, boat, ship, bike, bicycle, racing',
    content: 'car, lorry, truck, bus, plane, aeroplane, helicopter, wheel, bike, bicycle, boat, ship, engine, tractor',
    activities: 'why, riddles',
    offers: ['make-believe.fire_brigade: drive a fire engine'],
    questions: [
      'Which machine would you like to drive for a day?',
      'What can your dream car do?',
      'Where would you land with a helicopter of your own?',
    ],
  }),
  topic({
    names:
      'fire engine, fire truck, fire fighter, firefighter, fire brigade, fireman, police, rescue, paw patrol, ambulance',
    content: 'fire engine, fire fighter, ladder, police, rescue, hose',
    activities: 'detective',
    offers: ['make-believe.fire_brigade: drive a fire engine'],
    questions: [
      'Whom would you like to help one day?',
      'What belongs into a rescue bag, do you think?',
      'What makes somebody a good helper?',
    ],
  }),
  topic({
    names:
      'football, soccer, basketball, tennis, table tennis, hockey, sport, running, swimming, gymnastics, climbing, cycling, skateboard, skateboarding, roller skating, karate, judo, cricket, rugby, volleyball, handball, trampoline, jumping, athletics, ball game',
    content: 'football, soccer, ball, goal, kick, run, race, jump, swim, climb, skate, sprinter, team, throw',
    activities: 'move',
    offers: ['move.start: move like athletes do'],
    questions: [
      'What do you like best about your sport?',
      'Which new rule would make the game funnier?',
      'How does it feel when something works that you have practised?',
      'Who should be in your dream team?',
    ],
  }),
  topic({
    names:
      'lego, duplo, building, building blocks, block, brick, minecraft, construction, marble run, playmobil, building things, building towers',
    content: 'build, built, brick, tower, block, bridge, wall, house, hammer, workshop',
    activities: 'show-and-tell, counting',
    offers: [
      'story.workshop older: go into a story in a workshop',
      'show-and-tell.start: do show and tell with something you built',
    ],
    questions: [
      'What is the best thing that you have ever built?',
      'What would you build with a million bricks?',
      'Who should live in the house that you build?',
      'Does your tower need a secret door?',
    ],
  }),
  topic({
    names: 'robot, machine, inventing, inventor, invention, computer, coding, programming, tool, gadget, engineering',
    content: 'robot, machine, invention, inventor, invent, wheel, clock, battery, engine',
    activities: 'why',
    offers: ['story.workshop older: go into a story in a workshop', 'why.start: find out why things are as they are'],
    questions: [
      'What should a robot do for you?',
      'Which machine has nobody invented yet?',
      'What would you take apart to look inside?',
    ],
  }),
  topic({
    names: 'pirate, treasure, treasure hunt, treasure island, sailing',
    content: 'pirate, treasure, island, sail, captain, ship',
    offers: ['make-believe.pirates: sail with the pirates', 'story.sea: go into a story on the sea'],
    questions: [
      'Where would you hide a treasure?',
      'What would be written on the flag of your ship?',
      'Whom would you take along on a long voyage?',
    ],
  }),
  topic({
    names:
      'dragon, knight, castle, princess, prince, king, queen, fairy, wizard, magic, elf, unicorn, fairy tale, mythical creature, harry potter, frozen, elsa',
    content: 'dragon, knight, castle, princess, king, queen, magic, wizard, crown, unicorn',
    activities: 'story',
    offers: [
      'make-believe.dragon: look after a dragon',
      'make-believe.time_machine: visit a castle in a time machine',
      'story.start: go into a story',
    ],
    questions: [
      'What would you use a little magic for?',
      'What is in the highest room of your castle?',
      'What would you teach a small dragon?',
    ],
  }),
  topic({
    names: 'circus, clown, acrobat, magic trick, juggling, theatre, theater, acting, puppet',
    content: 'circus, clown, trick, juggle, puppet, stage, tightrope',
    offers: ['make-believe.circus: have a circus'],
    questions: [
      'What would you show in a circus?',
      'Who should sit in the first row?',
      'Which trick would surprise me?',
    ],
  }),
  topic({
    names: 'cooking, baking, cook, kitchen, cake, food, pizza, pancake, ice cream, chocolate, restaurant, cookie',
    content: 'cook, bake, baker, cake, pizza, pancake, ice cream, chocolate, soup, bread, dough, restaurant, kitchen',
    offers: ['make-believe.restaurant: open a restaurant', 'story.pancake little: go into a story in a kitchen'],
    questions: [
      'What would you cook for everybody at home?',
      'Which ice cream has nobody invented yet?',
      'What smells best in a kitchen?',
    ],
  }),
  topic({
    names:
      'music, singing, song, piano, guitar, drum, violin, flute, choir, instrument, making music, recorder, trumpet, k-pop',
    content: 'music, sing, song, piano, guitar, drum, violin, flute, band, trumpet, instrument',
    activities: 'rhymes',
    offers: ['rhymes.start: find rhymes', 'quiz.about_music: do a quiz about music'],
    questions: [
      'Which song makes you want to jump?',
      'Which instrument would you like to try?',
      'What does your favourite music sound like?',
    ],
  }),
  topic({
    names: 'dance, dancing, ballet, hip hop, disco',
    content: 'dance, dancer, ballet, dance step, twirl, parade',
    activities: 'move',
    offers: ['move.start: move and freeze'],
    questions: [
      'Which music makes your feet move?',
      'What would you call your own dance?',
      'Where is the best floor to dance on?',
    ],
  }),
  topic({
    names:
      'painting, drawing, paint, colouring, coloring, craft, art, origami, sewing, knitting, handicraft, colour, color, sculpture, clay',
    content: 'paint, draw, colour, picture, brush, crayon, pencil, paper, glue',
    activities: 'i-spy, show-and-tell',
    offers: ['show-and-tell.start: do show and tell with a picture of yours', 'i-spy.start: play I spy'],
    questions: [
      'What would you paint on a very big wall?',
      'Which colour is the hardest one to find?',
      'Who should get your next picture?',
    ],
  }),
  topic({
    names: 'book, reading, story, comic, audio book, audiobook, fairy tale, writing',
    content: 'book, story, read, page, letter, write',
    activities: 'story, word-garden',
    offers: ['story.start: go into a story'],
    questions: [
      'What should the next book in the world be about?',
      'Who from a book would you like to meet?',
      'Which story can you hear again and again?',
    ],
  }),
  topic({
    names: 'joke, riddle, puzzle, funny thing, brain teaser, tongue twister',
    content: 'joke, riddle, puzzle, giggle, funny, laugh',
    activities: 'riddles',
    offers: ['riddles.start: do riddles and jokes'],
    questions: [
      'What made you laugh the most this week?',
      'Who tells the best jokes at home?',
      'What is the silliest word you know?',
    ],
  }),
  topic({
    names: 'detective, mystery, spy, secret agent, clue, escape room, secret code',
    content: 'detective, mystery, clue, footprint, magnifying glass, case',
    activities: 'detective',
    offers: ['detective.start: solve a mystery'],
    questions: [
      'What would be in your detective bag?',
      'Which mystery at home is still unsolved?',
      'How would you leave a clue that only a friend can find?',
    ],
  }),
  topic({
    names: 'number, counting, math, maths, chess, board game, card game, calculating',
    content: 'number, count, hundred, dice',
    activities: 'counting',
    offers: ['counting.start: play a counting game'],
    questions: [
      'What is your favourite number, and why?',
      'What would you like to count one day?',
      'Which game do you win most often?',
    ],
  }),
  topic({
    names:
      'language, english, spanish, french, german, italian, country, map, flag, travel, travelling, traveling, geography, city, world',
    content: 'country, map, flag, travel, river, city, paris, language, world',
    activities: 'second-language',
    offers: [
      'second-language.start: learn words of another language',
      'quiz.about_places: do a quiz about places',
      'story.desert middle: go into a story in the desert',
    ],
    questions: [
      'Which place would you like to see with your own eyes?',
      'Which word would you like to know in every language?',
      'What would you show to somebody from far away?',
    ],
  }),
  topic({
    names: 'history, egypt, ancient egypt, pyramid, roman, viking, stone age, middle ages, pharaoh, museum, cavemen',
    content: 'history, pyramid, roman, viking, castle, knight, king, museum, long ago, time machine',
    offers: [
      'quiz.about_history: do a quiz about history',
      'make-believe.time_machine: travel in a time machine',
      'story.museum middle: go into a story in a museum',
    ],
    questions: [
      'Which time would you like to visit for a day?',
      'What would people from long ago find strange here?',
      'What should somebody find in a hundred years?',
    ],
  }),
  topic({
    names:
      'doll, playing shop, shop, shopping, teddy, teddy bear, soft toy, cuddly toy, stuffed animal, doll house, toy',
    content: 'shop, doll, teddy, toy, sell',
    activities: 'show-and-tell',
    offers: ['make-believe.shop: run a shop'],
    questions: [
      'Which toy has the most to tell?',
      'What would you sell in a shop of your own?',
      'What do your toys do when you are asleep?',
    ],
  }),
  topic({
    names:
      'superhero, super hero, spiderman, spider-man, batman, pretend play, pretend game, dressing up, role play, ninja',
    content: 'hero, pretend, cape, brave, rescue, strong',
    activities: 'make-believe',
    offers: ['make-believe.start: play make-believe'],
    questions: [
      'Which power would you like to have, and what for?',
      'Who would you be for one afternoon?',
      'What does a hero do on a quiet day?',
    ],
  }),
  topic({
    names: 'doctor, vet, nurse, hospital, playing doctor',
    content: 'doctor, vet, hospital, plaster, bandage',
    offers: ['make-believe.animal_hospital: be animal doctors'],
    questions: [
      'What helps best when somebody is not well?',
      'Which animal would you like to make well again?',
      'What is in a doctor’s bag, do you think?',
    ],
  }),
]
