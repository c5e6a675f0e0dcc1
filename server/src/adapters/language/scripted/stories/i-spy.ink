INCLUDE common.ink
VAR thing = "it"

=== start
{picture: I have a camera, but I cannot make out pictures. So you are my eyes{comma_name()}. | I have no eyes that see, so you are my eyes{comma_name()}. }
I say what to look for, you find it and tell me. Sometimes you also think of things and I guess. Ready?
+ [(no) # hears: not ready, no, wait]
    I wait. Find a place where you can see a lot. Now?
    + + [(ready) # hears: @anything]
+ [(ready) # hears: @anything]
- -> next

=== next
~ asked++
{asked % 5 == 0: -> my_guess}
{older: -> pick_older}
-> pick_young

=== find(clue, kind, question)
~ thing = "it"
{clue}
+ [(none) # hears: @no, @unsure, nothing, can't find, cannot find, none, there is no, there isn't]
    {shuffle:
    - Then there is none near you. That is also something to know.
    - No luck. We look for something else.
    - All right, that one is hiding.
    }
    -> next
+ [(hint) # hears: @hint]
    Turn around slowly and look at the shelf, the floor and your own clothes. What have you found?
    + + [(none) # hears: @no, @unsure]
        Never mind, it hides well.
        -> next
    + + [(found) # hears: @anything # stores: thing]
        -> found(kind, question)
+ [(done) # hears: found it, found one, got it, I see it, I see one, I have it, yes]
    {shuffle:
    - Good eyes! Something {kind}. What is it?
    - Aha, something {kind}! Tell me, what did you find?
    - That was quick. Something {kind}, what is it called?
    }
    + + [(found) # hears: @anything # stores: thing]
        -> found(kind, question)
+ [(found) # hears: @anything # stores: thing]
    -> found(kind, question)

=== found(kind, question)
~ score++
{thing == "it":
    {shuffle:
    - You found something {kind}. I did not get every word, but I trust your eyes.
    - Good. I did not catch the name of it, and that does not matter.
    - Well spied, even if I did not understand all of it.
    }
- else:
    {shuffle:
    - I heard, {thing}. Well spied!
    - So, {thing}. Good eyes!
    - {thing}, something {kind}. I believe you.
    - You spied with your little eye, {thing}.
    - {thing}! I would not have thought of that.
    }
}
{question}
+ [(unsure) # hears: @unsure, @no]
    {shuffle:
    - All right. On we go.
    - That is fine.
    - Then we keep on spying.
    }
+ [(told) # hears: @anything]
    {shuffle:
    - {how_nice()}
    - Now I can nearly see it.
    - Thank you, eyes of mine.
    - That helps me to picture it.
    }
- -> next

=== pick_young
{shuffle once:
- -> find("I spy with your little eye, something red! What can you find?", "red", "Is it big or small?")
- -> find("Look for something blue. What is blue?", "blue", "Can you reach it?")
- -> find("Can you see something yellow, like the sun?", "yellow", "What do you do with it?")
- -> find("Find something green, like a frog.", "green", "Whose is it?")
- -> find("Look for something round, like a ball.", "round", "Would it roll?")
- -> find("Find something soft that you can cuddle.", "soft", "Does it have a name?")
- -> find("What can you see that is white like snow?", "white", "Is it above you or below you?")
- -> find("Find something with wheels, or something that could move.", "that moves", "Where would it go?")
- -> find("Look for something very small, as small as your finger.", "small", "What is it for?")
- -> find("Find something bigger than you.", "big", "What would happen if it could walk?")
- -> find("Look up! What is above you?", "high up", "What colour is it?")
- -> find("Look for something that you can wear.", "to wear", "When do you wear it?")
- -> find("Find something with stripes or dots.", "with a pattern", "Which colours does it have?")
- -> find("Find something that makes a noise.", "noisy", "What does it sound like?")
- -> find("Look for something to eat or drink with.", "for meals", "What do you like to have in it?")
- -> find("Find something that smells of something.", "that smells", "Does it smell nice?")
}
{older: -> all_done}
-> pick_older

=== pick_older
{shuffle once:
- -> find("Spy something that begins with the letter B.", "with a B", "Spell it for me, if you can. How does it start?")
- -> find("Spy something that begins with S.", "with an S", "How old is it, do you think?")
- -> find("Find something that begins with the letter C.", "with a C", "What is it made of?")
- -> find("Find something made of wood.", "of wood", "What was it before, in the forest?")
- -> find("Find something made of metal.", "of metal", "Is it cold when you touch it?")
- -> find("Find a shape with exactly four corners.", "with four corners", "Is it a square, or longer than wide?")
- -> find("Spy something transparent, that you can see through.", "transparent", "What do you see behind it?")
- -> find("Find something older than you are.", "old", "Who had it before?")
- -> find("Look for something that uses electricity.", "electric", "What did people use before it was invented?")
- -> find("Find three things of the same colour. Which ones?", "in one colour", "Which was the hardest to find?")
- -> find("Spy something that begins with the same letter as your own first name.", "with your letter", "How many letters does it have?")
- -> find("Find something that was made by hand.", "made by hand", "Who made it, do you know?")
- -> find("Find something that came from far away.", "from far away", "Which country, do you think?")
- -> find("Find something that rhymes with hair.", "with a rhyme", "Can you think of one more rhyme?")
- -> find("Look for something with a number on it.", "with a number", "Which number is it?")
- -> find("Look for something that casts a shadow.", "with a shadow", "Where does the light come from?")
}
{not older: -> all_done}
-> pick_young

=== my_guess
{shuffle once:
- Now you think of a thing in the room, and I guess. First: is it bigger than a shoe?
- Your turn to be the spy. Choose something, and tell nobody. Is it bigger than a book?
- Swap! You pick a thing, I guess. Would it fit into your pocket?
- Choose another thing for me. Is it something you can play with?
}
+ [(yes) # hears: @yes, bigger, big]
    ~ tries = 1
+ [(no) # hears: @no, smaller, small]
    ~ tries = 0
+ [(other) # hears: @anything]
    ~ tries = 2
    I did not catch a yes or a no, so I just guess.
- {shuffle:
- And which colour does it have?
- Tell me its colour.
- What is the colour of it?
- Is it one colour or many?
}
+ [(colour) # hears: @anything]
- {tries == 1:
    {shuffle:
    - My guess: a chair?
    - I guess it is a door?
    - Could it be a bed?
    - Is it a cupboard?
    }
- else:
    {shuffle:
    - My guess: a pencil?
    - I guess, a cup?
    - Could it be a toy car?
    - Is it a spoon?
    }
}
+ [(yes) # hears: @yes, right, correct]
    Hooray, I got one! That was luck.
    -> next
+ [(no) # hears: @no, wrong]
    Then you win! Tell me, what was it?
    + + [(told) # hears: @anything]
        I would never have guessed that. One point for you.
        ~ score++
        -> next
+ [(other) # hears: @anything]
    I think you won that one.
    -> next

=== all_done
We have spied everything I can think of{comma_name()}. Your eyes are sharp as an eagle's!
-> END

=== winding_down
{score > 1: You found {score} things for me{comma_name()}. }
Thank you for being my eyes. Now let them rest. Close them for a moment, and it is nice and dark.
-> END
