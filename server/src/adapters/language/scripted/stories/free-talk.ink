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
    - You like {topic}, what is the best thing about it?
    - So {statement}, when did that begin?
    - {topic}, how nice, who else likes that?
    - Aha, {statement}, how would you explain it to somebody who does not know it?
    }
- "favourite": {shuffle:
    - {topic}, of all things, why that?
    - So it is {topic}, what makes it your favourite?
    - {topic}, and which is the second best?
    }
- "want": {shuffle:
    - You would like that. What would you do first?
    - So {statement}, who would be there with you?
    - A wish! What is the nicest part of it?
    }
- "went": {shuffle:
    - So {statement}, what was it like there?
    - Oh, {statement}, who was with you?
    - {statement}, I see, what did you do there?
    - And what was the best part of it?
    }
- "saw": {shuffle:
    - So {statement}, what did it look like?
    - Really, {statement}? What happened then?
    - Oh. And what did you think when you noticed it?
    }
- "made": {shuffle:
    - So {statement}, with your own hands, how did you do it?
    - {statement}, which part was hard?
    - Oh, {statement}, who may have a look at it?
    }
- "played": {shuffle:
    - So {statement}, how does that go? Explain it to me.
    - {statement}, who won, or was it without winning?
    - Nice, {statement}, who played along?
    }
- "ate": {shuffle:
    - So {statement}, how did it taste?
    - Mm, {statement}, was it sweet, or salty?
    - And what would you have liked to have with it?
    }
- "have": {shuffle:
    - You have {topic}, tell me more, what is it like?
    - So {statement}, since when?
    - Oh, {topic}, what do you do with it?
    }
- "is": {shuffle:
    - So {statement}, tell me more about that?
    - Aha, {statement}, how did that come about?
    - I see, {statement}, what do you think about it?
    }
- else: {shuffle:
    - So {statement}, how was that?
    - Oh, {statement}, what came next?
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
    - So {statement}, how did that come about?
    - Aha, {statement}, what do you think about it?
    - {statement}, and what else?
    - Oh, {statement}, and how did you feel?
    - {statement}, did I get that right?
    - Fancy that, {statement}, what came next?
    - {statement}, whose idea was it?
    - So {statement}, was it your first time?
    - Hm, {statement}, where was that?
    - {statement}, would you do it again?
    - I see, {statement}, who else knows about that?
    - So {statement}, what is the best of it?
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
- And what is the funniest part of it?
- How did it end?
- I would like to hear more. What else?
- What did the others say about it?
- And what will you do next time?
- Is there a smell or a sound that goes with it?
- Thank you. What else is there to tell?
- What would you do differently next time?
- And if it happened again tomorrow?
- Who would like to hear that, too?
- What was the very first thing that happened?
- Was it loud there, or quiet?
- What surprised you?
- If you drew a picture of it, what would be in the middle?
- What did your tummy say?
- How long did it take?
- Was somebody there to help?
- What did it smell of?
- Which word fits it best?
- Did you laugh, or did you have to think?
- What is left of it now?
- What would a cat think of that?
- Was it easy, or hard?
- How would you tell it to a baby?
- What was the smallest part of it?
- Where were your hands all the time?
- And who tidied up?
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
    - I could listen for hours.
    - You tell it well.
    - So that is how it was.
    - I can picture it.
    - What a thing.
    - Now I know more than before.
    - You notice a lot.
    }
    -> prompt

=== recall
{shuffle:
- Earlier you told me about {remembered}, what more is there to say about that?
- I was still thinking of {remembered}, what you told me before, how did that go on?
- A while ago you talked about {remembered}, what was the best thing about that?
- You said something about {remembered}, is there more to it?
- I have not forgotten {remembered}, what happened next?
- Back to {remembered} for a moment, who else was there?
- Thinking of {remembered}, would you like to do it again?
- One more thing about {remembered}, what did it look like?
- When you told me about {remembered}, what did you leave out?
- So, {remembered}, how would you draw that?
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
    - Thank you for trying twice.
    - I like your voice, even when words get lost.
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
