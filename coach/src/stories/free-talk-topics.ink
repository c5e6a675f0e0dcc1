// Two or three questions on each thing that children like to talk about.

=== pets
{shuffle:
- An animal! What is its name?
- Oh, animals. What is it called?
- Somebody with fur or feathers! What do you call it?
- Ah, an animal friend. Who gave it its name, and what is it?
- Animals are good company. Does it have a name?
}
+ [(none) # hears: @no, @unsure, no name]
    An animal without a name can be called whatever it likes.
+ [(name) # hears: @anything]
    {guessed != "": {guessed}, I like that name. | How nice to hear about it.}
- {shuffle:
- What does it like best?
- What does it do all day?
- Where does it like to sleep?
- Which noise does it make?
- What is the funniest thing it does?
- Who feeds it?
- What would it say, if it could talk?
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
- That sounds sad, and it is all right to feel like that. Would you like to say more?
- Oh, that is a sad feeling. Shall we talk about it?
}
+ [(no) # hears: @no, @unsure]
    You need not. A hug from somebody at home can help more than words.
+ [(told) # hears: @anything]
    {shuffle:
    - It is good that you told me. Please tell somebody at home as well, because they can hug you, and I cannot.
    - That is a lot to carry. Somebody at home would like to help you carry it.
    - I am glad that you say it aloud. A hug at home helps more than my words.
    }
- {shuffle:
- What usually cheers you up a little?
- What would feel good now?
}
-> follow

=== angry
{shuffle:
- That can make one really angry, what happened?
- I hear that you are cross. What was unfair?
- Grr, I see. What made you so cross?
}
+ [(any) # hears: @anything]
- {shuffle:
- Blow it out once, like a big wind. What could help now?
- No wonder you were cross. What would make it better?
- Stamp once with your foot, and let it go. What would be fair?
}
-> follow

=== afraid
{shuffle:
- It is good that you say it. Is it about something real, or about a dream or a story?
- Thank you for telling me. Did it really happen, or was it in a dream or a story?
- I am listening. Is it a real thing, or one from a dream or a story?
}
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
- That makes me glad, too. How did it come about?
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
