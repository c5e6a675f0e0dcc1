import type { AnsweredQuestion } from '../answered-question.ts'

export const food: AnsweredQuestion[] = [
  {
    asks: 'why do I have to eat vegetables; why are vegetables healthy; why do we eat vegetables; why is broccoli healthy',
    younger: 'Vegetables have tiny helpers called vitamins. They keep you well.',
    older:
      'Vegetables contain vitamins, minerals and fibre. Your body needs them to grow, to repair itself and to fight off germs.',
  },
  {
    asks: 'why is sugar bad; why are sweets bad for you; why can I not eat candy all day; why is candy bad for teeth; why can I not have more sweets',
    younger: 'Too much sugar makes holes in teeth and fills you up.',
    older:
      'Germs turn sugar into acid that harms teeth. And too much of it gives energy without what your body needs. A little now and then is fine.',
  },
  {
    asks: 'what are vitamins; what do vitamins do',
    younger: 'Vitamins are tiny helpers in your food that your body needs.',
    older:
      'Vitamins are substances that the body needs in tiny amounts but mostly cannot make, for eyes, bones, skin and defence. Fruit and vegetables are full of them.',
  },
  {
    asks: 'why do onions make you cry; why do onions make us cry; why do I cry when I cut onions',
    younger: 'Cut onions let out a sharp gas. Tears wash it away.',
    older: 'Cutting breaks the onion’s cells, and a gas forms that stings the eyes. Tears wash it out.',
  },
  {
    asks: 'where does chocolate come from; how is chocolate made; what is chocolate made of',
    younger: 'From beans of the cocoa tree, with sugar and often milk.',
    older:
      'Cocoa beans grow in warm countries. They are dried, roasted and ground, then mixed with sugar, and often with milk.',
  },
  {
    asks: 'how is cheese made; where does cheese come from; what is cheese made of',
    younger: 'Cheese is thick milk that has rested for a while.',
    older: 'Milk is made to curdle, the liquid runs off, and the rest is salted and ripens, for days or for years.',
  },
  {
    asks: 'why does cheese have holes; why are there holes in cheese',
    younger: 'Little bubbles of gas make the holes while the cheese rests.',
    older: 'Bacteria in the cheese give off gas. It cannot get out and forms bubbles, and these are the holes.',
  },
  {
    asks: 'how is bread made; what is bread made of; how do you make bread; why does bread rise',
    younger: 'From flour, water and yeast. Yeast makes bubbles, and the dough grows.',
    older:
      'Flour, water, salt and yeast make a dough. Yeast eats sugar from the flour and makes gas bubbles, so the dough rises. Then it is baked.',
  },
  {
    asks: 'why does popcorn pop; how does popcorn work; how is popcorn made',
    younger: 'Inside is a drop of water. It gets hot and bursts, pop!',
    older:
      'Inside each kernel is a little water. Heated, it becomes steam, the pressure grows until the shell bursts, and the soft inside puffs up.',
  },
  {
    asks: 'how is ice cream made; what is ice cream made of; who invented ice cream',
    younger: 'Milk, cream and sugar are stirred while they get very cold.',
    older:
      'Cream, milk, sugar and flavour are stirred while they freeze, so it stays soft with little air bubbles. People have made frozen sweets for many hundred years.',
  },
  {
    asks: 'where does sugar come from; how is sugar made; what is sugar made of',
    younger: 'Sugar comes from plants: sugar cane and sugar beet.',
    older:
      'Sugar is pressed and boiled out of sugar cane, a tall grass, or out of sugar beet, a root. When it dries, crystals form.',
  },
  {
    asks: 'where does salt come from; how do we get salt',
    younger: 'Salt comes from the sea and from mines in the earth.',
    older: 'People let sea water dry in the sun, or they dig salt out of the ground where old seas dried up.',
  },
  {
    asks: 'how is butter made; what is butter made of; where does butter come from',
    younger: 'You shake cream for a long time, and then it becomes butter.',
    older: 'When cream is beaten, its tiny fat drops stick together to butter. The liquid that is left is buttermilk.',
  },
  {
    asks: 'where do eggs come from; how do chickens make eggs; why do chickens lay eggs',
    younger: 'Hens lay eggs, often one a day.',
    older: 'Hens lay eggs, even if no chick grows in them. A hen can lay almost one a day.',
  },
  {
    asks: 'what is pasta made of; how are noodles made; how is spaghetti made; where does spaghetti come from',
    younger: 'Noodles are made of flour and water, sometimes with egg.',
    older:
      'Pasta is a dough of wheat flour and water, sometimes egg, that is shaped and dried. China and Italy both have very old noodle traditions.',
  },
  {
    asks: 'who invented pizza; where does pizza come from',
    younger: 'Pizza comes from Italy, from the city of Naples.',
    older:
      'Flat bread with toppings is very old. The pizza we know, with tomato and cheese, comes from Naples in Italy.',
  },
  {
    asks: 'what are french fries made of; what are chips made of; how are fries made',
    younger: 'They are potatoes, cut and fried in hot oil.',
    older: 'Fries are potato sticks fried in hot oil. That makes them crisp outside and soft inside.',
  },
  {
    asks: 'is a tomato a fruit; is a tomato a fruit or a vegetable; is a cucumber a fruit',
    younger: 'Both! It has seeds like fruit, and we eat it like vegetables.',
    older:
      'Botanists call it a fruit, because it has seeds and grows from a flower. In the kitchen it counts as a vegetable. The same goes for cucumbers.',
  },
  {
    asks: 'is a strawberry a berry; is a banana a berry',
    younger: 'Funny: a banana is a berry, and a strawberry is not!',
    older:
      'For botanists a banana is a berry and a strawberry is not, because its real little fruits are the dots on the outside.',
  },
  {
    asks: 'why are bananas bent; why are bananas curved; why is a banana crooked',
    younger: 'Bananas grow up towards the light. So they bend.',
    older: 'Bananas first hang down, then they turn up towards the light while they grow, and so they become curved.',
  },
  {
    asks: 'why are bananas yellow; why do bananas turn brown; why does an apple turn brown',
    younger: 'When a banana is ripe, it turns yellow, and later brown.',
    older:
      'Ripening breaks down the green colour, and yellow shows. Later, or when cut fruit meets air, substances inside react with oxygen and turn brown.',
  },
  {
    asks: 'why are lemons sour; why is lemon sour',
    younger: 'Lemons are full of acid. Your tongue calls that sour.',
    older: 'Lemons contain citric acid, and our tongue tastes acids as sour.',
  },
  {
    asks: 'why are chilies hot; why is chili so hot; why does spicy food burn; why is it spicy',
    younger: 'Chili tricks your tongue. It only feels hot.',
    older:
      'Chilies contain capsaicin. It sets off the nerves that normally report heat, so it feels like burning. Milk helps better than water.',
  },
  {
    asks: 'why do carrots make you see better; are carrots good for your eyes; do carrots help your eyes',
    younger: 'Carrots have something your eyes need. A few are enough.',
    older:
      'Carrots contain a substance that becomes vitamin A, which eyes need. If you get enough, more carrots do not make you see better.',
  },
  {
    asks: 'why do some people not eat meat; what is a vegetarian; what is a vegan; why are people vegetarian',
    younger: 'They do not want to eat animals. Other food is good, too.',
    older:
      'Vegetarians eat no meat, vegans nothing that comes from animals. They do it for the animals, for nature, for health or for their faith.',
  },
  {
    asks: 'where does meat come from; is chicken made of chicken; what is meat made of',
    younger: 'Meat comes from animals, such as cows, pigs and chickens.',
    older: 'Meat is the muscle of animals such as cows, pigs and chickens. Some people eat it and some do not.',
  },
  {
    asks: 'why does milk go bad; why does food go bad; why does bread get mouldy; what is mould',
    younger: 'Tiny living things start to eat it. Then we should not.',
    older:
      'Bacteria and moulds grow on food and change it. In the cold they grow slowly, so a fridge keeps food longer.',
  },
  {
    asks: 'why do fizzy drinks have bubbles; why is soda fizzy; where do the bubbles in lemonade come from',
    younger: 'Gas is pressed into the drink. Open it, and it bubbles out.',
    older:
      'Carbon dioxide gas is pressed into the drink. When you open the bottle, the pressure drops and it comes out as bubbles.',
  },
  {
    asks: 'why do we have breakfast; why is breakfast important',
    younger: 'You eat nothing at night. In the morning your body needs fuel.',
    older: 'After a long night without food, breakfast gives brain and body energy for the morning.',
  },
  {
    asks: 'what is chewing gum made of; what happens if you swallow chewing gum; can I swallow gum',
    younger: 'Try not to swallow it. One piece comes out with your poo.',
    older:
      'It is made of a rubbery base with sweetener and flavour. A swallowed piece usually passes through in a few days, but it is not for eating.',
  },
]
