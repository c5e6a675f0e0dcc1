INCLUDE common.ink
INCLUDE levels.ink

=== start
{shuffle:
- Let us play with rhymes{comma_name()}, like cat and hat!
- Rhyme time{comma_name()}! Bee and knee sound alike.
- Words dance in pairs, like sock and clock.
- Let us find rhymes{comma_name()}, like pig and wig!
- A mouse in a house, we make rhymes{comma_name()}!
}
-> next

=== next
~ asked++
{asked % 4 == 0: -> other_game}
{not little && asked % 4 == 2: {next_one()}}
-> pick

=== other_game
{asked % 8 == 0: -> silly}
{older: -> first_sound_older}
-> clap

=== level_1
{shuffle once:
- -> guess("It sits on your head, what rhymes with cat?", "You wear it in the sun.", "hat, cap", "cat, hat", "", -> next)
- -> guess("It jumps in the pond, what rhymes with dog?", "It is green.", "frog", "dog, frog", "", -> next)
- -> guess("It has leaves and is tall, what rhymes with bee?", "Birds live in it.", "tree", "bee, tree", "", -> next)
- -> guess("It is tiny and it squeaks, what rhymes with house?", "It likes cheese.", "mouse", "house, mouse", "", -> next)
- -> guess("You eat soup with it, what rhymes with moon?", "It lies next to the fork.", "spoon", "moon, spoon", "", -> next)
- -> guess("It shines at night, what rhymes with car?", "Twinkle, twinkle.", "star", "car, star", "", -> next)
- -> guess("It says meh and has a beard, what rhymes with boat?", "It lives on the farm and eats everything.", "goat, coat", "boat, goat", "", -> next)
- -> guess("It is a colour, what rhymes with bed?", "Strawberries have it.", "red", "bed, red", "", -> next)
- -> guess("It goes tick tock, what rhymes with sock?", "It hangs on the wall.", "clock", "sock, clock", "", -> next)
- -> guess("You put toys in it, what rhymes with fox?", "It has a lid.", "box, socks", "fox, box", "", -> next)
- -> guess("It is big and furry, what rhymes with pear?", "It sleeps all winter.", "bear, hair", "pear, bear", "", -> next)
- -> guess("Ducks swim on it, what rhymes with cake?", "It is a big, big puddle.", "lake", "cake, lake", "", -> next)
- -> guess("You do it in your bed, what rhymes with sheep?", "You close your eyes.", "sleep", "sheep, sleep", "", -> next)
- -> guess("It runs on rails, what rhymes with rain?", "Choo choo.", "train", "rain, train", "", -> next)
- -> guess("You have ten of them in your shoes, what rhymes with nose?", "They wiggle.", "toes, toe, rose", "nose, toes", "", -> next)
- -> guess("A king wears it on his finger, what rhymes with wing?", "It is round and golden.", "ring, king", "wing, ring", "", -> next)
- -> guess("A room has four of them, what rhymes with ball?", "You hang pictures on it.", "wall", "ball, wall", "", -> next)
- -> guess("A dog wags it, what rhymes with snail?", "It is at the back.", "tail", "snail, tail", "", -> next)
- -> guess("You do it when you are fast, what rhymes with sun?", "Your legs go quickly.", "run, fun", "sun, run", "", -> next)
- -> guess("It is a big car for heavy things, what rhymes with duck?", "It honks.", "truck", "duck, truck", "", -> next)
- -> guess("You put it on Grandpa's head for fun, what rhymes with pig?", "It is false hair.", "wig, big, fig, dig, twig", "pig, wig", "", -> next)
- -> guess("A baby dog, what rhymes with cup?", "It says yap.", "pup, up", "cup, pup", "", -> next)
- -> guess("You count it on your fingers, what rhymes with hen?", "After nine.", "ten, pen, men, den", "hen, ten", "", -> next)
- -> guess("A squeeze with two arms, what rhymes with bug?", "You give it to Mum.", "hug, mug, rug, jug", "bug, hug", "", -> next)
- -> guess("You eat soup from it, what rhymes with fish?", "It stands on the table.", "dish, wish", "fish, dish", "", -> next)
- -> guess("Its wings turn in the wind, what rhymes with hill?", "It grinds corn.", "mill, bill, still, will, windmill", "hill, mill", "", -> next)
- -> guess("A bird needs two of them, what rhymes with king?", "It flaps.", "wing, ring, sing, swing, thing", "king, wing", "", -> next)
- -> guess("It floats on water, what rhymes with coat?", "Row, row, row.", "boat, goat, float", "coat, boat", "", -> next)
- -> guess("It is blue and above you, what rhymes with fly?", "Clouds swim there.", "sky, pie, high, my, bye, cry", "fly, sky", "", -> next)
- -> guess("You find it on the beach, what rhymes with bell?", "Snails have one, too.", "shell, well, smell, yell", "bell, shell", "", -> next)
- -> guess("It is under your feet, what rhymes with door?", "You walk on it.", "floor, four, more, roar", "door, floor", "", -> next)
- -> guess("You dig in it at the beach, what rhymes with hand?", "Castles are made of it.", "sand, band, land, stand", "hand, sand", "", -> next)
- -> guess("You put a hat on it, what rhymes with bread?", "It has a nose and a mouth.", "head, bed, red, sled", "bread, head", "", -> next)
- -> guess("You wear it in your shoe, what rhymes with rock?", "It is soft and warm.", "sock, clock, block, knock", "rock, sock", "", -> next)
- -> guess("A lion does it, what rhymes with four?", "It is very loud.", "roar, door, more, floor, core", "four, roar", "", -> next)
- -> guess("A baby sheep, what rhymes with jam?", "It says baa.", "lamb, ham, yam", "jam, lamb", "", -> next)
- -> guess("It flies on a string, what rhymes with light?", "It has a long tail.", "kite, night, white, bright, bite, right", "light, kite", "", -> next)
- -> guess("You do it into the pool, what rhymes with five?", "Head first.", "dive, hive, drive, alive", "five, dive", "", -> next)
}
-> at_level(2)

