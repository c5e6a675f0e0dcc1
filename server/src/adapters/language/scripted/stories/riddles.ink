INCLUDE common.ink

=== start
Riddles and jokes! I ask, you guess, and in between we laugh.
-> next

=== next
~ asked++
{asked % 3 == 0: -> joke}
{asked % 7 == 0: -> yours}
{asked > 1: {next_one()}}
-> pick

=== pick
{older: -> pick_older}
-> pick_young

=== pick_young
{shuffle once:
- -> guess("I have four legs and a back, but I cannot walk. You sit on me. What am I?", "I stand at the table.", "chair, stool, seat, sofa", "A chair.", "", -> next)
- -> guess("I have hands, but I cannot clap. I say tick tock. What am I?", "I tell you when it is time for lunch.", "clock, watch", "A clock.", "", -> next)
- -> guess("I fall from the sky and make puddles. What am I?", "You need an umbrella.", "rain, rain drop, raindrop, drop", "The rain.", "", -> next)
- -> guess("I am yellow and warm, and I go to bed in the evening. What am I?", "Look up at the sky in the daytime.", "sun, sunshine", "The sun.", "", -> next)
- -> guess("I have teeth, but I do not bite. I tidy your hair. What am I?", "You find me in the bathroom.", "comb, brush, hairbrush", "A comb.", "", -> next)
- -> guess("I get wet while I make you dry. What am I?", "You need me after your bath.", "towel", "A towel.", "", -> next)
- -> guess("I am white and cold, and children roll me into a man. What am I?", "I come in winter.", "snow, snowman, snowflake", "Snow.", "", -> next)
- -> guess("You wear me on your feet, and I have a tongue, but I cannot talk. What am I?", "I have laces.", "shoe, boot, trainers, sneakers", "A shoe.", "", -> next)
- -> guess("I have pages and stories, but no voice. What am I?", "You look at me with someone at bedtime.", "book", "A book.", "", -> next)
- -> guess("I am round, I bounce, and I love to be kicked. What am I?", "You shoot a goal with me.", "ball, football", "A ball.", "", -> next)
- -> guess("I shine at night, and sometimes I am only a slice. What am I?", "Astronauts walked on me.", "moon", "The moon.", "", -> next)
- -> guess("I am full of feathers, and your head rests on me. What am I?", "I lie on your bed.", "pillow, cushion", "A pillow.", "", -> next)
- -> guess("I am yellow, I am bent, and you peel me. What am I?", "Monkeys love me.", "banana", "A banana.", "", -> next)
- -> guess("I have two wheels and pedals. What am I?", "You need a helmet.", "bike, bicycle, scooter", "A bicycle.", "", -> next)
- -> guess("I come after you all day, but in the dark I am gone. What am I?", "I do everything you do.", "shadow", "Your shadow.", "", -> next)
- -> guess("You can open me and close me, and I have a handle. You walk through me. What am I?", "Somebody knocks on me.", "door, gate", "A door.", "", -> next)
}
{older: -> all_done}
-> pick_older

