import type { AnsweredQuestion } from '../answered-question.ts'

export const space: AnsweredQuestion[] = [
  {
    asks: 'why does the moon follow us; why does the moon follow me; why does the moon move with the car; why does the moon follow the car',
    younger: 'It is so far away that it seems to walk along.',
    older:
      'The moon is so far away that its direction hardly changes when you move. Near things slide past, so the moon seems to come along.',
  },
  {
    asks: 'how does the moon stay up; why does the moon not fall down; why does the moon stay in the sky',
    younger: 'The moon flies around us so fast that it never falls down.',
    older:
      'The earth pulls at the moon, but the moon flies sideways so fast that it falls around the earth all the time, and never onto it.',
  },
  {
    asks: 'why does the moon change its shape; why is the moon sometimes a half moon; why is the moon not always round; why is there a crescent moon',
    younger: 'The sun lights one half. Sometimes we see only a slice.',
    older:
      'Half of the moon is always lit by the sun. As the moon goes around us, we see that lit half from different sides, so its shape seems to change.',
  },
  {
    asks: 'why does the moon shine; is the moon a light; why is the moon bright',
    younger: 'It has no light of its own. The sun shines on it.',
    older: 'The moon makes no light. It is grey rock that throws sunlight back to us, like a huge dusty mirror.',
  },
  {
    asks: 'can you see the moon in the day; why is the moon out in the daytime; why can I see the moon in the morning',
    younger: 'Yes! It is often up in the day, but paler.',
    older:
      'The moon is above us for about half of every day, and often that is in daylight. Then it looks pale, because the sky is bright.',
  },
  {
    asks: 'what is the moon made of; is the moon made of cheese',
    younger: 'It is made of grey, dusty rock, not of cheese.',
    older: 'The moon is made of rock with a layer of grey dust. Astronauts brought some of its stones back to earth.',
  },
  {
    asks: 'has anybody been on the moon; did people go to the moon; who was the first person on the moon; who was the first man on the moon',
    younger: 'Yes! Neil Armstrong was the first to walk on it.',
    older:
      'Yes. In 1969 Neil Armstrong was the first person to walk on the moon, with Buzz Aldrin. Twelve people have walked there so far.',
  },
  {
    asks: 'how far is the moon; how far away is the moon; how long does it take to fly to the moon',
    younger: 'Very far. A rocket flies for about three days to get there.',
    older: 'About 384,000 kilometres. The astronauts of the Apollo flights needed about three days to get there.',
  },
  {
    asks: 'why does the moon have holes; why does the moon have craters; what are the spots on the moon',
    younger: 'Rocks from space crashed into it and made round holes.',
    older:
      'Rocks from space hit the moon and left craters. There is no wind or rain there to wipe them away, so they stay.',
  },
  {
    asks: 'why do stars twinkle; why do stars blink; why do the stars sparkle',
    younger: 'Starlight comes through our wobbly air, so stars seem to blink.',
    older:
      'Starlight passes through moving layers of warm and cold air, which bend it a little, this way and that. So the star seems to flicker.',
  },
  {
    asks: 'what is a star; what are stars made of; why do stars shine',
    younger: 'A star is a faraway sun, a ball of glowing gas.',
    older: 'Stars are huge balls of hot gas, like our sun, but so far away that they look like tiny points.',
  },
  {
    asks: 'how many stars are there; how many stars are in the sky',
    younger: 'More than anybody can count!',
    older:
      'On a very dark night you can see a few thousand. In our galaxy alone there are at least a hundred billion, and nobody can count them all.',
  },
  {
    asks: 'where are the stars in the day; why can we not see stars in the daytime; do stars go away in the morning',
    younger: 'They are still there. The sky is too bright to see them.',
    older: 'The stars are always there. By day the sunlight makes the air so bright that it outshines them.',
  },
  {
    asks: 'what is a shooting star; why do shooting stars fall; what is a falling star',
    younger: 'No star, but a tiny space stone that glows in our air.',
    older:
      'A shooting star is a bit of dust or stone from space. It races into our air, becomes very hot and glows for a moment.',
  },
  {
    asks: 'how many planets are there; what are the planets; what are the names of the planets',
    younger: 'Our sun has eight planets. Ours is the earth.',
    older: 'There are eight: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus and Neptune.',
  },
  {
    asks: 'what is the biggest planet; which planet is the biggest',
    younger: 'Jupiter. All the other planets would fit into it.',
    older: 'Jupiter. It is a giant ball of gas, and more than a thousand earths would fit inside.',
  },
  {
    asks: 'what is the smallest planet; which planet is the smallest',
    younger: 'Mercury. It is also the one closest to the sun.',
    older: 'Mercury is the smallest planet and the closest to the sun. It is only a bit bigger than our moon.',
  },
  {
    asks: 'why does Saturn have rings; what are Saturn’s rings made of',
    younger: 'They are bits of ice and stone that fly around Saturn.',
    older:
      'Saturn’s rings are countless pieces of ice and rock, from tiny grains to pieces as big as a house, circling the planet.',
  },
  {
    asks: 'why is Mars red; what colour is Mars',
    younger: 'Mars has red dust, like rust on old iron.',
    older: 'The ground of Mars contains iron that has rusted, so its dust is red.',
  },
  {
    asks: 'is there life on Mars; are there people on Mars; does anybody live on Mars',
    younger: 'Nobody lives on Mars. Only robots that people sent there drive around.',
    older: 'No living thing has been found on Mars. Robots from earth look for traces of tiny life from long ago.',
  },
  {
    asks: 'are aliens real; is there life in space; do aliens exist; are there other people in space',
    younger: 'Nobody has ever found any. But people keep looking.',
    older:
      'We do not know. Nobody has found life beyond earth yet. Space is so huge that scientists think it is worth searching.',
  },
  {
    asks: 'why is Pluto not a planet; is Pluto a planet',
    younger: 'Pluto is very small. Now it is called a dwarf planet.',
    older:
      'In 2006 astronomers decided that a planet must have cleared its path of other big objects. Pluto has not, so it is called a dwarf planet.',
  },
  {
    asks: 'how big is the sun; is the sun bigger than the earth; how big is the sun compared to earth',
    younger: 'The sun is enormous. It only looks small from far away.',
    older: 'The sun is about 109 times as wide as the earth. More than a million earths would fit inside.',
  },
  {
    asks: 'how far away is the sun; how far is the sun',
    younger: 'So far that a plane would fly for many years.',
    older: 'About 150 million kilometres. Its light needs a little more than eight minutes to reach us.',
  },
  {
    asks: 'will the sun burn out; will the sun stop shining; how long will the sun shine',
    younger: 'Not for a very, very long time. You need not worry.',
    older: 'Yes, but only in about five billion years. That is longer than anybody can imagine.',
  },
  {
    asks: 'is the earth round; why is the earth round; what shape is the earth',
    younger: 'Yes, it is a ball. It is so big it looks flat.',
    older:
      'The earth is a ball, a tiny bit flatter at the poles. Its own gravity pulls everything towards the middle, and that makes it round.',
  },
  {
    asks: 'why do we not fall off the earth; why do people on the other side of the earth not fall off; why do people in Australia not fall off',
    younger: 'The earth pulls everybody to its middle, on every side.',
    older:
      'Gravity pulls everything towards the middle of the earth. So for everybody, wherever they live, down means towards the ground.',
  },
  {
    asks: 'what is gravity; why do things fall down; how does gravity work; why does everything fall',
    younger: 'The earth pulls at everything. That pull is called gravity.',
    older:
      'Gravity is the pull between things that have mass. The earth is so huge that its pull brings everything down to the ground.',
  },
  {
    asks: 'does the earth move; why do we not feel the earth turning; why do I not feel the earth spin; how fast does the earth spin',
    younger: 'It turns very evenly. We turn with it and feel nothing.',
    older:
      'The earth turns once a day, smoothly, and everything around us turns along. We only feel changes in speed, so we feel nothing.',
  },
  {
    asks: 'how old is the earth; when was the earth made; how old is our planet',
    younger: 'Very, very old. Much older than the dinosaurs.',
    older: 'About four and a half billion years. Scientists found that out from old rocks.',
  },
  {
    asks: 'how was the earth made; how did the earth begin; where does the earth come from',
    younger: 'Dust and stones around the young sun clumped into a ball.',
    older:
      'Dust and rocks circled the young sun, bumped together and grew into bigger and bigger lumps. One of them became the earth.',
  },
  {
    asks: 'what is inside the earth; what is in the middle of the earth',
    younger: 'Very hot rock, some of it melted, and metal in the middle.',
    older:
      'Under the hard crust lies hot rock that flows very slowly. In the middle is a core of iron and nickel, as hot as the surface of the sun.',
  },
  {
    asks: 'can I dig a hole through the earth; can you dig to the other side of the world; how deep can you dig',
    younger: 'No, the earth is much too big, and too hot inside.',
    older:
      'No. The deepest hole people ever drilled is about twelve kilometres, and to the middle it is more than six thousand. It is far too hot down there.',
  },
  {
    asks: 'why do astronauts float; why do people float in space; why is there no gravity in space',
    younger: 'They fall around the earth all the time, so they float.',
    older:
      'A space station falls around the earth without ever landing. Everything inside falls with it, so the astronauts float.',
  },
  {
    asks: 'what do astronauts eat; how do astronauts eat in space',
    younger: 'Food from bags and tins. Crumbs would float away!',
    older:
      'Mostly food that was dried or sealed in bags, and water is added. Bread crumbs would float around, so they use flat tortillas.',
  },
  {
    asks: 'how do astronauts go to the toilet; how do you pee in space; how do astronauts pee',
    younger: 'Their toilet sucks everything away, so nothing floats around.',
    older:
      'Space toilets suck everything in with air, like a vacuum cleaner. Most of the water is cleaned and used again.',
  },
  {
    asks: 'how do you become an astronaut; can I become an astronaut',
    younger: 'You learn a lot, keep fit and train for years.',
    older:
      'Astronauts usually study science, engineering, medicine or learn to fly. Then they train for years to work in space, and they must be healthy and good in a team.',
  },
  {
    asks: 'is there air in space; can you breathe in space; why do astronauts wear suits; why do astronauts need a helmet',
    younger: 'Space has no air. Astronauts take some along in their suits.',
    older:
      'Space is almost empty, without air to breathe. The suit brings air along and protects against heat, cold and tiny stones.',
  },
  {
    asks: 'is it cold in space; how cold is space; is space hot or cold',
    younger: 'In the shade very, very cold, in the sun very hot.',
    older: 'In the shade far out it is about minus 270 degrees Celsius. But things in sunlight can get very hot.',
  },
  {
    asks: 'can you hear in space; is there sound in space; why is it quiet in space',
    younger: 'No, it is silent. Sound needs air to travel.',
    older:
      'Sound needs something to travel through, such as air or water. Space is nearly empty, so no sound can travel there.',
  },
  {
    asks: 'what is a black hole; how does a black hole work',
    younger: 'A place that pulls so hard that even light cannot leave.',
    older:
      'A black hole is a place where very much matter is packed so tightly that its gravity does not even let light escape. They are very far away from us.',
  },
  {
    asks: 'how big is space; where does space end; does space have an end; how big is the universe',
    younger: 'So big that nobody knows where it ends.',
    older:
      'Nobody knows whether it ends at all. Even light, the fastest thing, has needed billions of years to reach us from far galaxies.',
  },
  {
    asks: 'what is a galaxy; what is the milky way',
    younger: 'A huge family of stars. Ours is the Milky Way.',
    older:
      'A galaxy is an enormous group of stars held together by gravity. Ours is the Milky Way, and our sun is one of its stars.',
  },
  {
    asks: 'what is a comet; why does a comet have a tail',
    younger: 'An icy ball of dust. Near the sun it grows a tail.',
    older:
      'A comet is a lump of ice and dust from far out. When it comes near the sun, the ice turns to gas and makes a glowing tail.',
  },
  {
    asks: 'how do rockets fly; how does a rocket work; how do rockets go up',
    younger: 'A rocket blows hot gas down very hard. That pushes it up.',
    older: 'A rocket burns fuel and shoots hot gas out at the bottom. Pushing the gas down pushes the rocket up.',
  },
  {
    asks: 'what is an eclipse; why is there an eclipse; what is a solar eclipse',
    younger: 'The moon hides the sun. It gets dark for a short time.',
    older:
      'In a solar eclipse the moon passes exactly between us and the sun and covers it. In a lunar eclipse the earth’s shadow falls on the moon.',
  },
  {
    asks: 'what is a satellite; what do satellites do',
    younger: 'A machine that flies around the earth and sends us messages.',
    older:
      'Satellites are machines that circle the earth. They watch the weather, help us find our way, and carry television and calls.',
  },
  {
    asks: 'which planet is the hottest; what is the hottest planet',
    younger: 'Venus. Its thick clouds keep the heat in.',
    older:
      'Venus, although Mercury is closer to the sun. The thick air of Venus traps the heat like a blanket, and it is hotter than an oven.',
  },
  {
    asks: 'what if the sun went out; what would happen if the sun went out; what happens when the sun goes out',
    younger: 'It would get dark and cold. But that will not happen.',
    older:
      'It would be dark after eight minutes, and then very cold. But the sun will go on shining for billions of years.',
  },
  {
    asks: 'what is inside a black hole',
    younger: 'Nobody knows. Nothing comes out to tell us.',
    older: 'Nobody knows. Nothing that falls in comes out again, not even light, so nobody can look.',
  },
]