=== level_2
{shuffle once:
- -> guess("You shoot an arrow with it, what rhymes with snow?", "Robin Hood had one.", "bow, row, slow, throw, go, no, toe", "snow, bow", "", -> next)
- -> guess("You comb it, what rhymes with chair?", "It grows on your head.", "hair, bear, pear, air, stair", "chair, hair", "", -> next)
- -> guess("A dog loves it, what rhymes with stone?", "It is hard and white.", "bone, phone, cone, alone", "stone, bone", "", -> next)
- -> guess("A man in armour, what rhymes with night?", "He rides a horse.", "knight, light, bright, white, right, kite, bite", "night, knight", "", -> next)
- -> guess("A banana wears it, what rhymes with wheel?", "You take it off.", "peel, meal, seal, feel, steel", "wheel, peel", "", -> next)
- -> guess("It is cold and you skate on it, what rhymes with mice?", "Frozen water.", "ice, dice, rice, nice, twice, slice", "mice, ice", "", -> next)
- -> guess("Be quiet, what rhymes with brush?", "Shh.", "hush, rush, crush, blush", "brush, hush", "", -> next)
- -> guess("A snug, cosy feeling by the fire, what rhymes with storm?", "Not cold.", "warm, form, swarm", "storm, warm", "", -> next)
- -> guess("A game with kings and queens on squares, what rhymes with dress?", "It is a board game.", "chess, mess, guess, yes, press", "dress, chess", "", -> next)
- -> guess("It lets you into the garden, what rhymes with plate?", "It opens and closes.", "gate, late, skate, eight, wait, great", "plate, gate", "", -> next)
- -> guess("Cows eat it, what rhymes with glass?", "It is green.", "grass, class, brass, pass", "glass, grass", "", -> next)
- -> guess("A drink made of apples, what rhymes with spider?", "It begins with c.", "cider, wider, rider, glider", "spider, cider", "", -> next)
- -> guess("Where your food goes, what rhymes with jelly?", "It rumbles.", "belly, smelly, telly, welly", "jelly, belly", "", -> next)
- -> guess("It brings cars across the river, what rhymes with cherry?", "It is a boat.", "ferry, berry, merry, very", "cherry, ferry", "", -> next)
- -> guess("What feathers do under your feet, what rhymes with pickle?", "Hee hee.", "tickle, trickle, nickel", "pickle, tickle", "", -> next)
- -> guess("A rider sits on it, what rhymes with paddle?", "It is on the horse's back.", "saddle", "paddle, saddle", "", -> next)
- -> guess("A rabbit loves it, what rhymes with parrot?", "It is orange.", "carrot", "parrot, carrot", "", -> next)
- -> guess("You put your hands in it, what rhymes with rocket?", "Your trousers have two.", "pocket, socket, locket", "rocket, pocket", "", -> next)
- -> guess("A lovely hug with a teddy, what rhymes with muddle?", "It is warm and close.", "cuddle, puddle, huddle", "muddle, cuddle", "", -> next)
- -> guess("You stand under it to get clean, what rhymes with tower?", "Water comes down.", "shower, flower, power, hour", "tower, shower", "", -> next)
- -> guess("A jumper for cold days, what rhymes with letter?", "It is woolly.", "sweater, better, wetter", "letter, sweater", "", -> next)
- -> guess("A story with clever animals, what rhymes with table?", "The fox and the grapes.", "fable, cable, able, stable", "table, fable", "", -> next)
- -> guess("A green thing in a burger, what rhymes with tickle?", "It is sour.", "pickle, trickle", "tickle, pickle", "", -> next)
- -> guess("Cat, hat, dog, which one does not rhyme?", "Cat and hat sound alike.", "dog", "dog", "", -> next)
- -> guess("Sun, run, moon, which one does not rhyme?", "Sun and run sound alike.", "moon", "moon", "", -> next)
- -> guess("Bee, tree, leaf, which one does not rhyme?", "Bee and tree sound alike.", "leaf", "leaf", "", -> next)
- -> guess("Car, bus, star, which one does not rhyme?", "Car and star sound alike.", "bus", "bus", "", -> next)
- -> guess("Ball, wall, bell, which one does not rhyme?", "Ball and wall sound alike.", "bell", "bell", "", -> next)
- -> guess("Cake, lake, milk, which one does not rhyme?", "Cake and lake sound alike.", "milk", "milk", "", -> next)
- -> guess("Nose, toes, ears, which one does not rhyme?", "Nose and toes sound alike.", "ears", "ears", "", -> next)
- -> guess("Book, look, page, which one does not rhyme?", "Book and look sound alike.", "page", "page", "", -> next)
- -> guess("Frog, log, fish, which one does not rhyme?", "Frog and log sound alike.", "fish", "fish", "", -> next)
- -> guess("King, queen, ring, which one does not rhyme?", "King and ring sound alike.", "queen", "queen", "", -> next)
- -> guess("Mouse, house, hill, which one does not rhyme?", "Mouse and house sound alike.", "hill", "hill", "", -> next)
- -> guess("Rain, train, cloud, which one does not rhyme?", "Rain and train sound alike.", "cloud", "cloud", "", -> next)
- -> guess("Goat, sheep, boat, which one does not rhyme?", "Goat and boat sound alike.", "sheep", "sheep", "", -> next)
- -> guess("Bed, red, blue, which one does not rhyme?", "Bed and red sound alike.", "blue", "blue", "", -> next)
- -> guess("Duck, truck, pond, which one does not rhyme?", "Duck and truck sound alike.", "pond", "pond", "", -> next)
}
-> at_level(3)

