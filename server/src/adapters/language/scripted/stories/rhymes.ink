INCLUDE common.ink

=== start
Let us play with sounds{comma_name()}. Cat and hat, they rhyme. Moon and spoon, they rhyme as well!
-> next

=== next
~ asked++
{asked % 4 == 0: -> other_game}
{asked > 1: {next_one()}}
-> pick

=== pick
{older: -> pick_older}
-> pick_young

=== other_game
{asked % 8 == 0: -> silly}
{older: -> first_sound_older}
-> clap

=== pick_young
{shuffle once:
- -> guess("It sits on your head. What rhymes with cat?", "You wear it in the sun.", "hat, cap", "Cat, hat.", "", -> next)
- -> guess("It jumps in the pond. What rhymes with dog?", "It is green.", "frog", "Dog, frog.", "", -> next)
- -> guess("It has leaves and is tall. What rhymes with bee?", "Birds live in it.", "tree", "Bee, tree.", "", -> next)
- -> guess("It is tiny and it squeaks. What rhymes with house?", "It likes cheese.", "mouse", "House, mouse.", "", -> next)
- -> guess("You eat soup with it. What rhymes with moon?", "It lies next to the fork.", "spoon", "Moon, spoon.", "", -> next)
- -> guess("It shines at night. What rhymes with car?", "Twinkle, twinkle.", "star", "Car, star.", "", -> next)
- -> guess("It says meh and has a beard. What rhymes with boat?", "It lives on the farm and eats everything.", "goat, coat", "Boat, goat.", "", -> next)
- -> guess("It is a colour. What rhymes with bed?", "Strawberries have it.", "red", "Bed, red.", "", -> next)
- -> guess("It goes tick tock. What rhymes with sock?", "It hangs on the wall.", "clock", "Sock, clock.", "", -> next)
- -> guess("You put toys in it. What rhymes with fox?", "It has a lid.", "box, socks", "Fox, box.", "", -> next)
- -> guess("It is big and furry. What rhymes with pear?", "It sleeps all winter.", "bear, hair", "Pear, bear.", "", -> next)
- -> guess("Ducks swim on it. What rhymes with cake?", "It is a big, big puddle.", "lake", "Cake, lake.", "", -> next)
- -> guess("You do it in your bed. What rhymes with sheep?", "You close your eyes.", "sleep", "Sheep, sleep.", "", -> next)
- -> guess("It runs on rails. What rhymes with rain?", "Choo choo.", "train", "Rain, train.", "", -> next)
- -> guess("You have ten of them in your shoes. What rhymes with nose?", "They wiggle.", "toes, toe, rose", "Nose, toes.", "", -> next)
- -> guess("A king wears it on his finger. What rhymes with wing?", "It is round and golden.", "ring, king", "Wing, ring.", "", -> next)
- -> guess("A room has four of them. What rhymes with ball?", "You hang pictures on it.", "wall", "Ball, wall.", "", -> next)
- -> guess("A dog wags it. What rhymes with snail?", "It is at the back.", "tail", "Snail, tail.", "", -> next)
- -> guess("You do it when you are fast. What rhymes with sun?", "Your legs go quickly.", "run, fun", "Sun, run.", "", -> next)
- -> guess("It is a big car for heavy things. What rhymes with duck?", "It honks.", "truck", "Duck, truck.", "", -> next)
}
{older: -> all_done}
-> pick_older