=== pick_older
{shuffle once:
- -> guess("The more you take away from me, the bigger I get. What am I?", "You make me with a spade.", "hole, pit", "A hole.", "", -> next)
- -> guess("I have cities but no houses, rivers but no water, and forests but no trees. What am I?", "I help you find the way.", "map, atlas", "A map.", "", -> next)
- -> guess("What has to be broken before you can use it?", "You may have it for breakfast.", "egg", "An egg.", "", -> next)
- -> guess("I speak every language, but I have no mouth. I only answer when you call. What am I?", "Shout in the mountains.", "echo", "An echo.", "", -> next)
- -> guess("What goes up and never comes down?", "You get more of it on each birthday.", "age, my age, your age", "Your age.", "", -> next)
- -> guess("I have a neck but no head, and I wear a cap. What am I?", "You drink from me.", "bottle", "A bottle.", "", -> next)
- -> guess("What belongs to you, but others use it more than you do?", "They say it when they call you.", "name, my name, your name", "Your name.", "", -> next)
- -> guess("I am light as a feather, but even the strongest person cannot hold me for long. What am I?", "You do me all day without thinking.", "breath, breathing, air", "Your breath.", "", -> next)
- -> guess("I have keys but open no door. I have black and white teeth. What am I?", "I make music.", "piano, keyboard, organ", "A piano.", "", -> next)
- -> guess("What runs all day and never gets tired, and has a bed but never sleeps?", "It flows to the sea.", "river, stream, water", "A river.", "", -> next)
- -> guess("What gets shorter the longer it stands there and shines?", "You blow it out on a cake.", "candle", "A candle.", "", -> next)
- -> guess("I have an eye, but I cannot see. What am I?", "I need thread.", "needle", "A needle.", "", -> next)
- -> guess("What can fill a whole room and takes up no space?", "You switch it on.", "light, sound, darkness", "Light.", "", -> next)
- -> guess("What word becomes shorter when you add two letters to it?", "The word itself is what it becomes. It begins with an s.", "short", "The word short.", "Add e and r, and you get shorter.", -> next)
- -> guess("A farmer has seventeen sheep. All but nine run into the wood. How many are left on the meadow?", "All but nine. Listen to those words.", "9", "Nine.", "All but nine ran off, so nine stayed.", -> next)
- -> guess("I come out of a mine and live in a coat of wood, and everybody writes with me. What am I?", "You sharpen me.", "pencil, lead, pencil lead", "A pencil.", "", -> next)
- -> guess("Tom's mother has three children. One is called April, one is called May. What is the third one called?", "Read the first word again.", "tom", "Tom, of course.", "It was in the riddle all along.", -> next)
- -> guess("What has thirteen hearts, but no body?", "You play with it.", "cards, deck of cards, pack of cards, playing cards, card game, card", "A pack of cards.", "", -> next)
- -> guess("Which month has twenty-eight days?", "Think of every month.", "all, all of them, every month, every one, twelve, each", "All of them!", "Most just have a few more.", -> next)
- -> guess("What can travel around the world and stay in one corner?", "It sticks on a letter.", "stamp, postage stamp", "A stamp.", "", -> next)
}
{not older: -> all_done}
-> pick_young

=== joke
{shuffle once:
- -> tell_joke("What do you call a sleeping dinosaur?", "A dino-snore!")
- -> tell_joke("Why did the banana go to the doctor?", "Because it was not peeling well!")
- -> tell_joke("What do cows read in the morning?", "The moos-paper!")
- -> tell_joke("Why was the little cookie so sad?", "Because its mum was a wafer so long!")
- -> tell_joke("What did the nought say to the eight?", "Nice belt!")
- -> tell_joke("Why do bees have sticky hair?", "Because they use honeycombs!")
- -> tell_joke("What is brown and sticky?", "A stick!")
- -> tell_joke("What time is it when an elephant sits on your fence?", "Time to get a new fence!")
- -> tell_joke("Where do fish keep their money?", "In the river bank!")
- -> tell_joke("What do you get when you cross a snowman and a dog?", "Frost bite!")
- -> tell_joke("Why did the teddy bear not want any cake?", "Because it was already stuffed!")
- -> tell_joke("How do you make an octopus laugh?", "With ten tickles!")
}
{next_one()}
-> pick

=== tell_joke(question, answer)
Joke time! {question}
+ [(guess) # hears: @unsure, @give-up, what, why, how, where]
    {answer} {laugh()}
    -> again
+ [(try) # hears: @anything]
    That could be. My joke goes like this: {answer} {laugh()}
    -> again
= again
{next_one()}
-> pick

=== function laugh
{shuffle:
- Ha ha!
- Hee hee!
- That one tickles me.
- I laugh every time.
- Ho ho ho!
}

=== yours
{shuffle once:
- -> invite("Do you know a joke? Tell me one!", "Ha! I may not understand every joke, but I love that you tell them.", -> go_on)
- -> invite("Now you make up a riddle. Think of something in your room and tell me what it can do.", "A riddle of your own! Try it on a grown-up at supper. They will have to think hard.", -> go_on)
- -> invite("What is the funniest word you know?", "Words can be so funny in the mouth.", -> go_on)
}
-> pick
= go_on
{next_one()}
-> pick

=== all_done
Those were all my riddles{comma_name()}. You have a riddle brain now!
-> END

=== winding_down
{score > 1: You solved {score} riddles today. }
One last soft one, without an answer. What is warm, and slow, and comes when you close your eyes? Keep it for your pillow{comma_name()}.
-> END
