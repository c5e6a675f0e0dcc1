/** The words for placeholders in the dialogues, in the order in which the child learns them. */
const ofMia: Record<string, string> = {
  animal:
    'dog, cat, duck, cow, bunny, horse, pig, frog, bear, lion, monkey, elephant, penguin, giraffe, hedgehog, ' +
    'squirrel, dolphin, flamingo',
  food: 'pasta, banana, bread, apple, pizza, soup, cheese, pancake, strawberry, cucumber, melon, dumpling, raspberry',
  friend: 'Ella, Ben, Lina, Oskar, Amira, Theo',
  colour: 'red, blue, yellow, green, pink, purple, silver, golden, turquoise',
  toy: 'teddy, ball, doll, puzzle, train, kite, drum, marble run, puppet, scooter',
  place: 'garden, park, playground, zoo, farm, beach, forest, library, museum, harbour',
  family: 'mummy, daddy, grandma, grandpa, auntie',
  weather: 'sunny, rainy, windy, cloudy, foggy, stormy',
  vehicle: 'car, bus, train, boat, tractor, rocket, balloon, submarine',
  number: 'three, four, five, six, seven, eight, nine',
}

const ofNoah: Record<string, string> = {
  animal:
    'dog, shark, wolf, eagle, octopus, crocodile, dolphin, lizard, hedgehog, rhino, squirrel, gorilla, chameleon, ' +
    'axolotl, narwhal, platypus',
  food: 'pizza, spaghetti, pancake, burger, sandwich, soup, waffle, omelette, curry, lasagne, sushi, risotto',
  friend: 'Leo, Jonas, Finn, Samira, Mateo, Yusuf, Clara',
  colour: 'red, blue, green, black, orange, silver, turquoise, crimson, emerald',
  toy: 'lego, ball, skateboard, puzzle, drone, telescope, microscope, chess set',
  place: 'school, park, museum, library, swimming pool, forest, stadium, planetarium, workshop, observatory',
  family: 'mum, dad, grandpa, grandma, my cousin, my uncle',
  weather: 'sunny, rainy, windy, cold, stormy, misty, freezing',
  planet: 'Mars, Jupiter, Saturn, Venus, Neptune, Uranus, Mercury',
  sport: 'football, swimming, basketball, judo, climbing, table tennis, handball',
  number: 'twelve, fifteen, twenty, thirty, forty, sixty, ninety',
}

export function wordsOf(child: string, kind: string): string[] {
  const words = (child === 'Noah' ? ofNoah : ofMia)[kind]
  if (!words) throw new Error(`there are no words of the kind "${kind}"`)
  return words.split(', ')
}
