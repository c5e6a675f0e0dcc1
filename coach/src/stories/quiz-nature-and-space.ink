// Questions for quiz.ink.

=== nature_easy
{shuffle once:
- -> guess("What do bees make?", "It is sweet and golden.", "honey", "honey", "Bees visit two million flowers for one jar.", -> next)
- -> guess("What does a caterpillar turn into?", "It has colourful wings.", "butterfly, moth", "a butterfly", "First it rests in a little case.", -> next)
- -> guess("Which season comes after winter?", "Flowers begin to grow.", "spring, springtime", "spring", "Then the birds build nests.", -> next)
- -> guess("What do plants need to grow, water or lemonade?", "It falls from the sky.", "water, rain", "water", "They need light and air as well.", -> next)
- -> guess("How many legs does a spider have?", "More than a dog, fewer than ten.", "8", "eight legs", "Insects have six.", -> next)
- -> guess("What is a baby dog called?", "It begins with p.", "puppy, pup", "a puppy", "It is born with its eyes shut.", -> next)
- -> guess("Which colour do you get from yellow and blue?", "The colour of grass.", "green", "green", "Try it with paint.", -> next)
- -> guess("Where do apples grow?", "It has leaves and a trunk.", "tree, trees, apple tree", "on a tree", "Every apple was a flower first.", -> next)
- -> guess("What is a baby cat called?", "It begins with k.", "kitten, kitty, kitten cat", "a kitten", "When kittens open their eyes, they are all blue.", -> next)
- -> guess("What do cows eat all day?", "It is green and grows in the meadow.", "grass, hay", "grass", "A cow chews the same bite twice.", -> next)
- -> guess("Which animal carries its house on its back and leaves a shiny trail?", "It is very slow.", "snail, snails", "a snail", "It glides on its own slime, as on a slide.", -> next)
- -> guess("What do you breathe with, your lungs or your knees?", "They are in your chest.", "lungs, lung", "your lungs", "They fill like two balloons.", -> next)
- -> guess("Which bird can turn its head nearly all the way round?", "It says hoo, hoo.", "owl", "an owl", "Its eyes cannot move, so its neck has to.", -> next)
- -> guess("What falls from oak trees, and squirrels love to bury it?", "It wears a little cap.", "acorn, acorns, nut, nuts", "an acorn", "A whole oak sleeps inside.", -> next)
- -> guess("Which is the hottest season?", "You go swimming.", "summer, summertime", "summer", "The days are the longest then.", -> next)
- -> guess("How many fingers do you have on both hands, with your thumbs?", "Hold them up and count.", "10", "ten", "That is why we count in tens.", -> next)
- -> guess("What does a tadpole grow into?", "It hops and says ribbit.", "frog, toad, frogs", "a frog", "First the back legs grow, then the front ones.", -> next)
- -> guess("Which animal has black and white stripes and looks like a horse?", "It begins with z.", "zebra", "a zebra", "Each has its own pattern.", -> next)
- -> guess("What beats in your chest, day and night?", "Boom, boom.", "heart, my heart", "your heart", "It is about as big as your fist.", -> next)
- -> guess("Where does milk come from?", "It says moo.", "cow, cows, goat", "from a cow", "A cow can give a bucket full in a day.", -> next)
}
-> empty

