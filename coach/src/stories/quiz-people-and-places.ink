// Questions on history, music and places for quiz.ink.

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
