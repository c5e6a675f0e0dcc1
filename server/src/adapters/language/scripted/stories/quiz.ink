INCLUDE common.ink
VAR field = "all"
VAR round = 0

=== start
Quiz time{comma_name()}! I have questions about nature, space, history and music, or a mix of everything. Which do you want?
-> choose_field

=== choose_field
+ [nature # hears: animals, plants, nature, trees]
    ~ field = "nature"
    Nature it is.
+ [space # hears: planets, stars, space, rockets, universe]
    ~ field = "space"
    Three, two, one, lift off.
+ [history # hears: old times, the past, history, long ago, kings]
    ~ field = "history"
    Back in time we go.
+ [music # hears: songs, instruments, music, singing]
    ~ field = "music"
    Ears open for music.
+ [a mix # hears: all, mix, everything, any, anything, you choose, @unsure, both]
    ~ field = "all"
    A bit of everything, then.
- -> pick

=== next
~ round++
{round % 6 == 0: -> how_is_it}
{next_one()}
-> pick

=== how_is_it
{shuffle once:
- You have {score} right so far. Shall we stay with these questions, or change to something else?
- {score} right answers already. Do you want more of these, or a new field?
- We are at {score}. Keep going like this, or shall we switch?
- Your score is {score}. More of the same, or something new?
- {score}! Do we carry on, or swap to another field?
}
+ [stay # hears: @yes, more, same, keep going, stay, these, carry on, go on]
    {next_one()}
    -> pick
+ [change # hears: change, switch, new, something else, other, another, swap, @no]
    {shuffle:
    - Nature, space, history, music, or a mix?
    - Would you like nature, space, history, music, or a mix now?
    }
    -> choose_field

=== pick
{field:
- "nature": -> nature
- "space": -> space
- "history": -> history
- "music": -> music
}
~ temp turn = RANDOM(1, 4)
{turn:
- 1: -> nature
- 2: -> space
- 3: -> history
}
-> music

=== nature
{older: -> nature_hard}
-> nature_easy

=== nature_easy
{shuffle once:
- -> guess("What do bees make?", "It is sweet and golden.", "honey", "honey", "Bees visit two million flowers for one jar.", -> next)
- -> guess("What does a caterpillar turn into?", "It has colourful wings.", "butterfly, moth", "a butterfly", "First it sleeps in a cocoon.", -> next)
- -> guess("Which season comes after winter?", "Flowers begin to grow.", "spring", "spring", "Then the birds build nests.", -> next)
- -> guess("What do plants need to grow: water or lemonade?", "It falls from the sky.", "water, rain", "water, and light and air as well", "", -> next)
- -> guess("How many legs does a spider have?", "More than a dog, fewer than ten.", "8", "eight", "Insects have six.", -> next)
- -> guess("What is a baby dog called?", "It begins with p.", "puppy, pup", "a puppy", "It is born with its eyes shut.", -> next)
- -> guess("Which colour do you get from yellow and blue?", "The colour of grass.", "green", "green", "Try it with paint.", -> next)
- -> guess("Where do apples grow?", "It has leaves and a trunk.", "tree, trees, apple tree", "on a tree", "Every apple was a flower first.", -> next)
}
{older: -> empty}
-> nature_hard

=== nature_hard
{shuffle once:
- -> guess("Which is the largest land animal?", "It has a trunk.", "elephant", "the elephant", "It can hear with its feet.", -> next)
- -> guess("What gas do we breathe in to live?", "It begins with o.", "oxygen, air", "oxygen", "Trees make it for us.", -> next)
- -> guess("What is frozen water called?", "You skate on it.", "ice", "ice", "It is lighter than water, so it floats.", -> next)
- -> guess("Which part of a plant drinks the water?", "It is under the ground.", "root, roots", "the roots", "A tree has as much below as above.", -> next)
- -> guess("What do you call an animal that eats only plants?", "It begins with herbi.", "herbivore, herbivores, vegetarian", "a herbivore", "Rabbits, cows and many dinosaurs are.", -> next)
- -> guess("How many bones does a grown-up have: about two hundred, or about two thousand?", "It is the smaller number.", "200, 206", "about two hundred", "A baby has more, and some grow together.", -> next)
- -> guess("What is the tallest kind of animal?", "Its neck is very long.", "giraffe", "the giraffe", "It has only seven bones in its neck, as many as you.", -> next)
- -> guess("What makes the leaves of a tree green? It is a long word that begins with chloro.", "Chloro, and then fill.", "chlorophyll, chlorophyl, chloro fill, chlorofill", "chlorophyll", "It catches the sunlight.", -> next)
- -> guess("Which ocean is the largest?", "Its name means peaceful.", "pacific, pacific ocean", "the Pacific", "It is bigger than all the land together.", -> next)
- -> guess("What kind of rock comes out of a volcano, hot and runny?", "It begins with l.", "lava, magma", "lava", "Inside the mountain it is called magma.", -> next)
}
{not older: -> empty}
-> nature_easy

=== space
{older: -> space_hard}
-> space_easy

=== space_easy
{shuffle once:
- -> guess("What shines in the sky in the daytime?", "It is warm and bright.", "sun", "the sun", "It is really a star.", -> next)
- -> guess("What do we call a person who flies into space?", "It begins with astro.", "astronaut, spaceman, cosmonaut", "an astronaut", "Astronauts sleep tied to the wall.", -> next)
- -> guess("Which planet do we live on?", "We also call soil by this name.", "earth, world", "the earth", "From far away it looks blue.", -> next)
- -> guess("What can look like a ball, a half, or a banana in the night sky?", "It changes all month.", "moon", "the moon", "It only shines because the sun lights it up.", -> next)
- -> guess("What do you fly to the moon in?", "Three, two, one!", "rocket, spaceship, space ship", "a rocket", "It needs eleven kilometres a second to get away.", -> next)
- -> guess("Are there clouds on the moon: yes or no?", "There is no air up there.", "no, nope, none", "no", "No air, no clouds, and no wind.", -> next)
}
{older: -> empty}
-> space_hard

=== space_hard
{shuffle once:
- -> guess("Which planet is known for its rings?", "It begins with s.", "saturn", "Saturn", "The rings are ice and stones.", -> next)
- -> guess("Which planet is called the red one?", "It begins with m.", "mars", "Mars", "It is red because of rust.", -> next)
- -> guess("Which is the largest planet of our sun?", "It begins with j.", "jupiter", "Jupiter", "More than a thousand earths would fit into it.", -> next)
- -> guess("How many planets go around our sun?", "More than seven, fewer than nine.", "8", "eight", "Pluto is called a dwarf planet now.", -> next)
- -> guess("What keeps us on the ground, so that we do not float away?", "It begins with grav.", "gravity, gravitation", "gravity", "On the moon you would jump six times as high.", -> next)
- -> guess("What is the name of our galaxy?", "It sounds like something to drink.", "milky way", "the Milky Way", "It has more stars than you could count in a lifetime.", -> next)
- -> guess("How long does the earth need to go around the sun once?", "You have a birthday each time.", "year, a year, 365 days, 365, 12 months", "one year", "On your birthday you have made one more trip.", -> next)
- -> guess("Who was the first person on the moon? His first name was Neil.", "His second name begins with Arm.", "armstrong, neil armstrong", "Neil Armstrong", "His footprints are still there.", -> next)
- -> guess("What do we call a star that falls, which is really a glowing stone?", "It begins with m.", "meteor, meteorite, shooting star, comet, meteoroid", "a meteor", "Most are as small as a grain of sand.", -> next)
}
{not older: -> empty}
-> space_easy

=== history
{older: -> history_hard}
-> history_easy

=== history_easy
{shuffle once:
- -> guess("Big animals lived long before people. Some were taller than houses. What are they called?", "The first part is dino.", "dinosaur, dino, dinosaurs", "dinosaurs", "Chickens are their cousins.", -> next)
- -> guess("Where did kings and queens live, with thick walls and towers?", "It begins with c.", "castle, palace", "in a castle", "The stairs turned so that guards could hold their shields.", -> next)
- -> guess("Before there were cars, what animal pulled the carts?", "It says neigh.", "horse, horses, donkey, ox, pony", "horses", "There were even horse buses.", -> next)
- -> guess("What did people use for light before lamps?", "You blow it out on a cake.", "candle, candles, fire, torch", "candles", "Some clocks were candles, too.", -> next)
- -> guess("What did knights wear to stay safe?", "It was made of metal.", "armour, armor, metal, helmet", "armour", "A whole one was as heavy as a big child.", -> next)
- -> guess("What did people write with before pens? It comes from a bird.", "Birds are covered with them.", "feather, quill", "a feather", "They dipped it into ink.", -> next)
}
{older: -> empty}
-> history_hard

=== history_hard
{shuffle once:
- -> guess("In which country are the great pyramids?", "The river Nile flows there.", "egypt", "Egypt", "They were built more than four thousand years ago.", -> next)
- -> guess("What did the people of ancient Rome speak?", "It begins with l.", "latin", "Latin", "Spanish, French and Italian are its children.", -> next)
- -> guess("Who were the sailors of the north with long ships? Their name begins with v.", "They came from Norway, Denmark and Sweden.", "viking, vikings", "the Vikings", "They had combs and liked to be tidy.", -> next)
- -> guess("Which long wall in Asia took hundreds of years to build?", "It is in the country of pandas.", "great wall, wall of china, china, chinese wall, great wall of china", "the Great Wall of China", "It is thousands of kilometres long.", -> next)
- -> guess("What did Johannes Gutenberg build, so that books could be made quickly?", "It presses letters on paper.", "printing press, press, printer, print, printing", "a printing press", "Before that, each book was written by hand.", -> next)
- -> guess("The ancient Greeks began a big sports event that we still have. What is it called?", "It has five rings.", "olympics, olympic games, olympic", "the Olympic Games", "The winners got a wreath of leaves.", -> next)
- -> guess("What did the brothers Wright do first: fly an aeroplane or sail around the world?", "It had wings.", "fly, plane, airplane, aeroplane, flew, flying", "they flew an aeroplane", "The first flight took twelve seconds.", -> next)
- -> guess("What writing with little pictures did the Egyptians use?", "It begins with hiero.", "hieroglyph, hieroglyphs, hieroglyphics", "hieroglyphs", "A stone with three languages helped to read them again.", -> next)
- -> guess("Which animal did the old Egyptians love so much that they painted it everywhere? It purrs.", "It says meow.", "cat, cats", "the cat", "Cats guarded the corn from the mice.", -> next)
}
{not older: -> empty}
-> history_easy

=== music
{older: -> music_hard}
-> music_easy

=== music_easy
{shuffle once:
- -> guess("Which instrument do you hit with sticks?", "Boom, boom.", "drum, drums, xylophone", "a drum", "It is one of the oldest instruments.", -> next)
- -> guess("Which instrument has black and white keys?", "You sit in front of it.", "piano, keyboard", "a piano", "It has eighty-eight keys.", -> next)
- -> guess("Which instrument has six strings and is often played at a camp fire?", "It begins with g.", "guitar, ukulele", "a guitar", "You pluck it with your fingers.", -> next)
- -> guess("What do we call many people who sing together?", "It begins with c, and sounds like quire.", "choir, chorus, quire", "a choir", "Their hearts even begin to beat together.", -> next)
- -> guess("Twinkle, twinkle, little what?", "It shines at night.", "star, stars", "star", "That tune is more than two hundred years old.", -> next)
- -> guess("Is a whisper loud or soft?", "You do it when the baby sleeps.", "soft, quiet", "soft", "", -> next)
}
{older: -> empty}
-> music_hard

=== music_hard
{shuffle once:
- -> guess("How many strings does a violin have?", "More than three, fewer than five.", "4", "four", "The bow is made with hair from a horse's tail.", -> next)
- -> guess("Which composer wrote great music although he became deaf? His name begins with Bee.", "Ludwig van, and then?", "beethoven", "Beethoven", "He felt the music through the floor.", -> next)
- -> guess("Who waves a little stick in front of an orchestra?", "It begins with con.", "conductor", "the conductor", "The stick is called a baton.", -> next)
- -> guess("Mozart wrote his first music as a small child. How old was he: five or fifteen?", "It is the smaller one.", "5", "five", "His sister Nannerl was a star as well.", -> next)
- -> guess("What do we call the speed of the beat: tempo or tomato?", "You cannot eat it.", "tempo", "tempo", "It is the Italian word for time.", -> next)
- -> guess("Which is the biggest: violin, cello or double bass?", "You play it standing up.", "bass, double bass", "the double bass", "It also plays the lowest notes.", -> next)
- -> guess("A trumpet is made of metal. Which family is it in: strings or brass?", "It is named after the metal.", "brass", "brass", "The sound begins with buzzing lips.", -> next)
- -> guess("Do, re, mi, fa. What comes next?", "It also means the sun, in Spanish.", "so, sol, soh", "so", "Then la, ti, and do again.", -> next)
}
{not older: -> empty}
-> music_easy

=== empty
{field == "all": -> anything_left}
I have no more questions about {field}. Let us mix everything.
~ field = "all"
-> pick

=== anything_left
~ tries++
{tries < 8: -> pick}
That was every question I have{comma_name()}, and you got {score} right. What a quiz!
-> END

=== winding_down
{score > 1: You had {score} right answers today{comma_name()}. That is a fine score.}
{score <= 1: We asked some good questions today{comma_name()}.}
The quiz book is closing now. It keeps your place for next time.
-> END
