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
- Somebody of your family. What do you like to do together?
- Your family! What is funny about them?
- Tell me more, what did they do?
- What is the best thing about being with them?
}
-> follow

=== friends_talk
{shuffle:
- A friend. What do you play together?
- Friends are good. What makes somebody a good friend, do you think?
- What did you laugh about together, last time?
}
-> follow

=== school
{shuffle:
- What was the nicest part of it today?
- Was there something new that you learned?
- Who did you sit or play with?
- What would you do, if you were the teacher for one day?
}
-> follow

=== food
{shuffle:
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
That is not a nice feeling, and it is good that you say it. Is it about something real, or about a dream or a story?
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
- Shall we play something in between? You can say, let us play I spy, or, tell me a riddle. Or we go on talking?
- We could also play. Say, let us play the animal game, or, let us do a story. Or would you like to talk on?
- Would you like a game now, like rhymes or counting? Just say which. Or shall we talk more?
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
