INCLUDE common.ink
INCLUDE free-talk-topics.ink
INCLUDE free-talk-prompts.ink
INCLUDE free-talk-listening.ink
VAR statement = ""
// The whole sentence of the child from the coach's side, or "".
VAR restated = ""
VAR topic = ""
VAR verb = ""
VAR remembered = ""
VAR who = ""
// About what the child likes and not asked yet, or "". The coach sets it.
VAR interest_question = ""

=== start
{interest_question != "": -> about(interest_question)}
{shuffle:
- What have you been doing today{comma_name()}?
- Tell me something{comma_name()}. What is new?
- I like to hear about your day{comma_name()}. What happened?
- What is on your mind{comma_name()}?
- I have been waiting to hear from you{comma_name()}. How was your day?
- Come, sit down{comma_name()}. What did you do today?
- I have plenty of time{comma_name()}. What would you like to tell?
- How is your day going{comma_name()}?
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
+ [(bored) # hears: bored, boring]
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
+ [(unsure) # hears: @unsure, nothing, @no, let me think, give me a clue, remember, =hmm]
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
    -> open_up

// Heard wherever the talk is.
=== heartfelt
+ [(sad) # hears: sad, i cry, i cried, i was crying, lonely, i miss, unhappy]
    -> sad
+ [(angry) # hears: angry, mad, cross, annoyed, unfair, fight, argument, hate]
    -> angry
+ [(afraid) # hears: scared, afraid, frightened, bad dream, nightmare, worried]
    -> afraid
+ [(tired) # hears: tired, sleepy]
    -> tired
+ [(hurt) # hears: hurt, ouch, ill, sick, fell down, knee, doctor, headache, tummy ache]
    -> hurt

// After the first answer one more question, and then something new.
=== follow
<- heartfelt
+ [(unsure) # hears: @unsure, @no, nothing, let me think, give me a clue, remember]
    -> prompt
+ [(told) # hears: @tells]
    {statement == "": -> tell_more}
    {RANDOM(0, 1) == 0: -> take_up}
    {shuffle:
    - So {statement}, how did that come about?
    - Aha, {statement}, what do you think about it?
    - {statement}, and what else?
    - Oh, {statement}, and how do you feel about that?
    - {statement}, did I get that right?
    - I see, {statement}, who else knows about that?
    - So {statement}, what is the best of it?
    - {statement}, I like to hear that, tell me more?
    - Hm, {statement}, what comes to your mind with that?
    - Fancy that, {statement}, what is it like?
    - {statement}, how would you tell that to a friend?
    - So {statement}, is there a story behind it?
    - {statement}, and what do you like about that?
    - Ah, {statement}, can you say more about it?
    - You say {statement}, how is that for you?
    - {statement}, I can picture that, what else?
    - Oh, {statement}, what should I know about it?
    - So {statement}, what would you like to add?
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
    {restated != "": -> restate}
    {remembered == "" && asked % 2 == 0 && guessed != "": -> open_up}
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
- What did you do just before that?
- And just after that?
- What would you call that, if it was a story?
- Who would be surprised to hear it?
- Which part would you like to see again?
- Was it inside, or outside?
- Would your best toy like that, too?
- What was in your hands?
- What did you wonder about?
- Was it more like a feather, or more like a drum?
- What would you ask somebody about it?
- Did it go slowly, or quickly?
- Would you show it to me, if I could see?
- What did you think at the very end?
- Which colour would you give it?
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
    - I am glad you told me.
    - Mm, I see.
    - I like to listen to you.
    - That is a good thing to tell.
    - Aha, so it goes.
    - You make me curious.
    - That sounds like you.
    - Now I see it before me.
    - I could listen for hours.
    - You tell it well.
    - So that is how it was.
    - I can picture it.
    - What a thing.
    - Now I know more than before.
    - You notice a lot.
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