=== pick_older
{shuffle once:
- -> guess("Water springs up in it. What rhymes with mountain?", "It stands in a park.", "fountain", "Mountain, fountain.", "", -> next)
- -> guess("Sunny or stormy, it is always there. What rhymes with feather?", "We talk about it every day.", "weather, leather", "Feather, weather.", "", -> next)
- -> guess("You do it with a ruler. What rhymes with treasure?", "Or it is a word for joy.", "measure, pleasure", "Treasure, measure.", "", -> next)
- -> guess("It is meat from a sheep. What rhymes with button?", "It begins with mu.", "mutton, glutton", "Button, mutton.", "", -> next)
- -> guess("Find a rhyme for bright, for when the sun has gone.", "The stars come out.", "night, light, sight", "Bright, night.", "", -> next)
- -> guess("It is trouble and bother. What rhymes with castle?", "It begins with h.", "hassle, tassel", "Castle, hassle.", "", -> next)
- -> guess("It has four wheels and you pull it. What rhymes with dragon?", "It begins with w.", "wagon", "Dragon, wagon.", "", -> next)
- -> guess("It is huge, blue and salty. What rhymes with motion?", "Whales live there.", "ocean, potion, lotion", "Motion, ocean.", "", -> next)
- -> guess("You swim in it. What rhymes with school?", "It is full of water.", "pool, cool, tool, rule", "School, pool.", "", -> next)
- -> guess("It holds papers together. What rhymes with pirate ship?", "It begins with cl.", "clip, paper clip, tip, zip, lip, hip, dip", "Ship, clip.", "", -> next)
- -> guess("It means to be curious and amazed. What rhymes with thunder?", "It begins with w.", "wonder, under", "Thunder, wonder.", "", -> next)
- -> guess("You hold a door by it. What rhymes with candle?", "It begins with h.", "handle, sandal", "Candle, handle.", "", -> next)
- -> guess("Find a rhyme for tower that grows in a garden.", "Bees visit it.", "flower, shower", "Tower, flower.", "", -> next)
- -> guess("Find a rhyme for whale that is told at bedtime.", "It is another word for story.", "tale, sail, tail, mail, snail", "Whale, tale.", "", -> next)
- -> guess("Find a rhyme for honey that you keep in a purse.", "Coins are it.", "money, funny, bunny, sunny", "Honey, money.", "", -> next)
- -> guess("Worms do it. What rhymes with giggle?", "You do it when you cannot sit still.", "wiggle, jiggle", "Giggle, wiggle.", "", -> next)
- -> guess("Find a rhyme for chair that you breathe.", "It is all around you.", "air, hair, bear, fair, pear", "Chair, air.", "", -> next)
- -> guess("Find a rhyme for kitten that keeps a hand warm.", "It has no fingers.", "mitten, written", "Kitten, mitten.", "", -> next)
- -> guess("Find a rhyme for planet that is a very hard stone.", "It begins with gran.", "granite", "Planet, granite.", "", -> next)
- -> guess("Find a rhyme for station where you go in your mind.", "You make things up with it.", "imagination, vacation, nation, creation", "Station, imagination.", "", -> next)
}
{not older: -> all_done}
-> pick_young

=== clap
{shuffle once:
- -> guess("Clap a word with me: ba, na, na. How many claps was that?", "Ba. Na. Na.", "3", "Three claps.", "", -> next)
- -> guess("Clap this one: ap, ple. How many claps?", "Ap. Ple.", "2", "Two claps.", "", -> next)
- -> guess("And this one: el, e, phant. How many claps?", "El. E. Phant.", "3", "Three claps, for a big animal.", "", -> next)
- -> guess("Clap: dog. How many claps?", "It is very short.", "1", "Just one clap.", "", -> next)
- -> guess("Clap: but, ter, fly. How many claps?", "But. Ter. Fly.", "3", "Three claps.", "", -> next)
- -> guess("Clap: cat, er, pil, lar. How many claps?", "Cat. Er. Pil. Lar.", "4", "Four claps, for a long word.", "", -> next)
}
-> pick

=== first_sound_older
{shuffle once:
- -> guess("Take the first sound away from snail. What is left?", "Say it without the s.", "nail, nale", "Nail.", "", -> next)
- -> guess("Take the first sound away from train. What is left?", "It falls from clouds.", "rain, rane", "Rain.", "", -> next)
- -> guess("Take the first sound away from bright. What is left?", "It is the other hand than left.", "right, write", "Right.", "", -> next)
- -> guess("How many claps has the word hippopotamus?", "Hip, po, pot, a, mus.", "5", "Five claps.", "", -> next)
- -> guess("Put a p in front of the word lane. What do you get?", "It flies.", "plane, plain", "Plane.", "", -> next)
- -> guess("Say the word pot backwards, sound by sound. What do you hear?", "The highest place of a hill.", "top", "Top.", "", -> next)
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
