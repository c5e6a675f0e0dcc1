// Two or three questions on each thing that children like to talk about.

=== pets
{shuffle:
- An animal! What is its name?
- Oh, animals. What is it called?
}
+ [(none) # hears: @no, @unsure, no name]
    An animal without a name can be called whatever it likes.
+ [(name) # hears: @anything]
    {how_nice()}
- {shuffle:
- What does it like best?
- What does it do all day?
- Where does it like to sleep?
}
-> follow

=== family
{shuffle:
- Who in your family laughs the loudest?
- What does your family do on Sundays?
- Who cooks best at your house?
- What is a rule at your house that you like?
- Who would win at hide and seek?
- What does somebody in your family always say?
- Somebody of your family. What do you like to do together?
- Your family! What is funny about them?
- Tell me more, what did they do?
- What is the best thing about being with them?
}
-> follow

=== friends_talk
{shuffle:
- What is your friend really good at?
- How did you two meet?
- What would you do with your friend on an island?
- What do you do when you disagree?
- Which game do you two never get tired of?
- What would you give your friend as a present?
- A friend. What do you play together?
- Friends are good. What makes somebody a good friend, do you think?
- What did you laugh about together, last time?
}
-> follow

=== school
{shuffle:
- What is the best place there?
- What is the funniest thing that happened there?
- What would you teach the others?
- What is for lunch there?
- What do you do in the break?
- Which rule would you change?
- What was the nicest part of it today?
- Was there something new that you learned?
- Who did you sit or play with?
- What would you do, if you were the teacher for one day?
}
-> follow

=== food
{shuffle:
- Sweet or salty, which side are you on?
- What would be in your dream sandwich?
- Which food makes a funny noise?
- What did you eat last that was green?
- Who makes the best pancakes?
- What would a dragon have for breakfast?
- Food, yum. What could you eat every day?
- If you were a cook, what would you make for me, if I could eat?
- What is the strangest thing that you ever tasted?
- Do you help in the kitchen sometimes? What do you do there?
}
-> follow

=== sad
{shuffle:
- I am sorry that you feel sad. Do you want to tell me about it?
- That sounds sad. It is all right to feel like that. What happened?
}
+ [(no) # hears: @no, @unsure]
    You need not. A hug from somebody at home can help more than words.
+ [(told) # hears: @anything]
    Thank you for telling me. Please tell somebody at home as well, because they can hug you, and I cannot.
- {shuffle:
- What usually cheers you up a little?
- What would feel good now?
}
-> follow

=== angry
{shuffle:
- That can make one really angry. What happened?
- I hear that you are cross. What was unfair?
}
+ [(any) # hears: @anything]
- Thank you for telling me. Blow it out once, like a big wind. What could help now?
-> follow

=== afraid
It is good that you say it. Is it about something real, or about a dream or a story?
+ [(dream) # hears: dream, story, film, movie, pretend]
    Dreams and stories can feel very real. You are here, and you are awake.
+ [(real) # hears: real, true, really]
    Then please tell a grown-up you trust, today. They can help you, and that is their job.
+ [(other) # hears: @anything]
    Whatever it is, you can tell a grown-up you trust. They like to help.
- What makes you feel safe?
-> follow

=== happy
{shuffle:
- How lovely! What was the very best moment?
- That makes me glad, too. What happened?
- Hooray! Who was there with you?
}
-> follow

=== hurt
Oh no. If it hurts right now, go to a grown-up first, I will wait. Is it better already?
+ [(no) # hears: @no, still, hurts]
    Then please go to a grown-up now. That is more important than talking with me.
    -> listening
+ [(yes) # hears: @yes, better, gone]
    I am glad. What helped?
    -> follow
+ [(other) # hears: @anything]
    I hope it gets better soon. Who took care of you?
    -> follow

=== tired
{shuffle:
- Some days are like that. Shall we do something quiet, or something that wakes you up?
- Then let us change something. Would you like a quiet question, or a crazy one?
}
+ [(quiet) # hears: quiet, calm, rest, slow]
    {shuffle:
    - What is the softest thing in your room?
    - If you were a cloud, where would you float?
    }
+ [(wild) # hears: wake, crazy, wild, funny]
    {shuffle:
    - If your shoes could talk, what would they say about your feet?
    - What would happen if it rained noodles?
    }
+ [(other) # hears: @anything]
    Then just this: what would you do, if you could do anything now?
- -> follow

=== playing
{shuffle:
- Playing is the best. What do you play most of all?
- How does that go? Explain it to me, I am new to it.
- Who plays along?
- What is the trick of it?
}
-> follow

=== animals
{shuffle:
- Which animal do you like the most?
- If you were that animal for a day, what would you do?
- What do you know about it that I do not know?
- Where would it live in your home, if it came to stay?
}
-> follow

=== weather
{shuffle:
- What do you like to do in such weather?
- Which weather do you like best?
- If you could make the weather, what would you make tomorrow?
}
-> follow

=== drawing
{shuffle:
- Something with colours! What can one see on it?
- Which colour did you need the most?
- Whom will you give it to?
}
-> follow

=== books
{shuffle:
- What is it about?
- Who do you like most in it?
- If you were in it, what would you do differently?
- What was the most exciting part?
}
-> follow

=== dream
{shuffle:
- Tell me, what happened in it?
- And if it came true, what would be first?
- Who was in it?
}
-> follow

=== music
{shuffle:
- Which song do you have in your ear at the moment?
- Where do you like to sing: in the bath, in bed, or in the car?
- What would your band be called?
}
-> follow

// When the talk runs dry: a question out of the blue, and now and then a game.
=== prompt
~ asked++
{asked % 4 == 0: -> offer_game}
{older: -> prompt_older}
-> prompt_young

=== prompt_young
{shuffle once:
- -> about("What is the funniest animal you know?")
- -> about("If you had a tail, what would you do with it?")
- -> about("What would you take to the moon?")
- -> about("Which toy would you save from a flood?")
- -> about("What is your favourite thing to jump into?")
- -> about("Who makes you feel safe?")
- -> about("What do you like on your pancake?")
- -> about("If a cloud came down, what would you do with it?")
- -> about("What is the biggest thing you ever saw?")
- -> about("Which game could you play all day?")
- -> about("What do you think the moon is made of?")
- -> about("If you could paint your house, which colour would it be?")
- -> about("What is your teddy doing just now?")
- -> about("What makes you feel brave?")
- -> about("Which noise makes you giggle?")
- -> about("What would you do with a magic stick?")
- -> about("Who would you like to visit?")
- -> about("What did you dream last?")
- -> about("What would you put in a sandwich for a giant?")
- -> about("If you were a fish, where would you swim?")
- -> about("What is good about mornings?")
- -> about("Which bus or train would you like to drive?")
- -> about("What would your pet say, if it could talk?")
- -> about("What is the prettiest flower?")
- -> about("Where would you hide in hide and seek?")
- -> about("What made you laugh today?")
- -> about("If you had wings, where would you fly?")
- -> about("Which is your favourite colour, and where do you see it?")
- -> about("What do you like to do when it rains?")
- -> about("Who gives the best hugs?")
- -> about("What would you cook for a hungry bear?")
- -> about("What is your favourite place at home?")
- -> about("What can you do already, that you could not do as a baby?")
- -> about("If your bed was a ship, where would it sail?")
- -> about("Which sound do you like?")
- -> about("What would you say to a snail?")
- -> about("What is the best thing in your toy box?")
- -> about("What did you see today when you looked out of the window?")
- -> about("What do you want to be when you are big?")
- -> about("Which season do you like best?")
- -> about("What is something soft that you love?")
- -> about("If you were invisible for a minute, what would you do?")
- -> about("What is the yummiest breakfast?")
- -> about("Which animal would make a good driver?")
- -> about("What do you do before you go to bed?")
}
-> prompt_older

=== prompt_older
{shuffle once:
- -> about("Which job would you like to try for one day?")
- -> about("If you could swap places with somebody, who would it be?")
- -> about("What is the bravest thing you have seen somebody do?")
- -> about("What would you do with a whole day without rules?")
- -> about("If you could stop time, when would you do it?")
- -> about("What is the most beautiful word you know?")
- -> about("Which animal is treated unfairly in stories, do you think?")
- -> about("What would you ask your great-grandparents?")
- -> about("If you could design a playground, what would be in it?")
- -> about("What are you better at than most grown-ups?")
- -> about("What would you do, if you found a message in a bottle?")
- -> about("Which invention could the world do without?")
- -> about("What is something small that makes your day good?")
- -> about("If your town had a new statue, of whom should it be?")
- -> about("What is the hardest decision you ever made?")
- -> about("Which place on earth would you show to somebody from another planet?")
- -> about("What would your own planet look like?")
- -> about("If you could be in the guinness book of records, what for?")
- -> about("What do you think animals talk about?")
- -> about("Which sport should be invented?")
- -> about("What would you change about your school day?")
- -> about("What is worth saving money for?")
- -> about("When do you get your best ideas?")
- -> about("Which book or film should have another ending?")
- -> about("What would you like to understand, but do not?")
- -> about("If you could invent a machine, what would it do?")
- -> about("What is something that grown-ups do not understand?")
- -> about("Which would you rather be, very small for a day or very tall?")
- -> about("If you wrote a book, what would it be about?")
- -> about("What is the kindest thing somebody did for you?")
- -> about("What would you put into a box to be opened in a hundred years?")
- -> about("If you could talk with one kind of animal, which one?")
- -> about("What is a rule you would change?")
- -> about("Where would you go with a time machine?")
- -> about("What is something difficult that you learned?")
- -> about("Which smell reminds you of something?")
- -> about("What would a perfect Saturday look like?")
- -> about("If your pet or a toy could give you advice, what would it say?")
- -> about("What would you like to be really good at?")
- -> about("What do you think stars look like from close by?")
- -> about("If you were the mayor for a day, what would you do?")
- -> about("What was the best present that you ever gave to somebody?")
- -> about("What makes a house a home?")
- -> about("Which question would you ask a whale?")
- -> about("What is something that you are looking forward to?")
}
We have talked about so many things. What else would you like to tell me?
-> listening

=== about(question)
{question}
-> follow

=== offer_game
{shuffle:
- Shall we play I spy in between, or go on talking?
- Would you like a riddle now, or shall we talk on?
- Is it time for a story, or do you want to talk more?
- Rhymes, counting, or more talking?
- Shall we guess animals, or go on like this?
- A bit of moving, or a bit more talking?
- A quiz question or two, or is talking nicer?
- Would you like to play, or to tell me more?
}
+ [talk # hears: talk, talking, on, more, @no, @unsure]
    {older: -> prompt_older}
    -> prompt_young
+ [(game) # hears: @yes, game, play]
    Good. Which one: I spy, riddles, animals, rhymes, counting, or a story? Say, let us play, and its name.
    -> listening
+ [(told) # hears: @tells]
    -> take_up
+ [(any) # hears: @anything]
    -> not_sure
