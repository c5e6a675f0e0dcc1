import type { AnsweredQuestion } from '../answered-question.ts'

export const sky: AnsweredQuestion[] = [
  {
    asks: 'why is the sky blue; what colour is the sky',
    younger: 'The air throws the blue around, so we see it everywhere.',
    older:
      'Sunlight is a mix of all colours. The air scatters blue light much more than red, so blue reaches your eyes from every part of the sky.',
  },
  {
    asks: 'why is the sky red in the evening; why is the sunset red; why is the sky orange at sunset; why is the sky pink',
    younger: 'Evening light goes a long way. Blue gets lost, red stays.',
    older:
      'In the evening sunlight crosses much more air. The blue is scattered away on that long path, and the red and orange that are left paint the sky.',
  },
  {
    asks: 'why does it rain; where does rain come from; how is rain made; what is rain',
    younger: 'The sun lifts water up. It becomes clouds and drips down again.',
    older:
      'The sun turns water into vapour. High up it cools to tiny drops, the drops join, and when they are too heavy to float, they fall as rain.',
  },
  {
    asks: 'how are rainbows made; what is a rainbow; why is there a rainbow; where do rainbows come from; why does a rainbow have colours',
    younger: 'Raindrops split sunlight into its colours. You need sun and rain.',
    older:
      'Each raindrop bends sunlight and splits it into its colours. Many drops together send you a bow, when the sun is behind you and the rain in front.',
  },
  {
    asks: 'how many colours does a rainbow have; what colours are in a rainbow',
    younger: 'People count seven: red, orange, yellow, green, blue, indigo and violet.',
    older:
      'We usually count seven: red, orange, yellow, green, blue, indigo and violet. In truth they blend without borders, so you could count many more.',
  },
  {
    asks: 'where does the rainbow end; what is at the end of the rainbow; can you touch a rainbow',
    younger: 'A rainbow is only light. Walk to it, and it walks away.',
    older:
      'A rainbow is not at any place. It is light that reaches your eye from many drops, so it moves when you move, and nobody can get to its end.',
  },
  {
    asks: 'why does it get dark at night; why is it dark; why is there night; where does the sun go at night; where does the sun go; why does the sun go down',
    younger: 'The earth turns, and our side looks away from the sun.',
    older:
      'The earth turns around itself once a day. When your side turns away from the sun, it is night for you and day for people on the other side.',
  },
  {
    asks: 'what is thunder; why does it thunder; why is thunder so loud; where does thunder come from',
    younger: 'Lightning heats the air so fast that it bangs.',
    older:
      'Lightning heats the air around it so quickly that the air bursts outwards. That makes the bang we call thunder.',
  },
  {
    asks: 'what is lightning; how is lightning made; why is there lightning; where does lightning come from',
    younger: 'A giant spark between clouds, or between a cloud and the ground.',
    older:
      'In a storm cloud bits of ice rub together and become electric. When there is too much of it, it jumps as a giant spark: lightning.',
  },
  {
    asks: 'why do we see lightning before thunder; why does thunder come after lightning',
    younger: 'Light is much quicker than sound. So the flash comes first.',
    older:
      'Both happen together, but light reaches you at once, while sound needs about three seconds for each kilometre. So the thunder comes later.',
  },
  {
    asks: 'how is snow made; what is snow; why does it snow; where does snow come from',
    younger: 'In a cold cloud water freezes into tiny stars of ice.',
    older:
      'High in cold clouds, water vapour freezes into ice crystals. They grow six arms, stick together and fall as snowflakes.',
  },
  {
    asks: 'why is snow white; what makes snow white',
    younger: 'Snow has many tiny edges. They throw back all the light.',
    older:
      'Ice is clear, but snow has countless tiny surfaces that bounce light of every colour in all directions. All colours together look white.',
  },
  {
    asks: 'is every snowflake different; are all snowflakes the same; why are snowflakes different',
    younger: 'Hardly two are alike. But nearly all have six sides.',
    older:
      'Every flake falls through slightly different cold and damp air, so each grows its own pattern. Finding two that are exactly alike is nearly impossible.',
  },
  {
    asks: 'what is wind; why is it windy; why is there wind; where does wind come from; what makes the wind blow',
    younger: 'Warm air goes up, and other air hurries in. That is wind.',
    older:
      'The sun heats the ground unevenly. Warm air rises, cooler air flows in to take its place, and we feel that flow as wind.',
  },
  {
    asks: 'what are clouds made of; what is a cloud; how do clouds form; how are clouds made',
    younger: 'Tiny drops of water or ice, so light that they float.',
    older:
      'Clouds are billions of tiny water drops or ice crystals. They form when damp air rises and cools, and they are small enough to float on the air.',
  },
  {
    asks: 'can you sit on a cloud; can we walk on clouds; can I touch a cloud; what does a cloud feel like',
    younger: 'No, you would fall through. A cloud is cool, wet fog.',
    older:
      'No, a cloud is only fine mist, so you would fall through. You know how it feels if you have walked through fog, because fog is a cloud on the ground.',
  },
  {
    asks: 'why are clouds grey; why are rain clouds dark; why are clouds white',
    younger: 'Thick clouds are full of water. Little light gets through.',
    older:
      'Thin clouds scatter all the sunlight and look white. A thick cloud lets little light through, so its underside looks grey.',
  },
  {
    asks: 'what is fog; why is there fog; why is it foggy',
    younger: 'Fog is a cloud that lies on the ground.',
    older:
      'Fog is a cloud at ground level. When damp air cools down, its water becomes tiny floating drops that hide the view.',
  },
  {
    asks: 'what is hail; why does it hail; how is hail made',
    younger: 'Hail is little balls of ice from a storm cloud.',
    older:
      'In a storm cloud strong winds toss raindrops up into the cold, where they freeze. They gain layer after layer of ice until they fall.',
  },
  {
    asks: 'what is a tornado; how do tornadoes start; how is a tornado made',
    younger: 'Air that spins very, very fast under a big storm cloud.',
    older:
      'A tornado is a fast spinning column of air that reaches from a storm cloud to the ground. Warm and cold winds that meet can start the spinning.',
  },
  {
    asks: 'what is a hurricane; how do hurricanes form',
    younger: 'A hurricane is a huge round storm that grows over warm sea.',
    older:
      'A hurricane is a huge spinning storm that gets its power from warm sea water. Over land or cold water it becomes weaker.',
  },
  {
    asks: 'why is the sun hot; what is the sun made of; why does the sun shine; how does the sun burn',
    younger: 'The sun is a giant ball of very hot, glowing gas.',
    older:
      'The sun is a ball of hot gas, mostly hydrogen. Deep inside, hydrogen is pressed together into helium, and that gives off light and heat.',
  },
  {
    asks: 'why can we not look at the sun; why should you not look into the sun; is it bad to look at the sun',
    younger: 'It can hurt your eyes. So never look right into it.',
    older:
      'Sunlight is so strong that it can damage the inside of your eye, even without pain. So never look straight at the sun, not even with sunglasses.',
  },
  {
    asks: 'why is it cold in winter; why is there winter; why do we have seasons; why are there seasons',
    younger: 'In winter our part of the earth leans away from the sun.',
    older:
      'The earth’s axis is tilted. When our half leans towards the sun we have summer, and when it leans away, the days are short and cold.',
  },
  {
    asks: 'why is it hot in summer; why is summer warm',
    younger: 'In summer our part of the earth leans towards the sun.',
    older:
      'In summer our half of the earth leans towards the sun. The sun stands higher and shines longer, so it warms us more.',
  },
  {
    asks: 'why are days longer in summer; why does it get dark so early in winter; why is it still light in summer',
    younger: 'The earth leans. In summer our side gets sun for longer.',
    older:
      'Because the earth is tilted, the sun makes a long high path in our summer sky and a short low one in winter.',
  },
  {
    asks: 'how is ice made; why does water freeze; what is ice',
    younger: 'Very cold water stops flowing and becomes hard. That is ice.',
    older:
      'At zero degrees Celsius the tiny parts of water slow down so much that they lock together in a fixed pattern. That is ice.',
  },
  {
    asks: 'why does ice melt; why does snow melt; why did my ice cream melt',
    younger: 'Warmth makes ice soft until it is water again.',
    older:
      'Warmth makes the tiny parts of the ice wiggle until they break out of their fixed places and flow. Then it is water.',
  },
  {
    asks: 'why is ice slippery; why do we slip on ice',
    younger: 'On top is a very thin wet layer. Shoes slide on it.',
    older:
      'The top of ice is covered by a very thin layer that behaves like water, so shoes find no grip. How exactly it forms, scientists still study.',
  },
  {
    asks: 'why does ice float; why does ice swim on water',
    younger: 'Freezing water spreads out and gets lighter. So ice floats.',
    older:
      'Water needs more room when it freezes, so ice is lighter than the same amount of water. That is why it floats, and fish can live below it.',
  },
  {
    asks: 'where do puddles go; why do puddles disappear; where does the water go when it dries',
    younger: 'Warm air takes the water up. Later it becomes clouds.',
    older:
      'The water evaporates: its tiny parts fly off into the air as vapour. Up high they become clouds and one day rain again.',
  },
  {
    asks: 'what is dew; why is the grass wet in the morning',
    younger: 'At night water from the air settles on grass as drops.',
    older:
      'At night the ground cools down. Damp air that touches the cold grass lets go of some water, and that makes the drops we call dew.',
  },
  {
    asks: 'what is a shadow; why do I have a shadow; where does my shadow come from; how are shadows made',
    younger: 'Light cannot go through you. Behind you it stays dark.',
    older: 'Light travels straight. Where your body blocks it, less light arrives, and that dark shape is your shadow.',
  },
  {
    asks: 'why is my shadow long; why do shadows change; why are shadows so long in the evening',
    younger: 'Low sun makes long shadows. High sun makes short ones.',
    older:
      'A low sun shines from the side, so your shadow stretches far along the ground. At noon the sun is high and the shadow is short.',
  },
  {
    asks: 'how fast is light; what is the fastest thing; what is faster than light',
    younger: 'Light is the fastest thing there is. Nothing is quicker.',
    older:
      'Light travels about three hundred thousand kilometres in one second. Nothing that we know of can go faster.',
  },
  {
    asks: 'why does an echo happen; why is there an echo; what is an echo; how does an echo work',
    younger: 'Your own voice bounces back from a wall or a mountain.',
    older:
      'Sound bounces off hard things such as cliffs. If the wall is far enough away, your words come back a moment later.',
  },
  {
    asks: 'what is air made of; what is air; what is in the air',
    younger: 'Air is gases you cannot see. You need it to breathe.',
    older:
      'Air is mostly nitrogen, and about one fifth is oxygen, the part we need to breathe. There are small amounts of other gases, too.',
  },
  {
    asks: 'why can we not see air; why is air invisible; why can you not see the wind',
    younger: 'Light goes right through it. But you can feel it move.',
    older: 'The tiny parts of air are far apart and let light pass. You see only what the wind moves, such as leaves.',
  },
  {
    asks: 'what are the northern lights; why are there northern lights; what is the aurora',
    younger: 'Coloured lights. Tiny bits from the sun make the air glow.',
    older:
      'The sun sends out tiny electric particles. Near the poles they hit the air high above us and make it glow green or red.',
  },
]
