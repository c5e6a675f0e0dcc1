INCLUDE common.ink
INCLUDE levels.ink
INCLUDE counting-tasks.ink
VAR a = 0
VAR b = 0
VAR total = 0
VAR groups = 0
VAR each = 0
VAR product = 0
VAR step = 0
VAR result = 0

=== start
{shuffle:
- Let us count{comma_name()}! It grows with you.
- Let us count together{comma_name()}.
- Let us count apples, ducks and more{comma_name()}.
- Let us count{comma_name()}, numbers are hopping!
- Let us count with fingers and toes{comma_name()}.
- Let us count{comma_name()}, in little stories.
}
-> next

=== next
~ asked++
{asked % 6 == 0: -> move_and_count}
{not little && asked % 5 == 2: {next_one()}}
-> task

=== task
~ draw()
-> pick

// New numbers, small ones for the first level. They grow a little with every right answer.
=== function draw
~ temp grown = score / 4
{current_level():
- 1:
    ~ a = RANDOM(2, 4)
    ~ b = RANDOM(1, 2)
- 2:
    ~ a = RANDOM(3, 8)
    ~ b = RANDOM(2, 4)
- 3:
    ~ a = RANDOM(8, 25 + grown)
    ~ b = RANDOM(4, 12)
- else:
    ~ a = RANDOM(20, 60 + grown)
    ~ b = RANDOM(9, 35)
}
~ groups = RANDOM(2, 2 + current_level())
~ each = RANDOM(2, 2 + current_level() * 2)
~ step = RANDOM(2, 1 + current_level() * 2)
~ total = a + b
~ product = groups * each

=== add(unit, question)
-> solve(total, "{total} {unit}", question, "{add_hint()}", "{a} and {b} make {total}.")

=== take(unit, question)
-> solve(a, "{a} {unit}", question, "{take_hint()}", "{total} take away {b} is {a}.")

=== times(unit, question)
-> solve(product, "{product} {unit}", question, "{times_hint()}", "{groups} times {each} is {product}.")

=== share(unit, question)
-> solve(each, "{each} {unit}", question, "{share_hint()}", "{groups} times {each} is {product}.")

=== function add_hint
{shuffle:
- Start at {a} and count {b} further.
- {a}, and then {b} steps up.
- Keep {a} in your head and add {b}.
- Begin with {a}, then {b} more.
}

=== function take_hint
{shuffle:
- Start at {total} and count {b} steps back.
- {total}, and then {b} steps down.
- Take {b} away from {total}.
- Walk back {b} steps from {total}.
}

=== function times_hint
{shuffle:
- Add {each} again and again, {groups} times.
- Count in steps of {each}, {groups} of them.
- It is {groups} times {each}.
}

=== function share_hint
{shuffle:
- How many times does {groups} fit into {product}?
- Which number times {groups} is {product}?
- Deal {product} out to {groups}, one by one.
}

=== all_done
We counted so much{comma_name()}. All my numbers need a nap now!
-> END

=== solve(correct, answer, question, hint, reason)
~ tries = 0
~ result = correct
{question}
- (listen)
+ [(right) # hears: {result}]
    ~ answered_right()
    {is_right(answer)} {not little && asked % 3 == 0: {reason}}
    -> next
+ [(hint) # hears: @hint, @unsure]
    ~ tries++
    {tries > 1: -> tell}
    {not little: {here_is_help()}} {hint} {try_again()}
    -> listen
+ [(tell) # hears: @give-up]
    -> tell
+ [(number) # hears: @number]
    ~ tries++
    {tries > 1: -> tell}
    {number > result: {too_many()} | {too_few()}} {hint} {not little: {try_again()}}
    -> listen
+ [(other) # hears: @anything]
    ~ tries++
    {tries > 2: -> tell}
    {say_a_number()}
    -> listen
- (tell)
~ answered_wrong()
{it_was(answer)} {not little: {reason}}
-> next

=== function too_many
{shuffle:
- {number} is a bit too many.
- A little less than {number}.
- {number} is close, go down a bit.
- Not {number}, it is smaller.
}

=== function too_few
{shuffle:
- {number} is a bit too few.
- A little more than {number}.
- {number} is close, go up a bit.
- Not {number}, it is bigger.
}

=== function say_a_number
{shuffle:
- Which number do you say{comma_name()}?
- And how many is it?
- I am waiting for a number, which one is it?
- Hm, and the number is?
- Tell me just the number, how many?
- Count it on your fingers, what do you get?
- Back to our numbers, how many do you think?
- Lovely, and which number do you choose?
- Aha, and how many make it?
- Good to know, and the number?
}

=== move_and_count
{shuffle once:
- -> invite("Clap {RANDOM(3, 7)} times, count aloud, and tell me how it sounds!", "Good counting with your hands.", -> task)
- -> invite("Look around, how many doors can you see?", "You counted for both of us.", -> task)
- -> invite("Can you take {RANDOM(4, 9)} big steps and count each one?", "Your legs can count, too.", -> task)
- -> invite("Five, four, three, two, one. What happens at zero?", "Lift off! Whoosh!", -> task)
- -> invite("How many people were at your table at your last meal?", "A nice number of people.", -> task)
- -> invite("What is your favourite number?", "That is a good one to like.", -> task)
- -> invite("Can you count to ten in a whisper?", "Very soft numbers.", -> task)
- -> invite("How many pillows are on your bed?", "I hope they are all soft.", -> task)
- -> invite("Can you stamp {RANDOM(3, 6)} times like an elephant?", "Boom, boom, says the floor.", -> task)
- -> invite("How many buttons or zips are on your clothes?", "Clothes are full of numbers.", -> task)
- -> invite("Hop {RANDOM(3, 8)} times on one leg, and tell me, did you wobble?", "Wobbling counts, too.", -> task)
- -> invite("How many windows has your room?", "Light comes in through each.", -> task)
- -> invite("Can you count backwards from {RANDOM(5, 10)} in a deep bear voice?", "The bear can count!", -> task)
- -> invite("How many pets live at your home?", "Counting animals is the best.", -> task)
- -> invite("Hold up as many fingers as you have birthdays, how many is it?", "What a fine number.", -> task)
- -> invite("Which number is the funniest to say?", "It tickles my tongue, too.", -> task)
}
-> task

=== winding_down
{score > 1: You solved {score} number puzzles{comma_name()}. }
Now let us count slowly down together. Five. Four. Three. Two. One. And rest.
-> END