=== level_3
{shuffle once:
- -> guess("Water springs up in it, what rhymes with mountain?", "It stands in a park.", "fountain", "mountain, fountain", "", -> next)
- -> guess("Sunny or stormy, it is always there, what rhymes with feather?", "We talk about it every day.", "weather, leather", "feather, weather", "", -> next)
- -> guess("You do it with a ruler, what rhymes with treasure?", "Or it is a word for joy.", "measure, pleasure", "treasure, measure", "", -> next)
- -> guess("It is meat from a sheep, what rhymes with button?", "It begins with mu.", "mutton, glutton", "button, mutton", "", -> next)
- -> guess("Find a rhyme for bright, for when the sun has gone.", "The stars come out.", "night, light, sight", "bright, night", "", -> next)
- -> guess("It is trouble and bother, what rhymes with castle?", "It begins with h.", "hassle, tassel", "castle, hassle", "", -> next)
- -> guess("It has four wheels and you pull it, what rhymes with dragon?", "It begins with w.", "wagon", "dragon, wagon", "", -> next)
- -> guess("It is huge, blue and salty, what rhymes with motion?", "Whales live there.", "ocean, potion, lotion", "motion, ocean", "", -> next)
- -> guess("You swim in it, what rhymes with school?", "It is full of water.", "pool, cool, tool, rule", "school, pool", "", -> next)
- -> guess("It holds papers together, what rhymes with pirate ship?", "It begins with cl.", "clip, paper clip, tip, zip, lip, hip, dip", "ship, clip", "", -> next)
- -> guess("It means to be curious and amazed, what rhymes with thunder?", "It begins with w.", "wonder, under", "thunder, wonder", "", -> next)
- -> guess("You hold a door by it, what rhymes with candle?", "It begins with h.", "handle, sandal", "candle, handle", "", -> next)
- -> guess("Find a rhyme for tower that grows in a garden.", "Bees visit it.", "flower, shower", "tower, flower", "", -> next)
- -> guess("Find a rhyme for whale that is told at bedtime.", "It is another word for story.", "tale, sail, tail, mail, snail", "whale, tale", "", -> next)
- -> guess("Find a rhyme for honey that you keep in a purse.", "Coins are it.", "money, funny, bunny, sunny", "honey, money", "", -> next)
- -> guess("Worms do it, what rhymes with giggle?", "You do it when you cannot sit still.", "wiggle, jiggle", "giggle, wiggle", "", -> next)
- -> guess("Find a rhyme for chair that you breathe.", "It is all around you.", "air, hair, bear, fair, pear", "chair, air", "", -> next)
- -> guess("Find a rhyme for kitten that keeps a hand warm.", "It has no fingers.", "mitten, written", "kitten, mitten", "", -> next)
- -> guess("Find a rhyme for planet that is a very hard stone.", "It begins with gran.", "granite", "planet, granite", "", -> next)
- -> guess("Find a rhyme for station where you go in your mind.", "You make things up with it.", "imagination, vacation, nation, creation", "station, imagination", "", -> next)
- -> guess("Something you do again and again without thinking, what rhymes with rabbit?", "It can be a good one.", "habit", "rabbit, habit", "", -> next)
- -> guess("A tree with long hair by the river, what rhymes with pillow?", "Its branches hang down.", "willow, armadillo", "pillow, willow", "", -> next)
- -> guess("You turn it, and a motorbike goes faster, what rhymes with bottle?", "It begins with th.", "throttle", "bottle, throttle", "", -> next)
- -> guess("A toy that a baby shakes, what rhymes with battle?", "It begins with r.", "rattle, cattle", "battle, rattle", "", -> next)
- -> guess("A stiff hair on a brush, what rhymes with whistle?", "It begins with br.", "bristle, thistle", "whistle, bristle", "", -> next)
- -> guess("It makes you unhappier than before, what rhymes with ladder?", "More sad.", "sadder, madder, bladder, adder", "ladder, sadder", "", -> next)
- -> guess("Fame after a great deed, what rhymes with story?", "It begins with gl.", "glory", "story, glory", "", -> next)
- -> guess("Wood for building, what rhymes with number?", "It begins with l.", "lumber, slumber", "number, lumber", "", -> next)
- -> guess("Hills in Scotland are called this, what rhymes with island?", "High, and then land.", "highland, highlands", "island, highland", "", -> next)
- -> guess("A snowstorm with strong wind, what rhymes with lizard?", "It begins with bl.", "blizzard, wizard", "lizard, blizzard", "", -> next)
- -> guess("A grey animal with long ears, what rhymes with monkey?", "Hee haw.", "donkey, funky, chunky", "monkey, donkey", "", -> next)
- -> guess("Gold, iron and silver, what rhymes with kettle?", "It is shiny and hard.", "metal, settle, petal, nettle", "kettle, metal", "", -> next)
- -> guess("A tool for cutting corn, like a moon, what rhymes with tickle?", "It begins with s.", "sickle, pickle, fickle, trickle", "tickle, sickle", "", -> next)
- -> guess("Where the land meets the sea, what rhymes with toast?", "It begins with c.", "coast, most, host, post, roast, boast", "toast, coast", "", -> next)
- -> guess("It keeps the milk cold, what rhymes with bridge?", "It hums in the kitchen.", "fridge, ridge", "bridge, fridge", "", -> next)
- -> guess("To press close and warm, what rhymes with juggle?", "It begins with sn.", "snuggle, struggle, smuggle", "juggle, snuggle", "", -> next)
}
-> at_level(4)