=== nature_hard
{shuffle once:
- -> guess("Which is the largest land animal?", "It has a trunk.", "elephant", "the elephant", "It can feel sounds with its feet.", -> next)
- -> guess("Which gas in the air does our body need?", "It begins with o.", "oxygen", "oxygen", "Plants make it with the help of sunlight.", -> next)
- -> guess("Ice is lighter than water. How can you see that in a glass?", "Where do the ice cubes go?", "float, floats, top, swim, swims, up, it floats", "it floats on top", "So fish can live under the ice in winter.", -> next)
- -> guess("Which part of a plant drinks the water?", "It is under the ground.", "root, roots", "the roots", "The smallest ones are as fine as a hair.", -> next)
- -> guess("What do you call an animal that eats only plants?", "It begins with herbi.", "herbivore, herbivores", "a herbivore", "Rabbits, cows and many dinosaurs are.", -> next)
- -> guess("How many bones does a grown-up have, about two hundred or about two thousand?", "It is the smaller number.", "200, 206", "about two hundred", "A baby has more, and some grow together.", -> next)
- -> guess("A giraffe's neck is as long as a grown-up. How many bones has it got, seven or seventy?", "It is the same number as in your own neck.", "7", "seven", "Each one is just very long.", -> next)
- -> guess("What makes leaves green? It is a long word that begins with chloro.", "Chloro, and then fill.", "chlorophyll, chlorophyl, chloro fill, chlorofill", "chlorophyll", "It catches the sunlight.", -> next)
- -> guess("What is hot and runny and comes out of a volcano?", "It begins with l.", "lava, magma", "lava", "Inside the mountain it is called magma.", -> next)
- -> guess("What is the biggest organ of your body? You can see it right now.", "It keeps everything in and the rain out.", "skin, my skin", "your skin", "Spread out, a grown-up's skin would cover a single bed.", -> next)
- -> guess("A whale lives in the sea. Is it a fish or a mammal?", "It breathes air and gives its baby milk.", "mammal", "a mammal", "It has to come up to breathe.", -> next)
- -> guess("You can count something in a sawn tree trunk to learn how old the tree was. What is it?", "They are round, one inside the other.", "ring, rings, tree rings, lines, circles", "its rings", "A thin ring was a dry year.", -> next)
- -> guess("Which animal sleeps hanging upside down and finds its way by listening?", "It flies at night.", "bat, bats", "a bat", "It hears the echo of its own calls.", -> next)
- -> guess("What is it called when an animal sleeps through the winter?", "It begins with hiber.", "hibernation, hibernate, hibernating, winter sleep", "hibernation", "A hedgehog's heart beats very slowly then.", -> next)
- -> guess("Which bird can fly backwards?", "It is tiny and drinks from flowers.", "hummingbird, humming bird", "a hummingbird", "Its wings beat fifty times a second and more.", -> next)
- -> guess("An octopus has more than one heart. How many does it have?", "One more than two.", "3", "three", "And its arms can taste.", -> next)
- -> guess("What do we call the big change from caterpillar to butterfly? It begins with meta.", "Meta, then mor, then fo, then sis.", "metamorphosis, metamorphoses, metamorfosis", "metamorphosis", "It is Greek and means a change of shape.", -> next)
- -> guess("Which animal builds dams in rivers?", "It has a flat tail and orange teeth.", "beaver, beavers", "a beaver", "Its teeth are orange because there is iron in them.", -> next)
- -> guess("Why does a cactus have spines instead of leaves? Think of the desert.", "What would run out of big leaves in the heat?", "water, save water, dry, animals, protect, thirsty, eaten", "to save water", "And the spines tell hungry animals, keep away.", -> next)
- -> guess("What do bees carry from flower to flower, so that fruit can grow?", "It is a yellow dust.", "pollen", "pollen", "Without it there would be hardly any apples.", -> next)
- -> guess("Which mammal lays eggs and has a beak like a duck?", "It lives in Australia.", "platypus, duck billed platypus, echidna", "the platypus", "It can feel the tiny electricity of a shrimp.", -> next)
}
-> empty

=== space_easy
{shuffle once:
- -> guess("What shines in the sky in the daytime?", "It is warm and bright.", "sun", "the sun", "It is really a star.", -> next)
- -> guess("What do we call a person who flies into space?", "It begins with astro.", "astronaut, spaceman, cosmonaut, astronauts", "an astronaut", "Astronauts sleep tied to the wall.", -> next)
- -> guess("Which planet do we live on?", "We also call soil by this name.", "earth, world", "the earth", "From far away it looks blue.", -> next)
- -> guess("What can look like a ball, a half, or a banana in the night sky?", "It changes all month.", "moon", "the moon", "It only shines because the sun lights it up.", -> next)
- -> guess("What do you fly to the moon in?", "Three, two, one!", "rocket, spaceship, space ship, spacecraft", "a rocket", "It has to be faster than any aeroplane.", -> next)
- -> guess("Are there clouds on the moon, yes or no?", "There is no air up there.", "no, nope, none", "no, none at all", "Without air there is no wind either.", -> next)
- -> guess("What twinkles in the sky when it is dark?", "There are so many that you cannot count them.", "star, stars", "the stars", "They are suns, very far away.", -> next)
- -> guess("What do we look through to see the stars better?", "It is a long tube with glass in it.", "telescope, binoculars, telescop", "a telescope", "The biggest ones stand on high mountains.", -> next)
- -> guess("Is the sun bigger or smaller than the earth?", "It only looks small because it is far away.", "bigger, big, larger", "bigger, much bigger", "A million earths would fit inside.", -> next)
- -> guess("What do astronauts wear so that they can breathe in space?", "It is thick and white.", "suit, space suit, spacesuit, helmet", "a space suit", "It even has a drink inside.", -> next)
- -> guess("What does an astronaut do in space, float or sink?", "There is no up and no down.", "float, floats, floating, fly", "float", "So they must tie down their toothbrush.", -> next)
- -> guess("Which is further away, the moon or the clouds?", "No kite and no plane gets there.", "moon", "the moon", "A rocket needs three days to get there.", -> next)
- -> guess("When it is day for us, what is it on the other side of the earth?", "Children are in bed there.", "night, dark, nighttime, night time", "night", "The earth turns, and then we swap.", -> next)
- -> guess("What shape does the earth have?", "Like something you kick.", "ball, round, sphere, circle, globe", "round like a ball", "It is just a tiny bit flat at the top.", -> next)
- -> guess("What do you count before a rocket starts, up or down?", "Three, two, one.", "down, backwards, countdown", "down", "At zero it lifts off.", -> next)
- -> guess("Which of these have people walked on, the moon or the sun?", "The other one is far too hot.", "moon", "the moon", "Twelve people have walked there.", -> next)
}
-> empty

