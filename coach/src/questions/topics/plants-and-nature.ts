import type { AnsweredQuestion } from '../answered-question.ts'

export const plantsAndNature: AnsweredQuestion[] = [
  {
    asks: 'why do leaves fall in autumn; why do leaves fall off the trees; why do trees lose their leaves; why do leaves fall',
    younger: 'The tree rests in winter. Without leaves it needs less water.',
    older:
      'In winter it is hard to get water from the frozen ground, and leaves lose a lot of it. So the tree drops them and rests.',
  },
  {
    asks: 'why do leaves change colour; why do leaves turn red; why do leaves turn yellow; why do leaves change colour in autumn',
    younger: 'The tree takes the green back. Then yellow and red show.',
    older:
      'The tree breaks down the green chlorophyll and takes back what it can use. Then the yellow shows that was always there, and some trees make red.',
  },
  {
    asks: 'why are leaves green; why is grass green; why are plants green; what makes leaves green',
    younger: 'A green stuff inside them makes food out of sunlight.',
    older:
      'Leaves contain chlorophyll, which catches sunlight to make food. It uses mostly red and blue light and throws back the green.',
  },
  {
    asks: 'how do plants eat; what do plants eat; how do plants grow; what do plants need to grow; how do trees grow',
    younger: 'Plants make their own food from sunlight, water and air.',
    older:
      'Plants make sugar out of water and carbon dioxide, with the power of sunlight. From the soil they take minerals.',
  },
  {
    asks: 'how does a seed grow; how do seeds grow; how does a seed become a plant; what is inside a seed',
    younger: 'A tiny plant sleeps inside. Water wakes it, and it grows.',
    older:
      'A seed holds a tiny plant and food for the start. With water and warmth the root grows down and the shoot grows up to the light.',
  },
  {
    asks: 'do plants drink; how do plants drink water; how do trees drink; how do flowers drink',
    younger: 'Plants drink with their roots. The water climbs up to the leaves.',
    older:
      'Roots take up water from the soil. As water evaporates from the leaves, more is pulled up through thin tubes, like through a straw.',
  },
  {
    asks: 'why do flowers smell; why do flowers smell nice; why are flowers colourful; why do flowers have colours',
    younger: 'With colour and smell flowers call the bees.',
    older:
      'Flowers attract insects with colours and scents. The insects get nectar and carry pollen to the next flower, so seeds can form.',
  },
  {
    asks: 'how old can trees get; how old is the oldest tree; how can you tell how old a tree is; what is the oldest tree',
    younger: 'Some are thousands of years old. Rings in the wood show it.',
    older:
      'A bristlecone pine in America is almost five thousand years old. Trees grow a ring each year, so in a cut trunk you can count them.',
  },
  {
    asks: 'what is the tallest tree; how tall can trees get; how high do trees grow; what is the biggest tree',
    younger: 'Redwood trees in America. They are taller than a church tower.',
    older: 'Coast redwoods in California. The tallest known one is about 116 metres high.',
  },
  {
    asks: 'why do we need trees; what are trees good for; why are trees important; why are forests important',
    younger: 'Trees make fresh air, shade and homes for animals.',
    older:
      'Trees give off oxygen, store carbon, hold water and soil, and are home to countless animals. And they give us wood and fruit.',
  },
  {
    asks: 'do trees feel pain; do plants feel pain; can trees feel; do flowers feel it when you pick them',
    younger: 'Plants have no brain. We think they do not feel pain.',
    older:
      'Plants react to harm, but they have no nerves and no brain. So as far as we know they feel no pain. Still, it is good to treat them well.',
  },
  {
    asks: 'do trees sleep; do plants sleep; do flowers sleep',
    younger: 'A little. Many flowers close at night.',
    older:
      'Many plants close their flowers or lower their leaves at night. In winter trees rest. It is not sleep like ours, as they have no brain.',
  },
  {
    asks: 'why do roses have thorns; why do plants have thorns; why does a cactus have spikes; why do cactuses have spines',
    younger: 'Thorns protect plants, so that animals do not eat them.',
    older:
      'Thorns and spines keep animals from eating the plant. A cactus also saves water, because its spines are leaves that lose almost none.',
  },
  {
    asks: 'are mushrooms plants; what is a mushroom; can you eat all mushrooms',
    younger: 'Mushrooms are no plants. Some are poisonous, so never pick them alone.',
    older:
      'Mushrooms are fungi, neither plants nor animals. What you see is only the fruit, most of it grows under the ground. Many are poisonous.',
  },
  {
    asks: 'what is a volcano; why do volcanoes erupt; what is inside a volcano; how does a volcano work; what is lava',
    younger: 'Deep in the earth stone melts. It comes out at a volcano.',
    older:
      'Under the crust hot melted rock, called magma, collects with gas. When the pressure is too high, it breaks out. Outside it is called lava.',
  },
  {
    asks: 'how are mountains made; why are there mountains; where do mountains come from; how do mountains grow',
    younger: 'Huge plates of ground push together. Then mountains fold up.',
    older:
      'The earth’s crust is made of plates that move very slowly. Where two push against each other, the rock folds up into mountains, over millions of years.',
  },
  {
    asks: 'what is the highest mountain; which mountain is the highest; what is the tallest mountain; how high is Mount Everest',
    younger: 'Mount Everest. Up there the air is very thin.',
    older: 'Mount Everest in the Himalayas, about 8,849 metres above the sea.',
  },
  {
    asks: 'what is an earthquake; why does the earth shake; why are there earthquakes; how do earthquakes happen',
    younger: 'The ground is huge plates. When they jerk, the earth shakes.',
    older:
      'The plates of the earth’s crust rub against each other and get stuck. When they suddenly slip, the ground shakes.',
  },
  {
    asks: 'what is a river; where do rivers come from; where do rivers go; where does the river water come from',
    younger: 'Rain makes little streams. They join and flow to the sea.',
    older:
      'Rain, melting snow and springs form streams. They flow downhill, join into rivers, and most end in the sea.',
  },
  {
    asks: 'what is the longest river; which river is the longest',
    younger: 'The Nile in Africa and the Amazon in South America.',
    older:
      'Usually the Nile in Africa is named, with more than 6,600 kilometres. The Amazon is almost as long and carries far more water.',
  },
  {
    asks: 'what is a desert; why is the desert so dry; why is it hot in the desert; what is the biggest desert',
    younger: 'A desert is a place where it hardly ever rains.',
    older:
      'In a desert it rains very little. The biggest hot one is the Sahara in Africa. Antarctica is even bigger and counts as a cold desert.',
  },
  {
    asks: 'what is a jungle; what is a rainforest; why is the rainforest important',
    younger: 'A rainforest is warm, wet and full of plants and animals.',
    older:
      'Rainforests are warm, very wet forests. More kinds of plants and animals live there than anywhere else on land.',
  },
  {
    asks: 'what are stones made of; where do stones come from; how are stones made; how are rocks made',
    younger: 'Stones are made of tiny crystals. Some came out of volcanoes.',
    older:
      'Stones are made of minerals. Some are cooled lava, some are pressed sand and mud, and some were changed deep down by heat and pressure.',
  },
  {
    asks: 'where does gold come from; what is gold; why is gold so expensive',
    younger: 'Gold lies in rocks, and there is only a little of it.',
    older:
      'Gold is a metal that was made in stars long before the earth existed. It is rare, shiny and never rusts, so people value it.',
  },
  {
    asks: 'what are diamonds made of; where do diamonds come from; how are diamonds made',
    younger: 'Of the same stuff as coal, pressed very hard deep down.',
    older: 'Diamonds are pure carbon. Deep in the earth, heat and pressure made them, and volcanoes carried them up.',
  },
  {
    asks: 'what is the north pole; who lives at the north pole; where is the north pole; where is the south pole',
    younger: 'The North Pole is the earth’s top, on floating sea ice.',
    older:
      'The North Pole is the northernmost point, in the middle of a frozen sea. The South Pole is on the land of Antarctica, where only researchers live.',
  },
  {
    asks: 'why is it so cold at the north pole; why is it cold at the south pole; why is it cold in Antarctica',
    younger: 'The sun only shines there from the side, very low.',
    older:
      'At the poles the sun stands low and its light is spread thinly. In winter it does not rise for months. And snow throws the light back.',
  },
  {
    asks: 'what is climate change; why is the earth getting warmer; what is global warming',
    younger: 'Cars and factories make air keep heat. Many people help against it.',
    older:
      'Burning coal, oil and gas adds carbon dioxide to the air, which holds back heat. So it gets warmer. Many people work on cleaner energy.',
  },
  {
    asks: 'why should we not throw rubbish away; why do we recycle; why do I have to sort rubbish; what is recycling',
    younger: 'People make new things from old paper and bottles. Nature stays clean.',
    older:
      'Recycling makes new things out of old material, which saves energy and keeps rubbish out of nature. Plastic can stay there for hundreds of years.',
  },
]
