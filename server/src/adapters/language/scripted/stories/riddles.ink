INCLUDE common.ink
INCLUDE levels.ink

=== start
Riddles and jokes! I ask, you guess, and in between we laugh.
-> next

=== next
~ asked++
{asked % 3 == 0: -> joke}
{asked % 7 == 0: -> yours}
{asked % 4 == 2: {next_one()}}
-> pick

=== level_1
{shuffle once:
- -> guess("I have four legs and a back, but I cannot walk. You sit on me, what am I?", "I stand at the table.", "chair, stool, seat, sofa", "a chair", "", -> next)
- -> guess("I have hands, but I cannot clap. I say tick tock, what am I?", "I tell you when it is time for lunch.", "clock, watch", "a clock", "", -> next)
- -> guess("I fall from the sky and make puddles, what am I?", "You need an umbrella.", "rain, rain drop, raindrop, drop", "the rain", "", -> next)
- -> guess("I am yellow and warm, and I go to bed in the evening, what am I?", "Look up at the sky in the daytime.", "sun, sunshine", "the sun", "", -> next)
- -> guess("I have teeth, but I do not bite. I tidy your hair, what am I?", "You find me in the bathroom.", "comb, brush, hairbrush", "a comb", "", -> next)
- -> guess("I get wet while I make you dry, what am I?", "You need me after your bath.", "towel", "a towel", "", -> next)
- -> guess("I am white and cold, and children roll me into a man, what am I?", "I come in winter.", "snow, snowman, snowflake", "snow", "", -> next)
- -> guess("You wear me on your feet, and I have a tongue, but I cannot talk, what am I?", "I have laces.", "shoe, boot, trainers, sneakers", "a shoe", "", -> next)
- -> guess("I have pages and stories, but no voice, what am I?", "You look at me with someone at bedtime.", "book", "a book", "", -> next)
- -> guess("I am round, I bounce, and I love to be kicked, what am I?", "You shoot a goal with me.", "ball, football", "a ball", "", -> next)
- -> guess("I shine at night, and sometimes I am only a slice, what am I?", "Astronauts walked on me.", "moon", "the moon", "", -> next)
- -> guess("I am full of feathers, and your head rests on me, what am I?", "I lie on your bed.", "pillow, cushion", "a pillow", "", -> next)
- -> guess("I am yellow, I am bent, and you peel me, what am I?", "Monkeys love me.", "banana", "a banana", "", -> next)
- -> guess("I have two wheels and pedals, what am I?", "You need a helmet.", "bike, bicycle, scooter", "a bicycle", "", -> next)
- -> guess("I come after you all day, but in the dark I am gone, what am I?", "I do everything you do.", "shadow", "your shadow", "", -> next)
- -> guess("You can open me and close me, and I have a handle. You walk through me, what am I?", "Somebody knocks on me.", "door, gate", "a door", "", -> next)
}
-> at_level(2)

=== level_2
-> at_level(3)

=== level_3
{shuffle once:
- -> guess("The more you take away from me, the bigger I get, what am I?", "You make me with a spade.", "hole, pit", "a hole", "", -> next)
- -> guess("I have cities but no houses, rivers but no water, and forests but no trees, what am I?", "I help you find the way.", "map, atlas", "a map", "", -> next)
- -> guess("What has to be broken before you can use it?", "You may have it for breakfast.", "egg", "an egg", "", -> next)
- -> guess("I speak every language, but I have no mouth. I only answer when you call, what am I?", "Shout in the mountains.", "echo", "an echo", "", -> next)
- -> guess("What goes up and never comes down?", "You get more of it on each birthday.", "age, my age, your age", "your age", "", -> next)
- -> guess("I have a neck but no head, and I wear a cap, what am I?", "You drink from me.", "bottle", "a bottle", "", -> next)
- -> guess("What belongs to you, but others use it more than you do?", "They say it when they call you.", "name, my name, your name", "your name", "", -> next)
- -> guess("I am light as a feather, but even the strongest person cannot hold me for long, what am I?", "You do me all day without thinking.", "breath, breathing, air", "your breath", "", -> next)
- -> guess("I have keys but open no door. I have black and white teeth, what am I?", "I make music.", "piano, keyboard, organ", "a piano", "", -> next)
- -> guess("What runs all day and never gets tired, and has a bed but never sleeps?", "It flows to the sea.", "river, stream, water", "a river", "", -> next)
- -> guess("What gets shorter the longer it stands there and shines?", "You blow it out on a cake.", "candle", "a candle", "", -> next)
- -> guess("I have an eye, but I cannot see, what am I?", "I need thread.", "needle", "a needle", "", -> next)
- -> guess("What can fill a whole room and takes up no space?", "You switch it on.", "light, sound, darkness", "light", "", -> next)
- -> guess("What word becomes shorter when you add two letters to it?", "The word itself is what it becomes. It begins with an s.", "short", "the word short", "Add e and r, and you get shorter.", -> next)
- -> guess("A farmer has seventeen sheep. All but nine run into the wood. How many are left on the meadow?", "All but nine. Listen to those words.", "9", "nine", "All but nine ran off, so nine stayed.", -> next)
- -> guess("I come out of a mine and live in a coat of wood, and everybody writes with me, what am I?", "You sharpen me.", "pencil, lead, pencil lead", "a pencil", "", -> next)
- -> guess("Tom's mother has three children. One is called April, one is called May. What is the third one called?", "Read the first word again.", "tom", "Tom, of course", "It was in the riddle all along.", -> next)
- -> guess("What has thirteen hearts, but no body?", "You play with it.", "cards, deck of cards, pack of cards, playing cards, card game, card", "a pack of cards", "", -> next)
- -> guess("Which month has twenty-eight days?", "Think of every month.", "all, all of them, every month, every one, twelve, each", "all of them", "Most just have a few more.", -> next)
- -> guess("What can travel around the world and stay in one corner?", "It sticks on a letter.", "stamp, postage stamp", "a stamp", "", -> next)
}
-> at_level(4)

=== level_4
-> at_level(1)

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
{joke_time()} {question}
+ [(guess) # hears: @unsure, @give-up, what, why, how, where]
    {answer} {laugh()}
    -> again
+ [(try) # hears: @anything]
    {could_be()} {answer} {laugh()}
    -> again
= again
{next_one()}
-> pick

=== function could_be
{shuffle:
- That could be, but my joke goes like this.
- Good one, and here is mine.
- Yours is funny, too.
- Ooh, I like your answer.
- I had another answer.
- You could be a joke teller.
- Not bad at all, listen.
- That would work, too.
}

=== function joke_time
{shuffle:
- Joke time!
- Now for a giggle.
- Time to laugh a bit.
- A joke hops in between.
- I have a silly one.
- Here is something for your tummy muscles.
- My favourite joke this week.
- A bird told me this one.
- Careful, this one is funny.
- Joke, joke, joke!
- Little break with a joke.
- Do you know this one?
}

=== function laugh
{shuffle:
- Ha ha!
- Hee hee!
- That one tickles me.
- I laugh every time.
- Ho ho ho!
- I giggle all over.
- Tee hee!
- Oh, that is silly.
- My circuits are tickled.
- That one never gets old.
- Ha, ha, ha!
- Try that one on a grown-up.
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
