INCLUDE common.ink
INCLUDE levels.ink

=== start
Let us play with sounds{comma_name()}. Cat and hat, they rhyme. Moon and spoon, they rhyme as well!
-> next

=== next
~ asked++
{asked % 4 == 0: -> other_game}
{asked % 4 == 2: {next_one()}}
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
}
-> at_level(2)

=== level_2
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
}
-> at_level(4)

=== level_4
-> at_level(1)

=== clap
{shuffle once:
- -> guess("Clap a word with me: ba, na, na. How many claps was that?", "Ba. Na. Na.", "3", "three claps", "", -> next)
- -> guess("Clap this one: ap, ple. How many claps?", "Ap. Ple.", "2", "two claps", "", -> next)
- -> guess("And this one: el, e, phant. How many claps?", "El. E. Phant.", "3", "three claps, for a big animal", "", -> next)
- -> guess("Clap: dog. How many claps?", "It is very short.", "1", "just one clap", "", -> next)
- -> guess("Clap: but, ter, fly. How many claps?", "But. Ter. Fly.", "3", "three claps", "", -> next)
- -> guess("Clap: cat, er, pil, lar. How many claps?", "Cat. Er. Pil. Lar.", "4", "four claps, for a long word", "", -> next)
}
-> pick

=== first_sound_older
{shuffle once:
- -> guess("Take the first sound away from snail. What is left?", "Say it without the s.", "nail, nale", "nail", "", -> next)
- -> guess("Take the first sound away from train. What is left?", "It falls from clouds.", "rain, rane", "rain", "", -> next)
- -> guess("Take the first sound away from bright. What is left?", "It is the other hand than left.", "right, write", "right", "", -> next)
- -> guess("How many claps has the word hippopotamus?", "Hip, po, pot, a, mus.", "5", "five claps", "", -> next)
- -> guess("Put a p in front of the word lane. What do you get?", "It flies.", "plane, plain", "plane", "", -> next)
- -> guess("Say the word pot backwards, sound by sound. What do you hear?", "The highest place of a hill.", "top", "top", "", -> next)
}
-> pick

=== silly
{shuffle once:
- -> invite("I make a silly rhyme. A fox in the box has pink polka socks. Now you say a silly one!", "What a rhyme! My words are tickling.", -> go_on)
- -> invite("A bear with a pear sat down on a chair. What happened then, do you think?", "Poor chair! I like how that goes on.", -> go_on)
- -> invite("A goat in a coat went out in a boat. Who did it meet?", "That must have been a wobbly boat.", -> go_on)
- -> invite("Sing with me: row, row, row your boat, gently down the stream. Did you sing?", "Merrily, merrily, merrily, merrily.", -> go_on)
- -> invite("Say this fast: six slippery snails slid slowly. Did your tongue trip?", "Mine would, if I had one.", -> go_on)
- -> invite("Which word sounds funniest: pickle, wobble or noodle?", "Good choice. I like to say that one.", -> go_on)
}
- (go_on)
{next_one()}
-> pick

=== all_done
You found every rhyme I know{comma_name()}. We could fill a songbook!
-> END

=== winding_down
Here is a soft rhyme for the end. The day was long, the day was bright, and now we turn down all the light. Well rhymed{comma_name()}.
-> END
