// What every story shares. The coach sets the first four before each turn.
VAR name = ""
VAR named = false
VAR older = false
VAR picture = false

VAR number = 0
VAR score = 0
VAR tries = 0
VAR asked = 0

// "Well done{comma_name()}!" is "Well done, Mia!", or "Well done!" where no name is known.
=== function comma_name
{named:, {name}}

=== function bravo
{shuffle:
- Yes!
- That is right{comma_name()}!
- You got it!
- Exactly!
- Hooray, yes!
- Well done!
- Right you are{comma_name()}!
- Wow, yes!
- You found it!
- Clever thinking!
- Just so!
- Yes, yes, yes!
}

=== function not_it
{shuffle:
- That is not the one I have in mind.
- Good try. It is something else.
- Hmm, I was thinking of something else.
- Not that one. You are thinking, I can tell.
- I did not hear my answer there.
- Nearly there, perhaps.
}

=== function here_is_help
{shuffle:
- Here is a little help.
- A hint for you.
- Let me help a bit.
- This may help.
}

=== function try_again
{shuffle:
- What do you think?
- Try once more?
- Any idea?
- What could it be?
- Can you guess now?
- Have another go?
}

=== function never_mind
{shuffle:
- I will tell you.
- That was a tricky one.
- No worries, here it is.
- Let me give it away.
- We find it out together.
}

=== function next_one
{shuffle:
- Next one.
- Here comes another.
- Ready for more?
- Now this one.
- Listen well.
- And now?
- Here we go again.
- Let us see.
}

=== function how_nice
{shuffle:
- Oh, how nice.
- Lovely.
- Oh, good.
- I like that.
- Thank you for telling me.
- Aha!
- Well, well.
- That is something.
}

// One question: its hint, what counts as right, how the answer is said, and something worth knowing.
=== guess(question, hint, hears, answer, fact, -> onward)
~ tries = 0
{question}
- (listen)
+ [(right) # hears: {hears}]
    ~ score++
    {bravo()} {answer} {fact}
    -> onward
+ [(hint) # hears: @hint, @unsure]
    ~ tries++
    {tries > 1: -> tell}
    {here_is_help()} {hint} {try_again()}
    -> listen
+ [(tell) # hears: @give-up]
    -> tell
+ [(other) # hears: @anything]
    ~ tries++
    {tries > 1: -> tell}
    {not_it()} {hint} {try_again()}
    -> listen
- (tell)
{never_mind()} {answer} {fact}
-> onward

// Something to do or to tell, where any answer is a good one.
=== invite(question, reply, -> onward)
{question}
+ [(no) # hears: @no, @unsure]
    That is fine too{comma_name()}.
    -> onward
+ [(yes) # hears: @done, @anything]
    {reply}
    -> onward
