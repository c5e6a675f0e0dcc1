/**
 * Unambiguous words for each topic: "orange" is a colour and a fruit, so it is not listed. Plurals are found by their
 * singular.
 */
export const topicWords: Record<string, string> = {
  Animals:
    'animal dog puppy cat kitten bunny rabbit horse pony cow pig piggy sheep lamb goat chicken hen rooster duck ' +
    'goose bird owl eagle parrot penguin fish shark whale dolphin octopus frog turtle tortoise snake lizard ' +
    'crocodile lion tiger elephant giraffe zebra monkey gorilla hippo rhino bear panda koala kangaroo wolf fox ' +
    'deer squirrel hedgehog hamster mouse mice spider bee butterfly ant snail worm ladybird ladybug bug insect ' +
    'zoo pet paw',
  Dinosaurs:
    'dinosaur dino trex t-rex tyrannosaurus triceratops stegosaurus velociraptor raptor brachiosaurus diplodocus ' +
    'pterodactyl fossil jurassic',
  Family:
    'family mum mummy mom mommy mama mother dad daddy papa father brother sister sibling baby grandma granny ' +
    'grandmother nana grandpa grandad granddad grandfather aunt auntie uncle cousin twin parent',
  Friends: 'friend friendship playdate buddy bestie classmate',
  School:
    'school kindergarten nursery preschool teacher homework classroom lesson pupil schoolbag recess blackboard ' +
    'spelling',
  Food:
    'food breakfast lunch dinner supper snack pizza pasta spaghetti noodle bread butter cheese egg soup rice ' +
    'potato carrot tomato cucumber broccoli pea apple banana strawberry cherry grape pear melon lemon cookie ' +
    'biscuit cake pancake waffle chocolate candy sweets icecream milk juice sandwich sausage burger yummy ' +
    'delicious hungry cook bake',
  'Toys and games':
    'toy lego doll teddy puzzle blocks puppet marble boardgame hide-and-seek tag playground slide swing sandbox ' +
    'sandpit trampoline minecraft roblox playmobil',
  'Sport and moving':
    'football soccer basketball tennis swim swimming swam gymnastics ballet dance dancing run running ran jump ' +
    'jumping race goal ski skating skateboard bike bicycle scooter climb climbing judo karate',
  'Nature and weather':
    'nature forest wood tree leaf leaves flower garden grass mountain river lake weather rain raining rainbow ' +
    'snow snowing snowman sun sunny cloud wind storm thunder lightning winter summer autumn puddle stone mushroom ' +
    'seed',
  'Sea and water':
    'sea ocean beach wave boat ship pirate mermaid submarine sailor island anchor harbour harbor seashell coral',
  Space:
    'space planet star moon rocket astronaut alien galaxy mars jupiter saturn comet asteroid telescope spaceship ' +
    'ufo universe',
  'Cars, trains and machines':
    'car truck lorry bus train tram tractor digger excavator crane plane airplane aeroplane helicopter ambulance ' +
    'motorbike engine wheel robot machine police garage',
  'Stories and magic':
    'story fairy princess prince queen king castle dragon unicorn wizard witch magic magical spell wand ghost ' +
    'monster giant knight superhero hero villain treasure elf dwarf goblin',
  'Music and songs':
    'music song sing singing sang piano guitar drum violin flute trumpet melody concert microphone band',
  'Drawing and making':
    'draw drawing drew paint painting painted colouring crayon pencil scissors glue paper craft build building ' +
    'built sew knit',
  'Numbers and counting': 'number count counting plus minus add subtract maths math hundred thousand million dozen sum',
  'Body and health':
    'body tummy belly tooth teeth nose ear knee elbow finger toe doctor dentist hospital medicine plaster bandage ' +
    'fever cough sneeze',
  'Sleep and dreams':
    'sleep sleeping sleepy asleep bed bedtime dream nightmare pyjamas pajamas pillow blanket lullaby tired',
  'Birthdays and holidays':
    'birthday party present gift balloon candle christmas santa easter halloween hanukkah eid diwali holiday ' +
    'vacation costume',
  'Colours and shapes': 'colour color blue yellow purple pink turquoise circle square triangle rectangle stripe',
}