=== level_4
{shuffle once:
- -> guess("Two words that rhyme: a large pet that oinks?", "Not small, and it lives in a sty.", "big pig, pig", "a big pig", "", -> next)
- -> guess("Two words that rhyme: a rabbit that makes you laugh?", "Ha ha, with long ears.", "funny bunny, bunny", "a funny bunny", "", -> next)
- -> guess("Two words that rhyme: a chilly place to swim?", "Not warm.", "cool pool, pool", "a cool pool", "", -> next)
- -> guess("Two words that rhyme: a home for small squeakers?", "Not a cat house.", "mouse house, house", "a mouse house", "", -> next)
- -> guess("Two words that rhyme: a thief of stories?", "What do you read?", "book crook, crook", "a book crook", "", -> next)
- -> guess("Two words that rhyme: a tidy road?", "Clean, and with houses on both sides.", "neat street, street", "a neat street", "", -> next)
- -> guess("Two words that rhyme: jewellery for a man with a crown?", "It is on his finger.", "king ring, ring", "a king ring", "", -> next)
- -> guess("Two words that rhyme: a speedy baby hen?", "Not slow.", "quick chick, chick", "a quick chick", "", -> next)
- -> guess("Two words that rhyme: a thin little horse?", "You can see its ribs.", "bony pony, pony", "a bony pony", "", -> next)
- -> guess("Two words that rhyme: strange hair on a chin?", "It begins with w.", "weird beard, beard", "a weird beard", "", -> next)
- -> guess("Two words that rhyme: friendly little squeakers?", "Not nasty.", "nice mice, mice", "nice mice", "", -> next)
- -> guess("Two words that rhyme: a noisy lot of people?", "They shout.", "loud crowd, crowd", "a loud crowd", "", -> next)
- -> guess("Two words that rhyme: a wet pet that barks?", "It came out of the rain.", "soggy doggy, doggy", "a soggy doggy", "", -> next)
- -> guess("Two words that rhyme: a squeeze from a beetle?", "It has six legs.", "bug hug, hug", "a bug hug", "", -> next)
- -> guess("Two words that rhyme: a song for the night sky?", "It shines, and you sing it.", "moon tune, tune", "a moon tune", "", -> next)
- -> guess("Two words that rhyme: a glove for a young cat?", "It keeps its paw warm.", "kitten mitten, mitten", "a kitten mitten", "", -> next)
- -> guess("Two words that rhyme: a silly white flower?", "It begins with s, then l.", "silly lily, lily", "a silly lily", "", -> next)
- -> guess("Two words that rhyme: an unhappy father?", "The opposite of glad.", "sad dad, dad", "a sad dad", "", -> next)
- -> guess("Two words that rhyme: a dark-coloured hat for a king?", "The colour of chocolate.", "brown crown, crown", "a brown crown", "", -> next)
- -> guess("Two words that rhyme: the strength of a rose?", "It blooms.", "flower power, power", "flower power", "", -> next)
- -> guess("Two words that rhyme: a cat's cap?", "It is short.", "cat hat, hat", "a cat hat", "", -> next)
- -> guess("Two words that rhyme: a seat for a grizzly?", "He sits on it.", "bear chair, chair", "a bear chair", "", -> next)
- -> guess("Two words that rhyme: a ship for a bearded farm animal?", "It says meh.", "goat boat, boat", "a goat boat", "", -> next)
- -> guess("Two words that rhyme: an evening that is not dark?", "The stars help.", "bright night, night", "a bright night", "", -> next)
- -> guess("Two words that rhyme: a spoon for the night light?", "You stir your tea up there.", "moon spoon, spoon", "a moon spoon", "", -> next)
- -> guess("Two words that rhyme: a fox's container?", "It has a lid.", "fox box, box", "a fox box", "", -> next)
- -> guess("Two words that rhyme: a false dessert with candles?", "It is not real.", "fake cake, cake", "a fake cake", "", -> next)
- -> guess("Two words that rhyme: a hot drink for a honey maker?", "It drinks from a cup.", "bee tea, tea", "a bee tea", "", -> next)
- -> guess("Two words that rhyme: a frog's way to work?", "Cars drive on it.", "toad road, road", "a toad road", "", -> next)
- -> guess("Two words that rhyme: a fish that grants what you want?", "It swims, and you make one.", "fish wish, wish", "a fish wish", "", -> next)
- -> guess("Two words that rhyme: a long story about a huge sea animal?", "It sings in the deep.", "whale tale, tale", "a whale tale", "", -> next)
- -> guess("Say the word star backwards, letter by letter, what do you get?", "Squeaky animals with long tails.", "rats, rat", "rats", "", -> next)
- -> guess("Which word rhymes with blue, but looks quite different, and you wear it?", "It goes on your foot.", "shoe, two, through, flew", "shoe", "", -> next)
- -> guess("Swap the first letter of house, and you get an animal, which one?", "It squeaks.", "mouse", "a mouse", "", -> next)
- -> guess("Take the middle letter out of bread, and you get a small ball on a string, what is it?", "You thread it on a necklace.", "bead, bed", "a bead", "", -> next)
- -> guess("Which word sounds just like sea, but you do it with your eyes?", "You look.", "see, c", "see", "", -> next)
- -> guess("Which number sounds like something you did with your dinner?", "Yum, all gone.", "8, eight", "eight", "", -> next)
- -> guess("Put one letter in front of ice, and you can cook it, what is it?", "It is white and comes in grains.", "rice", "rice", "", -> next)
- -> guess("Which bird's name rhymes with low, and it is black?", "Caw, caw.", "crow", "a crow", "", -> next)
- -> guess("Which word reads the same forwards and backwards, and means twelve o'clock in the day?", "It rhymes with moon.", "noon", "noon", "", -> next)
}
-> at_level(1)

