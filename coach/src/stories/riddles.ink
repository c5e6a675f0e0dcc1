INCLUDE common.ink
INCLUDE levels.ink

=== start
{shuffle:
- Riddles and jokes{comma_name()}! {not little: I ask, you guess, and in between we laugh.}
- Put on your riddle hat{comma_name()}. {not little: Here comes the first one.}
- I collect riddles{comma_name()}. {not little: Let us see.}
- Time for riddles and silly jokes{comma_name()}.
- My riddle bag is full{comma_name()}. {not little: I take out one.}
}
-> next

=== next
~ asked++
{asked % 3 == 0: -> joke}
{asked % 7 == 0: -> yours}
{not little && asked % 4 == 2: {next_one()}}
-> pick

=== level_1
{shuffle once:
- -> guess("I am cold and sweet, and I melt in the sun, what am I?", "You lick me.", "ice cream, icecream, ice", "ice cream", "", -> next)
- -> guess("I have a trunk, but I am no elephant. I have leaves, what am I?", "Birds build nests in me.", "tree", "a tree", "", -> next)
- -> guess("I have bristles and I clean your teeth, what am I?", "You use me with toothpaste.", "toothbrush, tooth brush, brush", "a toothbrush", "", -> next)
- -> guess("You blow me up, and I float on a string, what am I?", "Careful, I can go pop.", "balloon", "a balloon", "", -> next)
- -> guess("I fall from trees in autumn, yellow and red, what am I?", "I crunch under your boots.", "leaf, leaves", "a leaf", "", -> next)
- -> guess("I am a little house for a bird's eggs, what am I?", "I am made of twigs.", "nest", "a nest", "", -> next)
- -> guess("I am fluffy, and you pull me up to your chin, what am I?", "I lie on your bed.", "blanket, duvet, cover, covers", "a blanket", "", -> next)
- -> guess("I go up and down, and you need a friend for me, what am I?", "I am on the playground.", "seesaw, see saw, swing, teeter totter", "a seesaw", "", -> next)
- -> guess("You turn me on, and water comes out, what am I?", "You wash your hands under me.", "tap, faucet, shower", "a tap", "", -> next)
- -> guess("I am blue by day, and clouds swim in me, what am I?", "Look up.", "sky", "the sky", "", -> next)
- -> guess("I am flat and round with tomato and cheese, what am I?", "You eat me in slices.", "pizza", "a pizza", "", -> next)
- -> guess("I have a hat, and I stand in the field all day, what am I?", "I keep the crows away.", "scarecrow", "a scarecrow", "", -> next)
- -> guess("I am full of sand, and children dig in me, what am I?", "Bring a bucket.", "sandpit, sandbox, sand pit, sand box, beach", "a sandpit", "", -> next)
- -> guess("I beep and carry rubbish away in the morning, what am I?", "I am a big, big car.", "truck, garbage truck, bin lorry, lorry, rubbish truck, bin truck", "the bin lorry", "", -> next)
- -> guess("I have four legs and a back, and you sit on me, what am I?", "I stand at the table.", "chair, stool, seat, sofa", "a chair", "", -> next)
- -> guess("I have hands, but I cannot clap. I say tick tock, what am I?", "I tell you when it is time for lunch.", "clock, watch", "a clock", "", -> next)
- -> guess("I fall from the sky and make puddles, what am I?", "You need an umbrella.", "rain, rain drop, raindrop, drop", "the rain", "", -> next)
- -> guess("I am yellow and warm, and I go to bed in the evening, what am I?", "Look up at the sky in the daytime.", "sun, sunshine", "the sun", "", -> next)
- -> guess("I have teeth, but I do not bite. I tidy your hair, what am I?", "You find me in the bathroom.", "comb, brush, hairbrush", "a comb", "", -> next)
- -> guess("I get wet while I make you dry, what am I?", "You need me after your bath.", "towel", "a towel", "", -> next)
- -> guess("I am white and cold, and children roll me into a man, what am I?", "I come in winter.", "snow, snowman, snowflake", "snow", "", -> next)
- -> guess("I have a tongue, and you wear me on your foot, what am I?", "I have laces.", "shoe, boot, trainers, sneakers", "a shoe", "", -> next)
- -> guess("I have pages and stories, but no voice, what am I?", "You look at me with someone at bedtime.", "book", "a book", "", -> next)
- -> guess("I am round, I bounce, and I love to be kicked, what am I?", "You shoot a goal with me.", "ball, football", "a ball", "", -> next)
- -> guess("I shine at night, and sometimes I am only a slice, what am I?", "Astronauts walked on me.", "moon", "the moon", "", -> next)
- -> guess("I am full of feathers, and your head rests on me, what am I?", "I lie on your bed.", "pillow, cushion", "a pillow", "", -> next)
- -> guess("I am yellow, I am bent, and you peel me, what am I?", "Monkeys love me.", "banana", "a banana", "", -> next)
- -> guess("I have two wheels and pedals, what am I?", "You need a helmet.", "bike, bicycle, scooter", "a bicycle", "", -> next)
- -> guess("I come after you all day, but in the dark I am gone, what am I?", "I do everything you do.", "shadow", "your shadow", "", -> next)
- -> guess("I have a handle, and you walk through me, what am I?", "Somebody knocks on me.", "door, gate", "a door", "", -> next)
}
-> at_level(2)

