// When the talk runs dry: a question out of the blue, and now and then a game.
=== prompt
~ asked++
{asked % 4 == 0: -> offer_game}
{asked % 2 == 1 && interest_question != "": -> about(interest_question)}
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
- A little story, or a little more of your news?
- Shall we count something, or chat on?
- Feel like a rhyme, or like talking?
- Detective work, or more of our talk?
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
    -> open_up