=== clap
{shuffle once:
- -> guess("Clap a word with me: ba, na, na. How many claps was that?", "Ba. Na. Na.", "3", "three claps", "", -> next)
- -> guess("Clap this one: ap, ple. How many claps?", "Ap. Ple.", "2", "two claps", "", -> next)
- -> guess("And this one: el, e, phant. How many claps?", "El. E. Phant.", "3", "three claps, for a big animal", "", -> next)
- -> guess("Clap: dog. How many claps?", "It is very short.", "1", "just one clap", "", -> next)
- -> guess("Clap: but, ter, fly. How many claps?", "But. Ter. Fly.", "3", "three claps", "", -> next)
- -> guess("Clap: wa, ter, me, lon. How many claps are in it?", "Wa. Ter. Me. Lon.", "4", "four claps for a melon", "", -> next)
- -> guess("Clap: kan, ga, roo. How many do you clap?", "Kan. Ga. Roo.", "3", "three claps for a kangaroo", "", -> next)
- -> guess("Clap: sun. How many is that?", "Short and bright.", "1", "one clap for the sun", "", -> next)
- -> guess("Clap: ti, ger. How many claps for a tiger?", "Ti. Ger.", "2", "two claps for a tiger", "", -> next)
- -> guess("Clap: cat, er, pil, lar. How many claps?", "Cat. Er. Pil. Lar.", "4", "four claps, for a long word", "", -> next)
}
-> pick

