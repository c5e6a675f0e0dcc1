import type { AnsweredQuestion } from '../answered-question.ts'

export const sea: AnsweredQuestion[] = [
  {
    asks: 'why is the sea salty; why is there salt in the sea; where does the salt in the sea come from',
    younger: 'Rivers carry tiny bits of salt from stones into the sea.',
    older:
      'Rain and rivers wash salts out of rocks and carry them to the sea. Water evaporates again, but the salt stays behind, for millions of years.',
  },
  {
    asks: 'why is the sea blue; what colour is water; why is water blue in the sea',
    younger: 'Deep water swallows the red light and leaves the blue.',
    older:
      'Water absorbs red light a little more than blue. In a glass you do not notice, but in deep water the blue is left over.',
  },
  {
    asks: 'why are there waves; why are there waves in the sea; what makes waves; where do waves come from',
    younger: 'The wind pushes the water, and then waves run along.',
    older:
      'Wind rubs over the water and makes ripples that grow into waves. They can travel far and break on the beach where it gets shallow.',
  },
  {
    asks: 'why is there high tide and low tide; what are tides; why does the sea go away; why does the water go out',
    younger: 'The moon pulls at the sea, so water comes and goes.',
    older:
      'The gravity of the moon, and a little of the sun, pulls at the oceans. As the earth turns, the water rises and falls, mostly twice a day.',
  },
  {
    asks: 'how deep is the sea; how deep is the ocean; what is the deepest place in the sea',
    younger: 'At its deepest, the highest mountain would fit in.',
    older:
      'On average almost four kilometres. The deepest place, in the Mariana Trench, is about eleven kilometres down.',
  },
  {
    asks: 'what lives at the bottom of the sea; what lives in the deep sea',
    younger: 'Strange fish that glow, crabs and giant squid, in the dark.',
    older:
      'It is dark, cold and the pressure is huge. Still there are glowing fish, sea cucumbers, crabs, and squid, and many kinds nobody has seen yet.',
  },
  {
    asks: 'how do fish breathe; how can fish breathe under water; why can fish breathe under water; what are gills',
    younger: 'Fish have gills that take air out of the water.',
    older:
      'Water flows over their gills, which are very thin. There oxygen that is dissolved in the water passes into their bodies.',
  },
  {
    asks: 'do fish sleep; how do fish sleep; do fish close their eyes',
    younger: 'Fish rest, but with open eyes. Most have no eyelids.',
    older:
      'Fish rest and become very still, some near the ground, some in a hiding place. Most have no eyelids, so their eyes stay open.',
  },
  {
    asks: 'do fish drink water; are fish thirsty; do fish pee',
    younger: 'Sea fish drink a lot, river fish hardly. And yes, fish pee.',
    older:
      'Fish in the salty sea lose water and drink to replace it. In fresh water it is the other way round: they take water in through the skin and pee a lot.',
  },
  {
    asks: 'can fish hear; do fish have ears',
    younger: 'Yes, fish have ears inside their heads.',
    older:
      'Fish have inner ears without an opening. Along their sides they also have a line of sense organs that feels every movement in the water.',
  },
  {
    asks: 'do fish feel pain; can fish feel',
    younger: 'Many scientists think so. So we should treat them gently.',
    older:
      'Fish have nerves that react to harm, and many scientists think they feel pain in their own way. So people should be careful with them.',
  },
  {
    asks: 'is a whale a fish; are whales fish; why is a whale not a fish; are dolphins fish; is a dolphin a fish',
    younger: 'No, they are mammals. They breathe air and drink milk as babies.',
    older:
      'No, whales and dolphins are mammals. They have lungs and must come up for air, they are warm, and their babies drink milk.',
  },
  {
    asks: 'why do whales spout water; why do whales blow water; why do whales squirt',
    younger: 'That is their breath, out of a hole on the head!',
    older:
      'A whale breathes out through the blowhole on its head. The warm, damp breath turns into a cloud of mist that looks like a fountain.',
  },
  {
    asks: 'how do whales talk; why do whales sing; do whales sing',
    younger: 'Whales sing long songs under water. Others hear them far away.',
    older:
      'Whales make calls and songs that travel very far in water. With them they find each other and stay together.',
  },
  {
    asks: 'how do dolphins sleep; do dolphins sleep; why do dolphins not drown when they sleep',
    younger: 'Half its brain sleeps. The other half remembers to breathe.',
    older: 'Dolphins sleep with one half of the brain at a time. The other half makes sure that they come up for air.',
  },
  {
    asks: 'are dolphins smart; how smart are dolphins; why are dolphins so clever',
    younger: 'Yes, very! Dolphins call each other by a kind of name.',
    older:
      'Dolphins are among the cleverest animals. They work together, learn tricks from each other, and each has a whistle that works like a name.',
  },
  {
    asks: 'how many arms does an octopus have; how many legs does an octopus have; how many hearts does an octopus have',
    younger: 'An octopus has eight arms and three hearts!',
    older: 'Eight arms with suckers, and three hearts that keep it going.',
  },
  {
    asks: 'why do octopuses squirt ink; why does an octopus have ink; why do squid make ink',
    younger: 'Ink makes a dark cloud. Behind it they slip away.',
    older: 'When in danger it squirts dark ink. The cloud hides it and confuses the hunter, and the octopus escapes.',
  },
  {
    asks: 'why do crabs walk sideways; how do crabs walk',
    younger: 'Their knees bend sideways, so that way is quickest.',
    older:
      'The joints of a crab’s legs bend sideways, so it can run fastest that way. Some kinds can walk forwards, too.',
  },
  {
    asks: 'do jellyfish have brains; why do jellyfish sting; what are jellyfish made of; do jellyfish have a heart',
    younger: 'Jellyfish are almost all water. They have no brain and no heart.',
    older:
      'A jellyfish is mostly water, without brain or heart, only a net of nerves. It stings with tiny harpoons on its tentacles to catch food.',
  },
  {
    asks: 'are sharks dangerous; do sharks eat people; why do sharks bite; are sharks bad',
    younger: 'Most sharks are no danger to people. They want to eat fish.',
    older:
      'Most of the more than five hundred kinds are harmless to people. Accidents are very rare, and mostly the shark mistook a swimmer for something else.',
  },
  {
    asks: 'how many teeth does a shark have; why do sharks have so many teeth; do sharks lose their teeth',
    younger: 'Very many, in rows. When one falls out, the next comes.',
    older:
      'Sharks have several rows of teeth. When one is lost, another moves forward, so a shark uses thousands in its life.',
  },
  {
    asks: 'what is the biggest fish; which fish is the biggest',
    younger: 'The whale shark, as long as a bus. It eats tiny things.',
    older:
      'The whale shark, which can grow to more than twelve metres. It is gentle and filters tiny animals out of the water.',
  },
  {
    asks: 'are starfish fish; how many arms does a starfish have; what is a starfish',
    younger: 'A starfish is not a fish. Most have five arms.',
    older: 'It is no fish but a relative of the sea urchin. Most have five arms, and many can regrow a lost one.',
  },
  {
    asks: 'what is a seahorse; is a seahorse a fish; do seahorse dads have babies',
    younger: 'A little fish. The father carries the babies in a pouch!',
    older:
      'A seahorse is a fish that swims upright. The female lays her eggs into a pouch of the male, and he gives birth to the little ones.',
  },
  {
    asks: 'what is a coral; is coral a plant or an animal; what is a coral reef',
    younger: 'Corals are tiny animals. Their reefs are like towns for fish.',
    older:
      'Corals are tiny animals that build houses of limestone. Over many years they form reefs where very many sea animals live.',
  },
  {
    asks: 'where do seashells come from; what are shells; how are shells made; why can I hear the sea in a shell',
    younger: 'Shells were the houses of sea snails and mussels.',
    older:
      'Snails and mussels build their shells out of lime from the water. When the animal is gone, the shell is washed ashore. The sea sound in it is the noise around you.',
  },
  {
    asks: 'where does sand come from; what is sand made of; how is sand made',
    younger: 'Water and wind made stones and shells tiny. That is sand.',
    older:
      'Wind, ice and waves break rocks into smaller and smaller grains. On many beaches bits of shell are mixed in.',
  },
  {
    asks: 'are mermaids real; do mermaids exist',
    younger: 'Mermaids live in stories. Perhaps sailors saw sea cows.',
    older:
      'Mermaids live in stories. Sailors may have taken manatees, which are gentle sea animals, for people with fish tails.',
  },
  {
    asks: 'how many oceans are there; what are the oceans called; what is the biggest ocean; which ocean is the biggest',
    younger: 'There are five oceans. The biggest is the Pacific.',
    older:
      'Five: the Pacific, Atlantic, Indian, Arctic and Southern Ocean. The Pacific is the biggest, larger than all land together.',
  },
  {
    asks: 'why do boats float; how do ships float; why does a ship not sink; how can a heavy ship float',
    younger: 'Ships are hollow. The water they push away holds them up.',
    older:
      'A ship pushes water aside, and the water pushes back. Because the ship is hollow, it is lighter than the water it pushes away, so it floats.',
  },
  {
    asks: 'why do stones sink; why does a stone sink in water; why do some things float',
    younger: 'A stone is heavier than the water it pushes away.',
    older:
      'Something sinks when it is heavier than the same amount of water. Wood is lighter and floats, stone is heavier and sinks.',
  },
  {
    asks: 'how does a submarine work; how do submarines dive',
    younger: 'It lets water in and sinks. Water out, and it comes up.',
    older: 'A submarine fills tanks with water to become heavy and dive. To come up it presses the water out with air.',
  },
  {
    asks: 'what is an island; how are islands made',
    younger: 'An island is land with water all around it.',
    older:
      'Islands are land surrounded by water. Some were cut off by the sea, and some grew up from volcanoes under water.',
  },
  {
    asks: 'what is a pirate; were pirates real; did pirates have treasure',
    younger: 'Robbers on ships, long ago. In stories they are much funnier.',
    older: 'Pirates were real: they robbed ships. Buried treasure was very rare, that comes mostly from books.',
  },
]
