INCLUDE common.ink
INCLUDE free-talk-topics.ink
VAR statement = ""
VAR topic = ""
VAR verb = ""
VAR remembered = ""
VAR who = ""

=== start
{shuffle:
- What have you been doing today{comma_name()}?
- Tell me something{comma_name()}. What is new?
- I like to hear about your day{comma_name()}. What happened?
- What is on your mind{comma_name()}?
}
-> listening

// Everything that a child may begin to talk about. The nearest words win.
=== listening
<- heartfelt
+ [(pets) # hears: pet, dog, puppy, cat, kitten, rabbit, hamster, guinea pig, fish, bird, pony, horse, bunny, turtle # stores: who]
    -> pets
+ [(family) # hears: mum, mom, mummy, mommy, dad, daddy, brother, sister, grandma, granny, grandpa, baby, cousin, aunt, uncle, parents]
    -> family
+ [(friends) # hears: friend, friends, best friend]
    -> friends_talk
+ [(school) # hears: school, kindergarten, nursery, teacher, class, preschool, lesson, homework]
    -> school
+ [(food) # hears: eat, ate, food, lunch, breakfast, dinner, supper, cake, pizza, ice cream, hungry, pasta, spaghetti, cookie, chocolate]
    -> food
+ [(happy) # hears: happy, excited, great, fun, birthday, party, holiday, glad]
    -> happy
+ [(tired) # hears: tired, sleepy, bored, boring]
    -> tired
+ [(play) # hears: play, played, game, lego, football, ball, swing, slide, playground, park, toy, doll, car, cars, train, bike]
    -> playing
+ [(animals) # hears: animal, animals, dinosaur, dinosaurs, elephant, lion, zoo, bee, butterfly, spider, unicorn, dragon]
    -> animals
+ [(weather) # hears: rain, snow, sun, sunny, weather, cold, hot, wind, puddle]
    -> weather
+ [(drawing) # hears: draw, drew, paint, painted, picture, colour, crayons, craft, glue]
    -> drawing
+ [(books) # hears: book, read, film, movie, watched, television, cartoon]
    -> books
+ [(dream) # hears: dream, dreamed, wish]
    -> dream
+ [(music) # hears: song, sing, dance, music, piano, guitar]
    -> music
+ [(told) # hears: @tells]
    -> take_up
+ [(unsure) # hears: @unsure, nothing, @no]
    -> prompt
+ [(yes) # hears: @yes]
    {shuffle:
    - Good. Tell me about it, what is it?
    - I am listening. How does it begin?
    - Lovely. Go on?
    }
    -> listening
+ [(question) # hears: @question]
    -> unknown
+ [(other) # hears: @anything]
    -> not_sure

// Heard wherever the talk is.
=== heartfelt
+ [(sad) # hears: sad, cry, cried, lonely, miss, unhappy]
    -> sad
+ [(angry) # hears: angry, mad, cross, annoyed, unfair, fight, argument, hate]
    -> angry
+ [(afraid) # hears: scared, afraid, frightened, bad dream, nightmare, worried]
    -> afraid
+ [(hurt) # hears: hurt, ouch, ill, sick, fell down, knee, doctor, headache, tummy ache]
    -> hurt

=== take_up
{statement == "": -> not_sure}
{verb:
- "like": {shuffle:
    - You like {topic}. What is the best thing about it?
    - So {statement}. When did that begin?
    - {topic}, how nice. Who else likes that?
    - Aha, {statement}. How would you explain it to somebody who does not know it?
    }
- "favourite": {shuffle:
    - {topic}, of all things! Why that?
    - So it is {topic}. What makes it your favourite?
    - {topic}. And which is the second best?
    }
- "want": {shuffle:
    - You would like that. What would you do first?
    - So {statement}. Who would be there with you?
    - A wish! What is the nicest part of it?
    }
- "went": {shuffle:
    - So {statement}. What was it like there?
    - Oh, {statement}. Who was with you?
    - {statement}, I see. What did you do there?
    - And what was the best part of it?
    }
- "saw": {shuffle:
    - So {statement}. What did it look like?
    - Really, {statement}? What happened then?
    - Oh. And what did you think when you noticed it?
    }
- "made": {shuffle:
    - So {statement}, with your own hands. How did you do it?
    - {statement}! Which part was hard?
    - Oh, {statement}. Who may have a look at it?
    }
- "played": {shuffle:
    - So {statement}. How does that go? Explain it to me.
    - {statement}! Who won, or was it without winning?
    - Nice, {statement}. Who played along?
    }
- "ate": {shuffle:
    - So {statement}. How did it taste?
    - Mm, {statement}. Was it sweet, or salty?
    - And what would you have liked to have with it?
    }
- "have": {shuffle:
    - You have {topic}. Tell me more, what is it like?
    - So {statement}. Since when?
    - Oh, {topic}. What do you do with it?
    }
- "is": {shuffle:
    - So {statement}. Tell me more about that?
    - Aha, {statement}. How did that come about?
    - I see, {statement}. What do you think about it?
    }
- else: {shuffle:
    - So {statement}. How was that?
    - Oh, {statement}! What came next?
    - And how did you feel then?
    }
}
-> follow

// After the first answer one more question, and then something new.
=== follow
<- heartfelt
+ [(unsure) # hears: @unsure, @no, nothing]
    {shuffle:
    - That is all right.
    - Fine, we leave it there.
    - No matter.
    }
    -> prompt
+ [(told) # hears: @tells]
    {statement == "": -> more}
    {shuffle:
    - So {statement}. How did that come about?
    - Aha, {statement}. What do you think about it?
    - {statement}. And what else?
    - I see, {statement}. Who else knows about that?
    - So {statement}. What is the best of it?
    }
    -> follow
+ [(question) # hears: why, what about you, and you, do you]
    {shuffle:
    - I am a machine that talks, so I do not do such things myself. What else was there with you?
    - Me? I only have words. You have the whole world. What else happened?
    - I cannot say that for myself. How is it for you?
    }
    -> listening
+ [(any) # hears: @anything]
    -> more
= more
{remembered != "": -> recall}
{shuffle:
- {how_nice()} And what is the funniest part of it?
- Mm. How did it end?
- I would like to hear more. What else?
- {how_nice()} What did the others say about it?
- And what will you do next time?
- {how_nice()} Is there a smell or a sound that goes with it?
- Thank you. What else is there to tell?
}
-> again
= again
<- heartfelt
+ [(unsure) # hears: @unsure, @no, nothing, that is all, that is it]
    -> prompt
+ [(told) # hears: @tells]
    -> take_up
+ [(any) # hears: @anything]
    {shuffle:
    - {how_nice()}
    - I am glad you told me.
    - Mm, I see.
    - I did not understand every word, but I like to listen.
    }
    -> prompt

=== recall
{shuffle:
- {how_nice()} Earlier you told me about {remembered}. What more is there to say about that?
- Mm. I was still thinking of {remembered}, what you told me before. How did that go on?
- A while ago you talked about {remembered}. What was the best thing about that?
}
~ remembered = ""
-> follow

=== not_sure
{shuffle:
- I am not sure I understood all of that. Can you tell me again in other words?
- My ears did not get everything. What was the most important thing?
- I did not catch that quite. Is it about a person, an animal, or a thing?
- I would like to understand you well. Say it a bit slower?
}
+ [(person) # hears: person, somebody, people]
    A person. What did they do?
    -> follow
+ [(animal) # hears: animal]
    -> animals
+ [(thing) # hears: thing]
    A thing. What is it for?
    -> follow
+ [(told) # hears: @tells]
    -> take_up
+ [(unsure) # hears: @no, @unsure]
    Never mind.
    -> prompt
+ [(any) # hears: @anything]
    {shuffle:
    - I still did not get all of it, but thank you for telling me.
    - Sorry, I am a machine, and some words get lost on the way to me.
    - I understood a part of it, at least. Thank you.
    }
    -> prompt

=== unknown
{shuffle:
- That is a good question, and I do not know the answer. A grown-up can find it out with you.
- I do not know that. Keep the question for somebody at home.
- I cannot answer that honestly. A book or a grown-up might.
}
{shuffle:
- What made you think of it?
- What do you think yourself?
- What is your own guess?
}
-> follow

=== winding_down
Thank you for talking with me{comma_name()}. I liked hearing about your day. Keep the nicest bit of it for your pillow.
-> END
