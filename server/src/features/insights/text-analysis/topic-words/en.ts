export const topicWords = {
  Animals:
    'animal dog doggy puppy cat kitten kitty bunny rabbit horse pony cow calf pig piggy sheep lamb goat chicken ' +
    'hen rooster duck goose geese bird feather owl eagle parrot penguin fish shark whale dolphin octopus frog ' +
    'tadpole turtle tortoise snake lizard crocodile lion tiger elephant giraffe zebra monkey gorilla hippo rhino ' +
    'bear panda koala kangaroo wolf wolves fox deer squirrel hedgehog hamster mouse mice rat spider bee wasp ' +
    'butterfly caterpillar ant snail slug worm ladybird ladybug beetle insect zoo pet paw tail purr meow woof',
  Dinosaurs:
    'dinosaur dino trex tyrannosaurus triceratops stegosaurus velociraptor raptor brachiosaurus diplodocus ' +
    'pterodactyl fossil jurassic',
  Family:
    'family mum mummy mom mommy mama mother dad daddy papa father brother sister sibling baby grandma granny ' +
    'grandmother nana grandpa grandad granddad grandfather grandparent aunt auntie uncle cousin twin parent',
  Friends: 'friend friendship playdate buddy bestie classmate',
  School: 'school kindergarten nursery preschool teacher homework classroom lesson pupil schoolbag recess blackboard',
  Food:
    'food breakfast lunch dinner supper snack pizza pasta spaghetti noodle bread toast butter cheese egg soup ' +
    'rice potato carrot tomato cucumber broccoli pea apple banana strawberry cherry grape pear melon lemon cookie ' +
    'biscuit cake pancake waffle chocolate candy sweets icecream milk juice sandwich sausage burger honey jam ' +
    'yummy delicious hungry eat ate cook bake',
  'Toys and games':
    'toy lego doll teddy puzzle blocks puppet marble boardgame playground slide swing sandbox sandpit trampoline ' +
    'minecraft roblox playmobil kite',
  'Sport and moving':
    'football soccer basketball tennis swim swam gymnastics ballet dance dancing run ran race goal ski skating ' +
    'skateboard bike bicycle scooter jump climb judo karate hike hiking somersault',
  'Nature and weather':
    'nature forest wood tree branch leaf leaves flower garden grass mountain hill river lake stone mushroom seed ' +
    'soil mud muddy puddle sky weather rain rainy rainbow drizzle umbrella snow snowy snowman snowflake frost ' +
    'frosty freeze freezing froze frozen ice icy icicle hail fog foggy mist misty sun sunny sunshine cloud cloudy ' +
    'wind windy storm stormy thunder lightning winter summer autumn',
  'Sea and water':
    'sea ocean beach wave boat ship pirate mermaid submarine sailor island anchor harbour harbor seashell coral ' +
    'tide',
  Space:
    'space planet star moon rocket astronaut alien galaxy mars jupiter saturn comet asteroid telescope spaceship ' +
    'ufo universe orbit',
  'Cars, trains and machines':
    'car truck lorry bus train railway tram tractor digger excavator crane plane airplane aeroplane helicopter ' +
    'ambulance motorbike engine wheel robot machine police garage',
  'Stories and magic':
    'story tale fairy princess prince queen king castle dragon unicorn wizard witch magic spell wand ghost ' +
    'monster giant knight superhero hero villain treasure elf elves dwarf goblin',
  'Music and songs':
    'music musician song sing sang piano guitar drum violin flute trumpet melody concert microphone band choir',
  'Drawing and making':
    'draw drew drawn paint painting crayon pencil scissors glue paper craft build built sew knit clay',
  'Numbers and counting': 'number count plus minus add subtract maths math hundred thousand million dozen sum',
  'Body and health':
    'body tummy belly tooth teeth nose ear knee elbow finger toe doctor dentist hospital medicine plaster bandage ' +
    'fever cough sneeze vomit',
  'Sleep and dreams':
    'sleep slept sleepy asleep bed bedtime dream dreamt nightmare pyjamas pajamas pillow blanket lullaby tired ' +
    'yawn',
  'Birthdays and holidays':
    'birthday party gift balloon candle christmas santa easter halloween hanukkah eid diwali holiday vacation ' +
    'costume',
  'Colours and shapes':
    'colour color colourful colorful blue yellow purple pink turquoise circle square triangle rectangle stripe',
}

export type Topic = keyof typeof topicWords
