// What every story shares. The coach sets the first six before each turn.
VAR name = ""
VAR named = false
VAR older = false
// Below six years: turns stay under ten seconds, which is about 22 words.
VAR little = false
VAR picture = false
// How others speak of the child: "she", "her", "her", or "" where only the name is used.
VAR pronoun_subject = ""
VAR pronoun_object = ""
VAR pronoun_possessive = ""
// What the child told on another day, or "".
VAR pet_name = ""
VAR favourite_colour = ""
VAR favourite_animal = ""
VAR favourite_food = ""

// The child's words if they are short and may be said aloud, else "".
VAR guessed = ""
VAR number = 0
VAR score = 0
VAR tries = 0
VAR asked = 0

// 1 to 4, set by the coach at the start by age, and then by how the child does.
VAR level = 1
// What the child asked for: below 0 easier, above 0 harder.
VAR difficulty = 0
VAR right_in_a_row = 0
VAR missed_in_a_row = 0

// Whether a knot has alternatives that the child has not heard, today or earlier. The coach knows.
EXTERNAL has_new(knot)
=== function has_new(knot)
~ return true

=== function current_level
~ temp wanted = level + difficulty
{
- wanted < 1: ~ return 1
- little && wanted > 3: ~ return 3
- wanted > 4: ~ return 4
}
~ return wanted

// Three right answers in a row make it harder, two missed ones easier.
=== function answered_right
~ score++
~ missed_in_a_row = 0
~ right_in_a_row++
{right_in_a_row > 2 && level < 4:
    ~ right_in_a_row = 0
    ~ level++
}

=== function answered_wrong
~ right_in_a_row = 0
~ missed_in_a_row++
{missed_in_a_row > 1 && level > 1:
    ~ missed_in_a_row = 0
    ~ level--
}

// "Well done{comma_name()}!" is "Well done, Mia!", or "Well done!" where no name is known.
=== function comma_name
{named:, {name}}

// What others say of the child at the end of a game. Nothing where no name is known.
=== function praise_child
{
- not named:
    ~ return
- pronoun_subject == "":
    {shuffle:
    - Three cheers for {name}!
    - {name} did it, they shout!
    - Everybody claps for {name}!
    - Nobody plays it like {name}.
    - They all tell of {name} now.
    - What a day for {name}!
    }
- else:
    {shuffle:
    - Three cheers for {name}, {pronoun_subject} did it!
    - {name} did it, clap for {pronoun_object}!
    - Everybody likes {name} and {pronoun_possessive} ideas.
    - Nobody plays it like {name}, I saw {pronoun_object}.
    - They tell of {name}, and how {pronoun_subject} did it.
    - {name} came, and {pronoun_subject} knew what to do!
    }
}

=== function one_more
{shuffle:
- One more?
- Do you want another?
- Shall we do one more?
- Another one?
- Is there time for more?
}

// Praise and answer in one sentence: "Yes, a chair!" sounds less like a machine than "Yes! A chair."
=== function is_right(answer)
{shuffle:
- Yes, {answer}!
- {answer}, that is right{comma_name()}!
- Exactly, {answer}!
- {answer}, you got it!
- Well done, {answer} it is!
- Hooray, {answer}!
- {answer}, and you found it yourself!
- Right you are{comma_name()}, {answer}!
- Wow, yes, {answer}!
- {answer}, clever thinking!
- Of course, {answer}!
- {answer}, just so!
- You knew it, {answer}!
- Bingo, {answer}!
}

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
- Spot on!
- Bingo!
- I knew you would get it!
- That was quick{comma_name()}!
- Perfect!
- Ten out of ten!
}

