INCLUDE common.ink
// The chosen field, or "all".
VAR field = "all"
VAR topic = "nature"
VAR turn = 0
VAR deep = false
VAR pools_tried = 0

=== start
{shuffle:
- Quiz time{comma_name()}! I have questions about nature, space, history, music and places, or a mix. Which do you want?
- Welcome to the quiz{comma_name()}! Nature, space, history, music, places, or a bit of everything?
- My quiz book is open. Shall I look under nature, space, history, music or places, or mix them?
- Fingers on the buzzer{comma_name()}! Would you like nature, space, history, music, places, or a mix?
- The quiz begins! Choose nature, space, history, music, places, or a mix of all?
- I have new questions in my bag. Do you want nature, space, history, music, places, or a mix?
}
-> choose_field

=== choose_field
+ [nature # hears: animals, plants, nature, trees, animal, body, flowers, dinosaurs]
    ~ field = "nature"
    {shuffle:
    - Nature it is.
    - Out into the green we go.
    - Boots on, into the woods.
    }
+ [space # hears: planets, stars, space, rockets, universe, moon, astronaut]
    ~ field = "space"
    {shuffle:
    - Three, two, one, lift off.
    - Up to the stars.
    - Fasten your space belt.
    }
+ [history # hears: old times, the past, history, long ago, kings, knights, castles, the old days]
    ~ field = "history"
    {shuffle:
    - Back in time we go.
    - Into the time machine.
    - Long, long ago, then.
    }
+ [music # hears: songs, instruments, music, singing, sing, song]
    ~ field = "music"
    {shuffle:
    - Ears open for music.
    - La la la, here we go.
    - The band is ready.
    }
+ [places # hears: places, countries, country, world, geography, cities, maps, travel, rivers, mountains]
    ~ field = "places"
    {shuffle:
    - Pack your bag.
    - Once around the world, please.
    - I unfold the big map.
    }
+ [a mix # hears: all, mix, everything, any, anything, you choose, @unsure, both, dont mind, dont care, @anything]
    ~ field = "all"
    {shuffle:
    - A bit of everything, then.
    - I stir them all together.
    - A colourful mix, coming up.
    - I will surprise you.
    }
- -> pick

=== next
~ asked++
{asked % 14 == 0: -> how_is_it}
{asked % 4 == 2: {next_one()}}
-> pick

=== how_is_it
{shuffle once:
- You have {score} right so far. Shall we stay with these questions, or change to something else?
- {score} right answers already. Do you want more of these, or a new field?
- We are at {score}. Keep going like this, or shall we switch?
- Your score is {score}. More of the same, or something new?
- {score} so far! Do we carry on, or swap to another field?
}
+ [stay # hears: @yes, more, same, keep going, stay, these, carry on, go on, @anything]
    {next_one()}
    -> pick
+ [change # hears: change, switch, new, something else, other, another, swap, @no]
    {shuffle:
    - Nature, space, history, music, places, or a mix?
    - Would you like nature, space, history, music, places, or a mix now?
    - What shall it be: nature, space, history, music, places, or a mix?
    - Where do we go: nature, space, history, music, places, or all of them?
    }
    -> choose_field

=== function depth_name
{deep:
    ~ return "hard"
}
~ return "easy"

=== function topic_name(number_of_topic)
{number_of_topic:
- 0: ~ return "nature"
- 1: ~ return "space"
- 2: ~ return "history"
- 3: ~ return "music"
}
~ return "places"

=== function has_new_question(of_topic)
~ return has_new("{of_topic}_{depth_name()}")

// Goes around the fields, and past those in which the child knows every question of this depth.
=== function next_topic(more_tries)
~ turn = (turn + 1) % 5
{more_tries > 0 && not has_new_question(topic_name(turn)):
    ~ return next_topic(more_tries - 1)
}
~ return topic_name(turn)

=== pick
~ pools_tried = 0
~ deep = current_level() > 2
{field != "all" && not has_new_question(field):
    ~ deep = not deep
    {not has_new_question(field): -> used_up}
}
{field == "all":
    ~ topic = next_topic(5)
    {not has_new_question(topic):
        ~ deep = not deep
        ~ topic = next_topic(5)
    }
- else:
    ~ topic = field
}
-> ask

=== used_up
{shuffle:
- You know all my questions about {field} by now. Let us mix everything.
- No more new ones about {field} in my book. I mix the rest for you.
}
~ field = "all"
-> pick

=== ask
{topic:
- "nature": {deep: -> nature_hard | -> nature_easy}
- "space": {deep: -> space_hard | -> space_easy}
- "history": {deep: -> history_hard | -> history_easy}
- "music": {deep: -> music_hard | -> music_easy}
}
{deep: -> places_hard | -> places_easy}

// Tries the other depth of a field, and then the next field.
=== empty
~ pools_tried++
~ deep = not deep
{pools_tried > 10: -> all_done}
{pools_tried % 2 == 0:
    ~ turn = (turn + 1) % 5
    ~ topic = topic_name(turn)
}
-> ask

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

=== history_easy
{shuffle once:
- -> guess("Which huge animals lived long before there were people?", "The first part is dino.", "dinosaur, dino, dinosaurs, dinos", "dinosaurs", "Birds are their great, great grandchildren.", -> next)
- -> guess("Where did kings and queens live, with thick walls and towers?", "It begins with c.", "castle, palace, castles", "in a castle", "The stairs turned round and round, and they were cold.", -> next)
- -> guess("Before there were cars, which animal pulled the carts?", "It says neigh.", "horse, horses, donkey, ox, pony", "horses", "There were even horse buses.", -> next)
- -> guess("What did people use for light before lamps?", "You blow it out on a cake.", "candle, candles, fire, torch", "candles", "Some clocks were candles, too.", -> next)
- -> guess("What did knights wear to stay safe?", "It was made of metal.", "armour, armor, metal, helmet", "armour", "A whole suit was as heavy as a big child.", -> next)
- -> guess("Long ago people wrote with something from a bird. What was it?", "Birds are covered with them.", "feather, quill, feathers", "a feather", "They dipped it into ink.", -> next)
- -> guess("What does a king wear on his head?", "It is golden.", "crown", "a crown", "Some are so heavy that they hurt the neck.", -> next)
- -> guess("Who sailed the seas and looked for treasure, with a flag of bones?", "Arr!", "pirate, pirates", "pirates", "They had rules on board, and even bedtimes.", -> next)
- -> guess("Where did the first people live, in caves or in skyscrapers?", "They are in rocks.", "cave, caves", "in caves", "They painted animals on the walls.", -> next)
- -> guess("What did people ride on before there were bicycles and cars?", "You put a saddle on it.", "horse, horses, pony, camel, donkey", "a horse", "A fast one could carry a letter a long way.", -> next)
- -> guess("How did people send news long ago, by letter or by phone?", "You write it on paper.", "letter, letters, by letter, post", "by letter", "Some letters flew along with a pigeon.", -> next)
- -> guess("What did people make to keep warm, before there were heaters?", "It crackles and glows.", "fire, campfire, a fire", "a fire", "The whole family sat around it.", -> next)
- -> guess("What goes around a castle and is full of water?", "You need a bridge to get over it.", "moat, water, ditch", "a moat", "Some castles had ducks and fish in it.", -> next)
- -> guess("Where did grandma's grandma wash her clothes, in a tub or in a machine?", "It is like a big bucket.", "tub, bucket, in a tub", "in a tub", "Washing day took a whole day.", -> next)
- -> guess("Which came first, the train or the aeroplane?", "It runs on rails.", "train, trains", "the train", "The first ones puffed with steam.", -> next)
- -> guess("What was the first animal that lived with people? It barks.", "It wags its tail.", "dog, dogs, wolf", "the dog", "Dogs and people have been friends for thousands of years.", -> next)
}
-> empty

=== history_hard
{shuffle once:
- -> guess("In which country are the great pyramids?", "The river Nile flows there.", "egypt", "Egypt", "They were built more than four thousand years ago.", -> next)
- -> guess("Which language did the people of ancient Rome speak?", "It begins with l.", "latin", "Latin", "Spanish, French and Italian are its children.", -> next)
- -> guess("Who were the sailors of the north with long ships? Their name begins with v.", "They came from Norway, Denmark and Sweden.", "viking, vikings", "the Vikings", "They had combs and liked to be tidy.", -> next)
- -> guess("Which long wall in Asia took hundreds of years to build?", "It is in the country of pandas.", "great wall, wall of china, china, chinese wall, great wall of china", "the Great Wall of China", "It is thousands of kilometres long.", -> next)
- -> guess("What did Johannes Gutenberg build, so that books could be made quickly?", "It presses letters on paper.", "printing press, press, printer, print, printing", "a printing press", "Before that, books in Europe were written by hand.", -> next)
- -> guess("The ancient Greeks began a big sports event that we still have. What is it called?", "It has five rings.", "olympics, olympic games, olympic", "the Olympic Games", "The winners got a wreath of leaves.", -> next)
- -> guess("What did the Wright brothers do first, fly an aeroplane or sail around the world?", "It had wings.", "fly, plane, airplane, aeroplane, flew, flying", "they flew an aeroplane", "The first flight took twelve seconds.", -> next)
- -> guess("Which writing with little pictures did the Egyptians use?", "It begins with hiero.", "hieroglyph, hieroglyphs, hieroglyphics", "hieroglyphs", "A stone with the same text in three writings helped to read them again.", -> next)
- -> guess("Which animal did the old Egyptians love so much that they painted it everywhere? It purrs.", "It says meow.", "cat, cats", "the cat", "Cats guarded the corn from the mice.", -> next)
- -> guess("What came before the Bronze Age, when tools were made of something very hard?", "You find it on every path.", "stone, stone age, stones, rock", "the Stone Age", "They made sharp tools of flint.", -> next)
- -> guess("The Romans brought fresh water to their towns over long bridges. What are those called? It begins with aqua.", "Aqua, and then duct.", "aqueduct, aquaduct, aqueducts, aqua duct", "aqueducts", "Some still stand after two thousand years.", -> next)
- -> guess("Camels carried a soft, shiny cloth from China to Europe, and a long road is named after it. What is the cloth?", "Little worms spin it.", "silk, silk road", "silk", "For a long time only China knew how to make it.", -> next)
- -> guess("What was the name of the queen who ruled Britain when the first trains ran far? It begins with v.", "A big waterfall in Africa has her name.", "victoria, queen victoria", "Queen Victoria", "She was the first queen of Britain to ride on a train.", -> next)
- -> guess("How did sailors find the north before there were maps on phones?", "A needle shows it.", "compass, star, stars, north star, pole star, sun", "with a compass", "And at night they looked for the North Star.", -> next)
- -> guess("Which came first, the telephone or the television?", "You talk into it.", "telephone, phone", "the telephone", "The first words on it were, come here, I want to see you.", -> next)
- -> guess("What did Marie Curie study, which shines from some stones although you cannot see it? It begins with radio.", "Radio, then activity.", "radioactivity, radiation, radioactive, radium", "radioactivity", "She won the Nobel Prize twice.", -> next)
- -> guess("What did people in old China invent that goes whoosh and sparkles at New Year?", "Bang, and ooh, and aah.", "fireworks, firework, rocket, rockets", "fireworks", "They also invented paper and the kite.", -> next)
- -> guess("Leonardo da Vinci painted a lady with a famous smile. What is she called?", "Mona, and then?", "mona lisa, lisa", "the Mona Lisa", "She hangs in Paris, behind thick glass.", -> next)
- -> guess("Why did people in cold lands salt or smoke their fish long ago?", "There were no fridges.", "fridge, keep, last, rot, bad, longer, store, winter, fresh, eat later", "so that it would keep through the winter", "Salt was so precious that Romans had special roads for it.", -> next)
- -> guess("America is named after Amerigo, a sailor from the country that looks like a boot. Which country is it?", "Pizza comes from there.", "italy", "Italy", "Mapmakers wrote his name on the map, and it stayed.", -> next)
}
-> empty

=== music_easy
{shuffle once:
- -> guess("Which instrument do you hit with sticks?", "Boom, boom.", "drum, drums, xylophone", "a drum", "It is one of the oldest instruments.", -> next)
- -> guess("Which instrument has black and white keys?", "You sit in front of it.", "piano, keyboard", "a piano", "It has eighty-eight keys.", -> next)
- -> guess("Which instrument has six strings and is played at a camp fire?", "It begins with g.", "guitar, ukulele", "a guitar", "You pluck it with your fingers.", -> next)
- -> guess("What do we call many people who sing together?", "It begins with c, and sounds like quire.", "choir, chorus, quire", "a choir", "Their hearts even begin to beat together.", -> next)
- -> guess("Twinkle, twinkle, little what?", "It shines at night.", "star, stars", "star", "That tune is more than two hundred years old.", -> next)
- -> guess("Is a whisper loud or soft?", "You do it when the baby sleeps.", "soft, quiet", "soft", "A lullaby is soft as well.", -> next)
- -> guess("Old Macdonald had a what?", "Cows and pigs live there.", "farm, a farm", "a farm", "E, i, e, i, o!", -> next)
- -> guess("The wheels on the bus go how?", "They turn.", "round, round and round, around", "round and round", "All day long.", -> next)
- -> guess("Which is louder, a trumpet or a triangle?", "One of them goes ta, ta, raa.", "trumpet", "a trumpet", "You can hear it right across a field.", -> next)
- -> guess("What do you do with a flute, blow or hit?", "You need your breath.", "blow, blow it, blowing", "blow", "The first flutes were made of bones.", -> next)
- -> guess("What song do we sing when somebody has a cake with candles?", "Happy what to you?", "birthday, happy birthday, birthday song", "Happy Birthday", "It is sung all over the world.", -> next)
- -> guess("What do you do with your hands when you like a song very much?", "It makes a noise.", "clap, clapping, clap hands", "clap", "That is called applause.", -> next)
- -> guess("Row, row, row your what?", "It swims on the water.", "boat", "boat", "Gently down the stream.", -> next)
- -> guess("Which animal makes music by rubbing its wings on a summer evening?", "It is a small insect that chirps.", "cricket, grasshopper, crickets, cicada", "a cricket", "The warmer it is, the faster it chirps.", -> next)
- -> guess("What is a song called that helps a baby to sleep?", "It begins with lull.", "lullaby, lullabye", "a lullaby", "Every country in the world has some.", -> next)
- -> guess("Humpty Dumpty sat on a what?", "It is made of bricks.", "wall", "a wall", "Nobody in the rhyme says that he was an egg.", -> next)
}
-> empty

=== music_hard
{shuffle once:
- -> guess("How many strings does a violin have?", "More than three, fewer than five.", "4", "four", "The bow is made with hair from a horse's tail.", -> next)
- -> guess("Which composer wrote great music although he became deaf? His name begins with Bee.", "Ludwig van, and then?", "beethoven", "Beethoven", "He could still hear every note in his head.", -> next)
- -> guess("Who waves a little stick in front of an orchestra?", "It begins with con.", "conductor", "the conductor", "The stick is called a baton.", -> next)
- -> guess("Mozart wrote his first music as a small child. How old was he, five or fifteen?", "It is the smaller one.", "5", "five", "His sister Nannerl was a star as well.", -> next)
- -> guess("What do we call the speed of the beat, tempo or tomato?", "You cannot eat it.", "tempo", "tempo", "It is the Italian word for time.", -> next)
- -> guess("Which is the biggest, the violin, the cello or the double bass?", "You play it standing up.", "bass, double bass", "the double bass", "It also plays the lowest notes.", -> next)
- -> guess("A trumpet is made of metal. Which family is it in, strings or brass?", "It is named after the metal.", "brass", "brass", "The sound begins with buzzing lips.", -> next)
- -> guess("Do, re, mi, fa. What comes next?", "It also means the sun, in Spanish.", "so, sol, soh", "so", "Then la, ti, and do again.", -> next)
- -> guess("Who sings the high part in a choir, the soprano or the bass?", "It begins with s.", "soprano", "the soprano", "The highest notes can make a glass hum.", -> next)
- -> guess("How many musicians play in a quartet?", "As many as a table has legs.", "4", "four", "A duet has two, and a trio has three.", -> next)
- -> guess("Which instrument do Scottish pipers squeeze under the arm?", "It is a bag with pipes.", "bagpipe, bagpipes, bag pipes, pipes", "the bagpipes", "The bag lets them play without a gap for breathing.", -> next)
- -> guess("What do we call the five lines that notes are written on? It is also a long stick.", "It begins with st.", "stave, staff", "the stave", "The curly sign in front is called a clef.", -> next)
- -> guess("A shorter string sounds different from a long one. Is it higher or lower?", "Think of a small bird and a big dog.", "higher, high", "higher", "That is why a violin sounds higher than a cello.", -> next)
- -> guess("Which big instrument with pipes stands in many churches?", "It begins with o.", "organ, pipe organ", "the organ", "Some pipes are taller than a house.", -> next)
- -> guess("The word piano is short for pianoforte. Forte means loud. What does piano mean?", "The opposite of loud.", "soft, quiet, softly, quietly", "soft", "It was the first keyboard that could play both.", -> next)
- -> guess("Which composer wrote The Four Seasons for violin? He was a priest with red hair from Venice.", "It begins with Viv.", "vivaldi, antonio vivaldi", "Vivaldi", "You can hear barking dogs and falling rain in it.", -> next)
- -> guess("In Peter and the Wolf, which animal is played by the flute, the bird or the cat?", "It flutters and sings up high.", "bird", "the bird", "The cat is a clarinet.", -> next)
- -> guess("How many keys does a big piano have, forty-four or eighty-eight?", "It is the bigger one.", "88", "eighty-eight", "Fifty-two are white, and thirty-six are black.", -> next)
- -> guess("What is a symphony written for, one flute or a whole orchestra?", "Many people play it together.", "orchestra, whole orchestra, the orchestra", "a whole orchestra", "Some take longer than an hour.", -> next)
- -> guess("Which instrument does the whole orchestra listen to when they tune? It begins with o and is made of dark wood.", "O, and then bo.", "oboe", "the oboe", "It plays an a, and all the others join in.", -> next)
}
-> empty

=== places_easy
{shuffle once:
- -> guess("What do you call lots of sand by the sea?", "You build castles there.", "beach, seaside, sand", "a beach", "Sand is made of tiny, tiny stones.", -> next)
- -> guess("Where is it colder, at the North Pole or in the desert?", "Polar bears live there.", "north pole, pole, north", "at the North Pole", "The ice there swims on the sea.", -> next)
- -> guess("Which is bigger, a village or a city?", "It has many, many streets.", "city", "a city", "Some have more people than a whole country.", -> next)
- -> guess("Where do kangaroos live? It begins with Aus.", "It is a country and a continent.", "australia", "in Australia", "Koalas live there as well.", -> next)
- -> guess("What do you call land with water all around it?", "Pirates hide treasure there.", "island, an island", "an island", "Some are so small that only birds live there.", -> next)
- -> guess("What is a very, very high hill called?", "There is snow on top.", "mountain, mountains, volcano", "a mountain", "The highest ones are still growing.", -> next)
- -> guess("What can you unfold to find the way?", "It shows roads and rivers.", "map, maps, atlas", "a map", "The oldest ones were scratched into clay.", -> next)
- -> guess("What does a river flow into at the end?", "It is big, blue and salty.", "sea, ocean, lake, the sea", "the sea", "There it meets all the other rivers.", -> next)
- -> guess("In which country did people first bake pizza?", "It looks like a boot.", "italy", "Italy", "In Naples people fold it like a book.", -> next)
- -> guess("Where do penguins live, in the cold south or in the hot jungle?", "There is ice.", "south, cold, cold south, south pole, antarctica, ice", "in the cold south", "There are no polar bears there to meet them.", -> next)
- -> guess("What do we call a place full of tall trees, where monkeys swing and it rains a lot?", "It begins with j.", "jungle, rainforest, rain forest, forest", "a jungle", "More kinds of animals live there than anywhere else.", -> next)
- -> guess("What do you need to drive from one side of a river to the other?", "It goes over the water.", "bridge, boat, ferry, a bridge", "a bridge", "Some open in the middle for tall ships.", -> next)
}
-> empty

=== places_hard
{shuffle once:
- -> guess("Which ocean is the largest?", "Its name means peaceful.", "pacific, pacific ocean", "the Pacific", "It is bigger than all the land together.", -> next)
- -> guess("Which is the highest mountain in the world?", "It begins with Ever.", "everest, mount everest", "Mount Everest", "There are shells on it, because it was once under the sea.", -> next)
- -> guess("How many continents are there, seven or seventeen?", "As many as a week has days.", "7", "seven", "Asia is the biggest, and Australia the smallest.", -> next)
- -> guess("Which is the smallest country in the world? It is in the middle of Rome.", "The Pope lives there.", "vatican, vatican city", "Vatican City", "You can walk around it in less than an hour.", -> next)
- -> guess("Which line goes around the middle of the earth like a belt?", "It begins with equa.", "equator", "the equator", "Day and night are almost the same length there.", -> next)
- -> guess("On which continent is Egypt?", "Lions and elephants live there.", "africa", "Africa", "Africa has more than fifty countries.", -> next)
- -> guess("In which city does the Eiffel Tower stand?", "It is the capital of France.", "paris", "Paris", "In summer it grows a little, because iron stretches when it is warm.", -> next)
- -> guess("Which country has the most people, India or Iceland?", "Elephants and tigers live there.", "india", "India", "Iceland has fewer people than many a big town.", -> next)
- -> guess("Which desert is the biggest hot one? It is in Africa.", "It begins with Sa.", "sahara", "the Sahara", "It is nearly as big as the United States.", -> next)
- -> guess("Which language do most people in Brazil speak? Careful, it is not Spanish.", "It begins with p.", "portuguese", "Portuguese", "Sailors from Portugal brought it there.", -> next)
- -> guess("In which direction does the sun rise?", "Not north, not south, and not west.", "east, the east", "in the east", "In the evening it sets in the west.", -> next)
- -> guess("Which country sends a new day to the world before most others, Japan or Canada? It is called the land of the rising sun.", "Sushi comes from there.", "japan", "Japan", "Its flag is a red sun on white.", -> next)
- -> guess("What is the capital of Spain? It begins with M.", "Ma, then drid.", "madrid", "Madrid", "It lies right in the middle of the country.", -> next)
- -> guess("When it is summer in Europe, what season is it in Australia?", "It is the opposite.", "winter", "winter", "Children there have Christmas on the beach.", -> next)
- -> guess("Which river is the longest in South America? A rainforest has its name.", "It begins with Ama.", "amazon", "the Amazon", "Pink dolphins swim in it.", -> next)
- -> guess("Is Antarctica land under the ice, or only ice on the sea?", "At the North Pole it is the other way round.", "land, land under ice, land under the ice", "land under the ice", "The ice there is thicker than many mountains are high.", -> next)
- -> guess("Which country is famous for windmills, tulips and bicycles?", "People there speak Dutch.", "netherlands, holland, the netherlands", "the Netherlands", "A big part of it lies lower than the sea.", -> next)
- -> guess("In which ocean would you be between Europe and America?", "It begins with At.", "atlantic, atlantic ocean", "the Atlantic", "It grows as fast as your fingernails.", -> next)
- -> guess("Big Ben is famous. Is it a bell or a mountain?", "It rings in London.", "bell", "a bell", "The tower around it is called the Elizabeth Tower.", -> next)
- -> guess("A country that looks like a boot seems to kick an island. What is the island called?", "It begins with Si.", "sicily", "Sicily", "The volcano Etna stands on it.", -> next)
}
-> empty

=== all_done
That was every question I have{comma_name()}, and you got {score} right. What a quiz!
-> END

=== winding_down
{score > 1: You had {score} right answers today{comma_name()}. That is a fine score.}
{score <= 1: We asked some good questions today{comma_name()}.}
The quiz book is closing now. It keeps your place for next time.
-> END