=== space_hard
{shuffle once:
- -> guess("Which planet is famous for its wide rings?", "It begins with s.", "saturn", "Saturn", "The rings are ice and stones.", -> next)
- -> guess("Which planet is called the red one?", "It begins with m.", "mars", "Mars", "It is red because of rust.", -> next)
- -> guess("Which is the largest planet of our sun?", "It begins with j.", "jupiter", "Jupiter", "More than a thousand earths would fit into it.", -> next)
- -> guess("How many planets go around our sun?", "More than seven, fewer than nine.", "8", "eight", "Pluto is called a dwarf planet now.", -> next)
- -> guess("What keeps us on the ground, so that we do not float away?", "It begins with grav.", "gravity, gravitation", "gravity", "On the moon you would jump six times as high.", -> next)
- -> guess("What is the name of our galaxy?", "It sounds like something to drink.", "milky way", "the Milky Way", "It has more stars than you could count in a lifetime.", -> next)
- -> guess("How long does the earth need to go around the sun once?", "You have a birthday each time.", "year, a year, 365 days, 365, 12 months", "one year", "On your birthday you have made one more trip.", -> next)
- -> guess("Who was the first person on the moon? His first name was Neil.", "His second name begins with Arm.", "armstrong, neil armstrong", "Neil Armstrong", "His footprints are still there.", -> next)
- -> guess("What do we call a shooting star, which is really a glowing speck of stone?", "It begins with m.", "meteor, meteorite, meteoroid", "a meteor", "Most are as small as a grain of sand.", -> next)
- -> guess("Which planet is closest to the sun?", "It is named like the silvery stuff in old thermometers.", "mercury", "Mercury", "A year there lasts only eighty-eight days.", -> next)
- -> guess("In space nobody could hear a bell ring. What is missing?", "Sound needs something to travel through.", "air, atmosphere, oxygen", "air", "Sound is air that wobbles.", -> next)
- -> guess("What travels faster than anything else?", "You switch it on in your room.", "light", "light", "It needs eight minutes from the sun to us.", -> next)
- -> guess("The moon pulls at the sea. What do we call the water's going up and down at the beach?", "Ebb and flow. High and low.", "tide, tides, ebb, flood", "the tides", "Most beaches have two high ones a day.", -> next)
- -> guess("Why does a footprint on the moon stay for millions of years?", "What would blow it away on earth?", "wind, no wind, air, no air, no rain, rain, weather", "there is no wind and no rain", "The moon has no weather at all.", -> next)
- -> guess("What do we call a ball of ice and dust that grows a long tail near the sun?", "It begins with com.", "comet", "a comet", "Its tail always points away from the sun.", -> next)
- -> guess("When the moon slides exactly in front of the sun, what is that called?", "It begins with e, and it gets dark at noon.", "eclipse, solar eclipse", "an eclipse", "Birds go quiet, because they think it is evening.", -> next)
- -> guess("Is the sun a planet, a star or a moon?", "It makes its own light.", "star", "a star", "It is our nearest one.", -> next)
- -> guess("Which planet is nearly the same size as ours, but hot enough to melt lead?", "It is named after a goddess of love.", "venus", "Venus", "Thick clouds keep the heat in.", -> next)
- -> guess("What is the name for a pattern of stars, like the Great Bear?", "It begins with con.", "constellation, star sign", "a constellation", "People have drawn pictures in the stars for thousands of years.", -> next)
- -> guess("Astronauts in the space station see many sunrises each day. Is it two or sixteen?", "They go round the earth in an hour and a half.", "16", "sixteen", "Breakfast, lunch and supper all come with a sunrise.", -> next)
}
-> empty