=== first_sound_older
{shuffle once:
- -> guess("Take the first sound away from snail. What is left?", "Say it without the s.", "nail, nale", "nail", "", -> next)
- -> guess("Take the first sound away from train. What is left?", "It falls from clouds.", "rain, rane", "rain", "", -> next)
- -> guess("Take the first sound away from bright. What is left?", "It is the other hand than left.", "right, write", "right", "", -> next)
- -> guess("Take the first sound away from clock. What is left?", "It keeps a door shut.", "lock", "lock", "", -> next)
- -> guess("Put an s in front of the word nail. Which animal comes out?", "It carries its house.", "snail", "snail", "", -> next)
- -> guess("How many claps has the word alligator?", "Al, li, ga, tor.", "4", "four claps", "", -> next)
- -> guess("Take the last sound away from beet. Which insect is left?", "It buzzes.", "bee", "bee", "", -> next)
- -> guess("Say the word net backwards. Which number do you get?", "All your fingers.", "10", "ten", "", -> next)
- -> guess("How many claps has the word hippopotamus?", "Hip, po, pot, a, mus.", "5", "five claps", "", -> next)
- -> guess("Put a p in front of the word lane. What do you get?", "It flies.", "plane, plain", "plane", "", -> next)
- -> guess("Say the word pot backwards, sound by sound. What do you hear?", "The highest place of a hill.", "top", "top", "", -> next)
}
-> pick

