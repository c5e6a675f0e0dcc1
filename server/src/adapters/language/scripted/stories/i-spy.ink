INCLUDE common.ink
INCLUDE levels.ink
VAR thing = ""

=== start
{
- picture:
    {shuffle:
    - I cannot make out pictures, so you are my eyes{comma_name()}.
    - My camera is no help, so you are my eyes{comma_name()}.
    }
- else:
    {shuffle:
    - I have no eyes, so you are my eyes{comma_name()}.
    - Today you are my eyes{comma_name()}, and I say what to look for.
    - I spy with your help, you are my eyes{comma_name()}.
    - Sharp as an eagle, you are my eyes{comma_name()}!
    }
}
-> next

=== next
~ asked++
{asked % 7 == 0: -> my_guess}
-> pick

=== find(clue, question)
~ thing = ""
{clue}
- (listen)
+ [(none) # hears: @no, @unsure, @give-up, nothing, can't find, cannot find, none, there is no, there isn't, don't see]
    {shuffle:
    - Then there is none near you.
    - No luck, we look for something else.
    - All right, that one is hiding.
    - Then we leave it for another day.
    - It hides too well.
    - Never mind, on we go.
    - Some things like to hide.
    - We let that one sleep.
    }
    -> next
+ [(hint) # hears: @hint]
    {shuffle:
    - Turn around slowly, what do you see?
    - Try the shelf, or your own clothes?
    - Is there something on the floor, perhaps?
    - What is behind you?
    - Look up high, and down low, anything there?
    }
    -> listen
+ [(done) # hears: found it, found one, got it, I see it, I see one, I have it, yes, @done]
    -> found(question)
+ [(found) # hears: @anything # stores: thing]
    -> found(question)

// A thing that the child named is often enough. Otherwise one question makes it visible.
=== found(question)
~ score++
{thing != "" && asked % 2 == 0: -> no_question}
{thing != "": {spied_thing()}} {thing == "" && asked % 5 == 1: {well_spied()}} {question}
+ [(unsure) # hears: @unsure, @no]
    {shuffle:
    - All right, on we go.
    - That is fine.
    - Then we keep on spying.
    - No matter.
    }
+ [(told) # hears: @anything]
    {guessed != "":
        {shuffle:
        - {guessed}, I can picture it.
        - {guessed}, aha.
        - So, {guessed}.
        - {guessed}, good to know.
        - Thank you, my eyes: {guessed}.
        }
    - else:
        {asked % 3 == 0: {how_nice()}}
    }
- -> next

=== no_question
{spied_thing()}
-> next

=== function well_spied
{shuffle:
- Well spied, I trust your eyes!
- Good eyes!
- You found something, hooray!
- Sharp eyes{comma_name()}!
- What a good spy you are!
- Spied it!
}

=== function spied_thing
{shuffle:
- I heard, {thing}, well spied!
- {thing}, good eyes!
- You spied, {thing}!
- {thing}, I would not have thought of that!
- So there is {thing}!
- {thing}, of course!
- Hooray for {thing}!
- {thing}, that counts!
}

=== level_1
{shuffle once:
- -> find("Can you find something red?", "Is it big or small?")
- -> find("What is blue near you?", "Can you reach it?")
- -> find("Can you see something yellow, like the sun?", "What do you do with it?")
- -> find("Do you see something green, like a frog?", "Whose is it?")
- -> find("Do you spy something round, like a ball?", "Would it roll?")
- -> find("Can you find something soft to cuddle?", "Does it have a name?")
- -> find("What can you see that is white like snow?", "Is it up high or down low?")
- -> find("Can you find something with wheels?", "Where would it go?")
- -> find("Can you see something as small as your finger?", "What is it for?")
- -> find("What is bigger than you?", "What if it could walk?")
- -> find("Look up, what is above you?", "Which colour has it?")
- -> find("Can you find something to wear?", "When do you wear it?")
- -> find("Where is something with dots or stripes?", "Which colours are on it?")
- -> find("What can make a noise near you?", "How does it sound?")
- -> find("Can you find something to eat or drink with?", "What do you like to have in it?")
- -> find("What smells nice where you are?", "Is it like flowers?")
- -> find("Can you find a picture?", "Who is in it?")
- -> find("Can you see something pink?", "Do you like pink?")
- -> find("Where is something with buttons?", "What happens when you press or open them?")
- -> find("Can you see a door?", "What is behind it?")
- -> find("Look out of the window, what is there?", "Does it move?")
- -> find("Can you find something with ears?", "Can it hear us?")
- -> find("Can you spy a light?", "Is it on or off?")
- -> find("Do you see something you can sit on?", "Is it soft?")
- -> find("What has a handle near you?", "What is inside?")
- -> find("Where is a toy?", "What is its favourite game?")
- -> find("Is there something orange?", "Could you eat it?")
- -> find("Can you spy a shoe?", "Who wears it?")
- -> find("What is black near you?", "Is it heavy?")
- -> find("Do you see something you can open?", "What hides in it?")
- -> find("Can you see a book?", "What is on the front?")
- -> find("Do you spy something with a face?", "Is it smiling?")
- -> find("What is under the table?", "Should it be there?")
- -> find("Can you spy something brown, like chocolate?", "Is it made of wood?")
- -> find("Can you find something that is yours?", "Who gave it to you?")
- -> find("Look at your feet, what is on them?", "Are they warm?")
}
-> at_level(2)

=== level_2
{shuffle once:
- -> find("Can you spy two things of the same colour?", "Which colour is it?")
- -> find("Do you see something with four legs?", "Can it walk?")
- -> find("What can you see that is made of paper?", "What is on it?")
- -> find("Do you spy something with corners?", "How many corners has it?")
- -> find("Can you find something that is warm?", "What makes it warm?")
- -> find("What is cold when you touch it?", "What is it made of?")
- -> find("Can you spy something that could swim?", "Shall we try it in the bath?")
- -> find("Do you see something that would sink?", "Is it very heavy?")
- -> find("Do you spy something with a number?", "Which number is it?")
- -> find("Can you find a letter of your name?", "Where is it written?")
- -> find("What is the softest thing near you?", "What does it feel like?")
- -> find("What is the oldest thing in the room?", "Who had it first?")
- -> find("Can you find something that shines?", "Can you see yourself in it?")
- -> find("Can you see something with a zip?", "What does the zip say when you pull it?")
- -> find("Can you spy something that grows?", "Does it need water?")
- -> find("Where is something that can fly, or would like to?", "Where would it fly?")
- -> find("What can you see through?", "What is on the other side?")
- -> find("Can you find something that belongs in the kitchen?", "What do you do with it?")
- -> find("Can you see something that tells the time?", "What time is your favourite?")
- -> find("Can you spy something with a tail?", "Does it wag?")
- -> find("Where is something you could hide behind?", "Would your feet stick out?")
- -> find("What is rough when you stroke it?", "Like what animal?")
- -> find("Is there something purple?", "What else is purple?")
- -> find("Do you see something with a hole in it?", "What fits through?")
- -> find("Can you spy something longer than your arm?", "How long is it?")
- -> find("What is hanging on the wall?", "Who put it there?")
- -> find("Where is something you take when you go out?", "Where do you take it?")
- -> find("Is there something that could be a hat?", "How does it look on you?")
- -> find("Can you spy something that stands in pairs?", "What is the other one doing?")
- -> find("Do you see something you would show a visitor from the moon?", "What would the visitor say?")
- -> find("What is the tallest thing you can see?", "Could you climb it?")
- -> find("Where is something for rainy days?", "Does it like puddles?")
- -> find("Is there something with a smell of soap?", "Is it in the bathroom?")
- -> find("Can you spy something that was once a tree?", "What do you use it for?")
}
-> at_level(3)

=== level_3
{shuffle once:
- -> find("Can you spot something that begins with the letter B?", "How many letters does it have?")
- -> find("Do you see something that begins with S?", "How old is it, do you think?")
- -> find("Can you find something that begins with the letter C?", "What is it made of?")
- -> find("Do you see something made of wood?", "Which tree was it before?")
- -> find("Where is something made of metal?", "Would a magnet stick to it?")
- -> find("Can you find a shape with exactly four corners?", "Is it a square, or longer than wide?")
- -> find("Can you spot something transparent, that you can see through?", "What do you see behind it?")
- -> find("Where is something older than you are?", "Who had it before?")
- -> find("Is there something that uses electricity?", "What did people use before it was invented?")
- -> find("Find three things of the same colour, which ones?", "Which was the hardest to find?")
- -> find("Can you spot something with the same first letter as your name?", "How many letters does it have?")
- -> find("Where is something that was made by hand?", "Who made it?")
- -> find("Can you find something that came from far away?", "Which country, do you think?")
- -> find("Do you see something that rhymes with hair?", "Can you think of one more rhyme?")
- -> find("Which thing near you casts a shadow?", "Where does the light come from?")
- -> find("Do you see something that begins with T?", "What would you call it if it had no name?")
- -> find("Can you find something that is both hard and soft?", "Which part is which?")
- -> find("Look for a triangle, where is one?", "What would happen if it were round?")
- -> find("Do you see something that bends without breaking?", "What would break it?")
- -> find("Do you see something that rhymes with look?", "Is it thick or thin?")
- -> find("What makes a sound all by itself near you?", "Is it high or low?")
- -> find("Can you find something that people need on holiday?", "Where did it go last?")
- -> find("Which thing near you has the most colours?", "How many can you count?")
- -> find("Do you see something with exactly two holes?", "What are they for?")
- -> find("Do you see something that begins with P?", "Does it have a plural that sounds odd?")
- -> find("Can you find something that measures?", "What can you measure with it?")
- -> find("Can you see something that could be from a hundred years ago?", "What gives it away?")
- -> find("Where is something that did not exist when your grandparents were small?", "What did they use instead?")
- -> find("Can you spy something that is hollow?", "What does it sound like when you knock?")
- -> find("Do you see something that is never alone?", "Where are the others?")
- -> find("Look for a pattern that repeats, where is it?", "What would come next in it?")
- -> find("Do you see something that begins and ends with the same letter?", "Can you spell it?")
- -> find("Can you find something that weighs about as much as an apple?", "How could you check?")
- -> find("What is the farthest thing that you can see?", "How long would you walk there?")
- -> find("Do you see something symmetrical, the same left and right?", "Where is the middle line?")
- -> find("Do you see something whose name has three claps?", "Can you clap it?")
}
-> at_level(4)

=== level_4
{shuffle once:
- -> find("Can you find something that was alive once?", "What was it, and where did it live?")
- -> find("Can you spot something that has another thing inside, and another inside that?", "What is in the very middle?")
- -> find("Where is something that would puzzle a person from the year 1500?", "How would you explain it?")
- -> find("Is there something made of three different materials?", "Which are they?")
- -> find("Spy a word somewhere, which one?", "Can you make another word from its letters?")
- -> find("Do you see something that moves so slowly that you cannot see it?", "How do you know that it moves?")
- -> find("Do you spy a curve that is part of a circle?", "How big would the whole circle be?")
- -> find("Can you find something that reflects light?", "What is the angle, straight or slanted?")
- -> find("Which object near you took the most people to make?", "Who did what?")
- -> find("Can you spot something that begins with a letter from the end of the alphabet?", "Which letter is it?")
- -> find("Where is something that could be used for something quite different?", "What else could it do?")
- -> find("Is there something that nobody else would notice?", "Why do they miss it?")
- -> find("Do you see something with a secret inside that you can only guess?", "What is your guess?")
- -> find("Do you see two things whose names rhyme?", "Could they be in one sentence?")
- -> find("Can you find something that is stronger than it looks?", "How would you test it?")
- -> find("Which thing here will still be there in a hundred years?", "What makes you think so?")
- -> find("Do you see something that turns?", "Which way, left or right?")
- -> find("Do you spy something that was liquid once?", "How did it get hard?")
- -> find("Can you find something that saves energy?", "How does it do that?")
- -> find("Can you spot something that tells a story without words?", "What is the story?")
- -> find("Where is something with numbers that mean something?", "What do they mean?")
- -> find("Is there an edge that is perfectly straight?", "Who or what made it so straight?")
- -> find("Can you spot something that is opposite to something else here?", "In which way?")
- -> find("Where is something that would float in the sea?", "How far would it get?")
}
-> at_level(1)

=== my_guess
{shuffle:
- Now you think of a thing, and I guess. Is it bigger than a shoe?
- Choose something, and tell nobody. Is it bigger than a book?
- Swap! You pick a thing. Is it bigger than your head?
- Your turn to hide something in your mind. Is it bigger than a ball?
- Think of a thing that you can see. Is it bigger than you?
- I am the guesser now. Is your thing bigger than a cup?
- Pick one more for me. Is it bigger than a cat?
- Keep a thing in your head. Is it bigger than a pillow?
- Let me guess again. Is it bigger than a banana?
- Have you got a new thing? Is it bigger than a bucket?
}
+ [(yes) # hears: @yes, bigger, big]
    ~ tries = 1
+ [(no) # hears: @no, smaller, small]
    ~ tries = 0
+ [(other) # hears: @anything]
    ~ tries = 2
- {shuffle:
- And which colour does it have?
- What colour is it?
- Tell me its colour, please?
- Is it one colour or many?
- Which colour shall I think of?
- And its colour?
- How does it look, bright or dark?
- Is it as green as grass, or another colour?
}
+ [(colour) # hears: @anything]
- {tries == 1:
    {shuffle:
    - My guess is a chair, is it?
    - I guess it is a door?
    - Could it be a bed?
    - Is it a cupboard?
    - Perhaps a table?
    - Is it a curtain?
    - Could it be the sofa?
    - Is it the window?
    }
- else:
    {shuffle:
    - My guess is a pencil, is it?
    - I guess, a cup?
    - Could it be a toy car?
    - Is it a spoon?
    - Perhaps a sock?
    - Is it a building block?
    - Could it be an apple?
    - Is it a button?
    }
}
+ [(yes) # hears: @yes, right, correct]
    {shuffle:
    - Hooray, I got one!
    - Really? That was luck!
    - I guessed it, hee hee!
    - One point for me!
    }
    -> next
+ [(no) # hears: @no, wrong]
    {shuffle:
    - Then you win! What was it?
    - You tricked me, so what was it?
    - One point for you, and what is it really?
    - I give up, what did you have in mind?
    }
    + + [(told) # hears: @anything]
        {guessed != "": {guessed}, I would never have guessed that! | I would never have guessed that!}
        ~ score++
        -> next
+ [(other) # hears: @anything]
    {shuffle:
    - I think you won that one.
    - You are too clever for me.
    - That one goes to you.
    - You win, my spy.
    }
    -> next

=== all_done
We have spied everything I can think of{comma_name()}. Your eyes are sharp as an eagle's!
-> END

=== winding_down
{score > 1: You found {score} things for me{comma_name()}. }
Thank you for being my eyes. Now let them rest. Close them for a moment, and it is nice and dark.
-> END