=== function not_it
{guessed != "":
    {shuffle:
    - Not {guessed}, but that is good thinking.
    - {guessed} is a good guess, but no.
    - Hm, {guessed}, not this time.
    - It is not {guessed}, but I see why.
    - I like {guessed}, but I mean something else.
    - A nice idea, {guessed}, but no.
    }
- else:
    {shuffle:
    - I have another one in mind.
    - Good try, it is something else.
    - Hm, I was thinking of something else.
    - Not that one, but you are thinking.
    - Nearly there, perhaps.
    - Not yet, but you are on the way.
    - Something else is hiding there.
    - I mean another one.
    }
}

=== function here_is_help
{shuffle:
- Here is a little help.
- A hint for you.
- Let me help a bit.
- This may help.
- I whisper you something.
- Listen to this.
- A clue comes flying.
- Here is a nudge.
}

=== function try_again
{shuffle:
- What do you think?
- Try once more?
- Any idea?
- What could it be?
- Can you guess now?
- Have another go?
- What do you say now?
- Does that help?
- And now?
- One more guess?
- Which is it?
- What comes to your mind?
- Do you have it?
- Ready to try?
- Have a guess?
- What is your guess?
- Can you find it?
- Shall we try again?
- How about now?
- What would you say?
- Is it clearer now?
- Got an idea?
}

=== function it_was(answer)
{shuffle:
- It was {answer}.
- I will tell you, {answer}.
- That was a tricky one, {answer}.
- No worries, it is {answer}.
- Let me give it away, {answer}.
- We find it out together: {answer}.
- The answer is {answer}.
- My answer was {answer}.
}

=== function never_mind
{shuffle:
- I will tell you.
- That was a tricky one.
- No worries, here it is.
- Let me give it away.
- We find it out together.
- That one was hard.
}

// Said now and then, so that questions do not fall like rain.
=== function next_one
{shuffle:
- Next one.
- Here comes another.
- Ready for more?
- Now this one.
- Listen well.
- Here we go again.
- Let us see.
- I have one more in my pocket.
- This one is a favourite of mine.
- On we go.
- Prick up your ears{comma_name()}.
- Now something new.
- The next one is just for you.
- Can you do this one, too?
- I wonder about this one.
- Deep breath, here it comes.
- Let us try this.
- You are warmed up now.
- One more for that clever head.
- This one made me think.
- Hold on to your hat.
- Another little puzzle.
- I like doing this with you.
- Here is one with a twinkle.
}

=== function that_is_fine
{shuffle:
- That is fine too{comma_name()}.
- Then another time.
- All right, on we go.
- No need to.
- Perhaps tomorrow.
- Fine with me.
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

// What the child just said, if it was short: "Red!" It shows that somebody listens.
=== function echo
{
- guessed == "":
    ~ return
- little:
    {guessed}!
- else:
    {shuffle:
    - {guessed}!
    - Oh, {guessed}!
    - Aha, {guessed}!
    - {guessed}, good!
    - {guessed}, yes!
    - Hm, {guessed}!
    }
}

// One question: its hint, what counts as right, the answer within a sentence ("a chair"), and something worth knowing.
=== guess(question, hint, hears, answer, fact, -> onward)
~ tries = 0
{question}
- (listen)
+ [(right) # hears: {hears}]
    ~ answered_right()
    {is_right(answer)} {not little: {fact}}
    -> onward
+ [(hint) # hears: @hint, @unsure]
    ~ tries++
    {tries > 1: -> tell}
    {not little: {here_is_help()}} {hint} {try_again()}
    -> listen
+ [(tell) # hears: @give-up]
    -> tell
+ [(other) # hears: @anything]
    ~ tries++
    {tries > 1: -> tell}
    {not_it()} {hint} {try_again()}
    -> listen
- (tell)
~ answered_wrong()
{it_was(answer)} {not little: {fact}}
-> onward

// Something to do or to tell, where any answer is a good one.
=== invite(question, reply, -> onward)
{question}
+ [(no) # hears: @no, @unsure]
    {that_is_fine()}
    -> onward
+ [(yes) # hears: @done, @anything]
    {reply}
    -> onward