=== silly
{shuffle once:
- -> invite("A fox in a box has polka dot socks. Can you make a silly rhyme?", "What a rhyme!", -> go_on)
- -> invite("A bear with a pear sat down on a chair. What happened then, do you think?", "Poor chair!", -> go_on)
- -> invite("A goat in a coat went out in a boat. Who did it meet?", "That must have been a wobbly boat.", -> go_on)
- -> invite("Row, row, row your boat. Can you sing on?", "Merrily, merrily, merrily, merrily.", -> go_on)
- -> invite("Can you say fast, six slippery snails slid slowly?", "Mine would, if I had one.", -> go_on)
- -> invite("Which word sounds funniest: pickle, wobble or noodle?", "I like to say that one.", -> go_on)
- -> invite("A pig in a wig danced a jig with what?", "I can see it twirl.", -> go_on)
- -> invite("Can you say fast, red lorry, yellow lorry?", "Lorries are tricky in the mouth.", -> go_on)
- -> invite("What would a bee like for tea?", "Buzz, delicious.", -> go_on)
- -> invite("Which word do you like to say most of all?", "It sounds good.", -> go_on)
- -> invite("A mouse in a house met a louse. What did they do?", "I would love to see that.", -> go_on)
- -> invite("Can you say fast, she sells sea shells?", "Sh, s, sh, s.", -> go_on)
}
- (go_on)
{not little: {next_one()}}
-> pick

=== all_done
You found every rhyme I know{comma_name()}. We could fill a songbook!
-> END

=== winding_down
Here is a soft rhyme for the end. The day was long, the day was bright, and now we turn down all the light. Well rhymed{comma_name()}.
-> END