=== level_2
{shuffle once:
- -> guess("I have a head and a tail, but no body, what am I?", "You pay with me.", "coin, penny, money", "a coin", "Long ago, some coins were as big as a plate.", -> next)
- -> guess("I live on the corner of every envelope, what am I?", "You stick me on.", "stamp", "a stamp", "The first stamp in the world was black.", -> next)
- -> guess("I have a ring, but no finger, and people talk into me, what am I?", "It may be in a pocket.", "phone, telephone, mobile", "a telephone", "The first ones hung on the wall.", -> next)
- -> guess("The more I dry, the wetter I get, what am I?", "I hang in the bathroom.", "towel", "a towel", "", -> next)
- -> guess("I have legs, but I do not walk, and plates love me, what am I?", "You eat at me.", "table", "a table", "", -> next)
- -> guess("I am tall when I am young and short when old, what am I?", "There are some on a birthday cake.", "candle", "a candle", "Candles were once made of beeswax.", -> next)
- -> guess("I have a face and no eyes, hands and no fingers, what am I?", "I hang on the wall and go round and round.", "clock, watch", "a clock", "", -> next)
- -> guess("I jump when I walk, and carry my baby in a bag, what am I?", "I live in Australia.", "kangaroo", "a kangaroo", "A newborn one is as small as a bean.", -> next)
- -> guess("I am always in front of you, but never here, what am I?", "It has not happened yet.", "future, tomorrow", "the future", "", -> next)
- -> guess("What has many teeth and cannot bite?", "You use it in the morning.", "comb, saw, zip, zipper, rake", "a comb", "", -> next)
- -> guess("What can you catch, but never throw?", "It makes you sneeze.", "cold, a cold, flu", "a cold", "", -> next)
- -> guess("What goes up when the rain comes down?", "You hold it over your head.", "umbrella", "an umbrella", "", -> next)
- -> guess("I have a thumb and four fingers, but I am not alive, what am I?", "You need two of me in winter.", "glove, mitten, gloves", "a glove", "", -> next)
- -> guess("What is full of holes and still holds water?", "You find it by the bath or the sink.", "sponge", "a sponge", "Real sponges are animals of the sea.", -> next)
- -> guess("I fly without wings, and I cry without eyes, what am I?", "I am in the sky, grey and fluffy.", "cloud", "a cloud", "", -> next)
- -> guess("You walk on me, and I go up and down without moving, what am I?", "There may be some in your house.", "stairs, stair, staircase, steps, ladder, hill", "the stairs", "", -> next)
- -> guess("Which letter is a drink?", "It has milk in it, sometimes.", "t, tea", "t", "", -> next)
- -> guess("What kind of room has no door and no window?", "It grows in the wood.", "mushroom", "a mushroom", "", -> next)
- -> guess("I am deep, but all the king's horses cannot pull me up, what am I?", "There is water at the bottom.", "well", "a well", "", -> next)
- -> guess("What kind of band never plays music?", "You can stretch it.", "rubber band, elastic band, rubber, elastic, hair band", "a rubber band", "", -> next)
- -> guess("I have a spine, but no bones, and many leaves, what am I?", "You open me and read.", "book", "a book", "", -> next)
- -> guess("What has one foot on each side and one in the middle?", "It is as long as three feet.", "yard, yardstick, ruler", "a yardstick", "", -> next)
- -> guess("The more there is of me, the less you see, what am I?", "It comes when the sun has gone.", "dark, darkness, fog, night", "darkness", "", -> next)
- -> guess("I am a bird, and a machine on a building site, what am I?", "It lifts heavy things.", "crane", "a crane", "", -> next)
- -> guess("What do you throw out to use, and pull in after?", "A ship has one.", "anchor", "an anchor", "", -> next)
- -> guess("I have four wheels and flies, but I am no plane, what am I?", "It collects your rubbish.", "bin lorry, garbage truck, truck, rubbish truck, bin", "the bin lorry", "", -> next)
- -> guess("What has four legs, but never walks, and carries you all night?", "It is in your bedroom.", "bed, mattress, pillow", "a bed", "", -> next)
- -> guess("What gets bigger when you turn it over?", "It is a number, one more than five.", "6, number six", "the number six", "Turn it over, and it is nine.", -> next)
}
-> at_level(3)

