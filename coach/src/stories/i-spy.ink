INCLUDE common.ink
INCLUDE levels.ink
INCLUDE i-spy-clues.ink
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