=== level_3
{shuffle once:
- -> guess("You see me once in June and twice in November, what am I?", "Think of letters.", "e, letter e, the letter e", "the letter e", "June has one and November has two.", -> next)
- -> guess("What can your left hand hold, but never your right?", "It bends in the middle of your arm.", "elbow, right elbow, my right elbow, right hand, your right hand", "your right elbow", "", -> next)
- -> guess("What has a bottom at the top?", "You have two of them, and you stand on them.", "leg, legs, my legs, your legs", "your legs", "", -> next)
- -> guess("What begins with t, ends with t, and has tea in it?", "It stands on the table and has a spout.", "teapot, tea pot", "a teapot", "", -> next)
- -> guess("Two fathers and two sons share three apples, a whole one each. How?", "Think of a family with a grandfather.", "grandfather, grandpa, three people, only three, 3 people, grandad, 3", "they are only three people", "A grandfather, his son and his grandson.", -> next)
- -> guess("What flies first, then lies, and runs when it is warm?", "It is white and cold.", "snow, snowflake", "snow", "", -> next)
- -> guess("I have branches, but no fruit, trunk or leaves, what am I?", "Grown-ups go there with their money.", "bank", "a bank", "", -> next)
- -> guess("What invention lets you look right through a wall?", "There is one in nearly every room.", "window", "a window", "", -> next)
- -> guess("I am hard, I have no hair, and I protect a head, what am I?", "Knights and cyclists wear me.", "helmet", "a helmet", "", -> next)
- -> guess("What goes through towns and over hills, but never moves?", "Cars drive on it.", "road, street, path, railway, rails", "a road", "", -> next)
- -> guess("Forward I am heavy, backward I am not, what am I?", "Say the letters of a very heavy weight backwards.", "ton", "a ton", "Read it backwards, and it says not.", -> next)
- -> guess("What is so fragile that saying its name breaks it?", "Shh.", "silence, quiet", "silence", "", -> next)
- -> guess("What has a hundred legs, but cannot walk?", "You wear fifty pairs of them.", "trousers, pants, fifty pairs of trousers, pairs of trousers, jeans", "fifty pairs of trousers", "", -> next)
- -> guess("I shave all day, but my beard stays, who am I?", "People sit in my chair.", "barber, hairdresser", "a barber", "", -> next)
- -> guess("When you share me, you no longer have me, what am I?", "Whisper.", "secret", "a secret", "Heavy secrets are for a grown-up's ear, nice ones can wait.", -> next)
- -> guess("What comes once in a minute, and twice in a moment?", "Think of letters again.", "m, letter m, the letter m", "the letter m", "", -> next)
- -> guess("A plane flies around the earth and lands with a full tank. How?", "Who said that it started empty?", "nothing, it did not use, toy, paper plane, solar, sun, electric, toy plane, paper", "it is a paper plane on a globe", "Nobody said how big the earth was.", -> next)
- -> guess("What two things can you never eat for breakfast?", "Think of the other meals.", "lunch and dinner, lunch, dinner, supper", "lunch and dinner", "", -> next)
- -> guess("I turn once, and nobody gets in or out, what am I?", "I live in your pocket or on a hook.", "key, lock", "a key", "", -> next)
- -> guess("The more you take away from me, the bigger I get, what am I?", "You make me with a spade.", "hole, pit", "a hole", "", -> next)
- -> guess("I have cities but no houses, and rivers but no water, what am I?", "I help you find the way.", "map, atlas", "a map", "", -> next)
- -> guess("What has to be broken before you can use it?", "You may have it for breakfast.", "egg", "an egg", "", -> next)
- -> guess("I have no mouth, but I answer when you call, what am I?", "Shout in the mountains.", "echo", "an echo", "", -> next)
- -> guess("What goes up and never comes down?", "You get more of it on each birthday.", "age, my age, your age", "your age", "", -> next)
- -> guess("I have a neck but no head, and I wear a cap, what am I?", "You drink from me.", "bottle", "a bottle", "", -> next)
- -> guess("What belongs to you, but others use it more than you do?", "They say it when they call you.", "name, my name, your name", "your name", "", -> next)
- -> guess("I am light, but nobody can hold me for long, what am I?", "You do me all day without thinking.", "breath, breathing, air", "your breath", "", -> next)
- -> guess("I have keys but open no door. I have black and white teeth, what am I?", "I make music.", "piano, keyboard, organ", "a piano", "", -> next)
- -> guess("What runs all day, and has a bed but never sleeps?", "It flows to the sea.", "river, stream, water", "a river", "", -> next)
- -> guess("What gets shorter the longer it stands there and shines?", "You blow it out on a cake.", "candle", "a candle", "", -> next)
- -> guess("I have an eye, but I cannot see, what am I?", "I need thread.", "needle", "a needle", "", -> next)
- -> guess("What can fill a whole room and takes up no space?", "You switch it on.", "light, sound, darkness", "light", "", -> next)
- -> guess("What word becomes shorter when you add two letters to it?", "The word itself is what it becomes. It begins with an s.", "short", "the word short", "Add e and r, and you get shorter.", -> next)
- -> guess("A farmer has seventeen sheep. All but nine run off. How many are left?", "All but nine. Listen to those words.", "9", "nine", "All but nine ran off, so nine stayed.", -> next)
- -> guess("I wear a coat of wood, and you write with me, what am I?", "You sharpen me.", "pencil, lead, pencil lead", "a pencil", "", -> next)
- -> guess("Tom's mother has three children. Two are April and May. Who is the third?", "Think of the first word that you heard.", "tom", "Tom, of course", "It was in the riddle all along.", -> next)
- -> guess("What has thirteen hearts, but no body?", "You play with it.", "cards, deck of cards, pack of cards, playing cards, card game, card", "a pack of cards", "", -> next)
- -> guess("Which month has twenty-eight days?", "Think of every month.", "all, all of them, every month, every one, twelve, each", "all of them", "Most just have a few more.", -> next)
- -> guess("What can travel around the world and stay in one corner?", "It sticks on a letter.", "stamp, postage stamp", "a stamp", "", -> next)
}
-> at_level(4)

=== level_4
{shuffle once:
- -> guess("What disappears as soon as you stand up?", "You make it when you sit down.", "lap, my lap, your lap", "your lap", "", -> next)
- -> guess("A man pushes his car to a hotel and loses all his money. What is he doing?", "He is sitting at a table with dice.", "monopoly, playing monopoly, board game, game, a game", "he is playing a board game", "", -> next)
- -> guess("If there are three apples and you take away two, how many apples do you have?", "You took them, so where are they?", "2", "two", "You took two, so you have two.", -> next)
- -> guess("What can run, but never walks, has a mouth, but never talks?", "It starts in the mountains.", "river, stream", "a river", "", -> next)
- -> guess("Mary's father has five daughters: Nana, Nene, Nini, Nono. What is the fifth one called?", "Listen to the very first word.", "mary", "Mary", "", -> next)
- -> guess("You are in a race and overtake the second runner. In which place are you?", "You did not overtake the first one.", "second, 2, 2nd, second place", "second", "", -> next)
- -> guess("What weighs more, a kilo of feathers or a kilo of stones?", "How much is a kilo?", "same, the same, equal, neither, both, no difference", "neither, both are a kilo", "", -> next)
- -> guess("How many times can you take ten away from a hundred?", "After the first time, is it still a hundred?", "1, once, one time, only once, just once", "only once", "After that it is ninety.", -> next)
- -> guess("Before the highest mountain in the world was found, which was the highest?", "It was there, even if nobody knew.", "everest, mount everest, the same, same one", "Mount Everest", "", -> next)
- -> guess("A rooster lays an egg on the very top of a roof. To which side does it roll?", "Think about roosters.", "no side, roosters do not lay, roosters dont lay eggs, it doesnt, rooster cant, none, neither", "to no side", "Roosters lay no eggs.", -> next)
- -> guess("What has words, but never speaks?", "It stands on a shelf.", "book, dictionary, letter", "a book", "", -> next)
- -> guess("I am an odd number. Take away one letter, and I become even, what number am I?", "Spell the numbers in your head.", "7", "seven", "Without its s it is even.", -> next)
- -> guess("What is at the end of every rainbow?", "Think of the word, not of the gold.", "w, letter w, the letter w", "the letter w", "", -> next)
- -> guess("A cowboy rode into town on Friday, stayed two nights, and rode out on Friday. How?", "What could be called Friday?", "horse, his horse, name of the horse, the horse is called friday, horses name", "his horse is called Friday", "", -> next)
- -> guess("What word is spelled wrong in every dictionary?", "Listen to the question once more.", "wrong", "the word wrong", "", -> next)
- -> guess("I can be cracked, made, told and played, what am I?", "It makes you laugh.", "joke, a joke", "a joke", "", -> next)
- -> guess("What building has the most stories?", "You borrow them there.", "library", "a library", "", -> next)
- -> guess("What goes in dry, comes out wet, and the longer it stays the stronger it gets?", "Grown-ups like it hot.", "tea bag, teabag, tea", "a tea bag", "", -> next)
- -> guess("Some months have thirty days, some have thirty-one. How many have twenty-eight?", "Do not stop at February.", "12, all, all of them, every month, twelve", "all twelve", "", -> next)
- -> guess("What can you break without touching it?", "You give it to somebody.", "promise, a promise, silence", "a promise", "", -> next)
}
-> at_level(1)

=== joke
{shuffle once:
- -> tell_joke("Why did the bicycle fall over?", "Because it was two tired!")
- -> tell_joke("What do you call a bear with no teeth?", "A gummy bear!")
- -> tell_joke("Why can you never tell a joke to an egg?", "Because it would crack up!")
- -> tell_joke("What kind of shoes do mice wear?", "Squeakers!")
- -> tell_joke("Why did the cow cross the road?", "To get to the udder side!")
- -> tell_joke("What do you call a dog magician?", "A labracadabrador!")
- -> tell_joke("Why do seagulls fly over the sea?", "Because over a bay they would be bagels!")
- -> tell_joke("What is a cat's favourite colour?", "Purr-ple!")
- -> tell_joke("What did the traffic light say to the car?", "Do not look, I am changing!")
- -> tell_joke("Why was the maths book sad?", "Because it had so many problems!")
- -> tell_joke("What do you call cheese that is not yours?", "Nacho cheese!")
- -> tell_joke("What do elves learn at school?", "The elf-abet!")
- -> tell_joke("How does the moon cut its hair?", "Eclipse it!")
- -> tell_joke("What did the big flower say to the little flower?", "Hello, bud!")
- -> tell_joke("Why did the tomato turn red?", "Because it saw the salad dressing!")
- -> tell_joke("What do you call a train that sneezes?", "Achoo choo train!")
- -> tell_joke("Where do pencils go on holiday?", "Pencil-vania!")
- -> tell_joke("What do you get from a very spoiled cow?", "Spoiled milk!")
- -> tell_joke("Why do birds fly south in winter?", "Because it is too far to walk!")
- -> tell_joke("What did the ocean say to the beach?", "Nothing, it just waved!")
- -> tell_joke("What goes ha ha ha plop?", "Somebody laughing their head off a sofa!")
- -> tell_joke("What do you call a fish without an eye?", "A fsh!")
- -> tell_joke("How do you know that carrots are good for your eyes?", "Have you seen a rabbit with glasses?")
- -> tell_joke("Why did the robot go on holiday?", "To recharge its batteries!")
- -> tell_joke("What do you call a snail on a ship?", "A snailor!")
- -> tell_joke("What did the hat say to the scarf?", "You hang around, I go on ahead!")
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
{not little: {next_one()}}
-> pick

=== tell_joke(question, answer)
{not little && asked < 4: {joke_time()}} {question}
+ [(guess) # hears: @unsure, @give-up, what, why, how, where]
    {answer} {not little && RANDOM(1, 3) == 1: {laugh()}}
    -> again
+ [(try) # hears: @anything]
    {could_be()} {answer} {not little && RANDOM(1, 3) == 1: {laugh()}}
    -> again
= again
{not little: {next_one()}}
-> pick

=== function could_be
{little:
    {shuffle:
    - Good one!
    - So funny!
    - Ooh, nice!
    - Why not!
    - Clever!
    - That, too!
    }
    ~ return
}
{shuffle:
- That could be, but listen.
- Good one, and here is mine.
- Yours is funny, too.
- Ooh, I like your answer.
- I had another answer.
- What a joke teller!
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
- -> invite("Do you know a joke? Tell me one!", "Ha! I love that you tell jokes.", -> go_on)
- -> invite("Now you make up a riddle. Tell me what your thing can do.", "A riddle of your own! {not little: Try it on a grown-up at supper.}", -> go_on)
- -> invite("What is the funniest word you know?", "Words can be so funny in the mouth.", -> go_on)
}
-> pick
= go_on
{not little: {next_one()}}
-> pick

=== all_done
Those were all my riddles{comma_name()}. You have a riddle brain now!
-> END

=== winding_down
{score > 1: You solved {score} riddles today. }
One last soft one, without an answer. What is warm, and slow, and comes when you close your eyes? Keep it for your pillow{comma_name()}.
-> END
