INCLUDE common.ink
VAR a = 0
VAR b = 0
VAR c = 0
VAR result = 0
VAR reach = 5
VAR streak = 0
VAR thing = "apples"
VAR after = 0
VAR ahead = 1

=== start
~ reach = 5
{older:
    ~ reach = 20
}
Let us count{comma_name()}! It begins easy and grows with you.
-> next

=== next
~ asked++
// One step beyond: three right answers make the numbers grow, two misses make them shrink.
{streak >= 3:
    ~ streak = 0
    ~ reach = reach + 3 + reach / 10
    {grows()}
}
{asked % 6 == 0: -> move_and_count}
{older: -> older_task}
-> young_task

=== function grows
{shuffle:
- You are quick, so I make it a bit harder.
- That was easy for you. Up we go.
- Now the numbers grow a little.
- One step higher.
}

=== function a_thing
{shuffle:
- ~ thing = "apples"
- ~ thing = "ducks"
- ~ thing = "red balloons"
- ~ thing = "cookies"
- ~ thing = "ladybirds"
- ~ thing = "toy cars"
- ~ thing = "buttons"
- ~ thing = "snails"
- ~ thing = "strawberries"
- ~ thing = "rabbits"
- ~ thing = "blue socks"
- ~ thing = "paper boats"
- ~ thing = "bananas"
- ~ thing = "teddy bears"
- ~ thing = "shells"
}

=== young_task
~ a_thing()
{shuffle:
- -> after_number
- -> one_more
- -> add
- -> take_away
- -> before_number
- -> legs
- -> more_or_less
- -> share_young
}

=== older_task
~ a_thing()
{shuffle:
- -> add
- -> take_away
- -> times
- -> share
- -> sequence
- -> double
- -> missing
- -> tale
}

=== after_number
~ after = after + RANDOM(1, 2)
~ a = after
~ result = a + 1
-> solve("Which number comes after {a}?", "Count up to {a}, and then one more.", "After {a} comes {result}.")

=== before_number
~ ahead = ahead + RANDOM(1, 2)
~ a = ahead
~ result = a - 1
-> solve("Which number comes just before {a}?", "Count up to {a} and remember the one before.", "Before {a} comes {result}.")

=== one_more
~ a = RANDOM(1, reach)
~ result = a + 1
-> solve("There are {a} {thing} in a basket. I put in one more. How many are there now?", "Show {a} fingers, and then one more.", "Now there are {result} {thing}.")

=== add
~ a = RANDOM(1, reach)
~ b = RANDOM(1, reach)
{not older:
    ~ b = RANDOM(1, 3)
}
~ result = a + b
-> solve("{add_tale()} How many {thing} is that?", "Start at {a} and count {b} further.", "{a} and {b} make {result}.")

=== function add_tale
{shuffle:
- You have {a} {thing}. A friend gives you {b} more.
- On the table are {a} {thing}, and under the table are {b}.
- I see {a} {thing} on the left and {b} on the right.
- A bear brings {a} {thing}, a fox brings {b}.
}

=== take_away
~ b = RANDOM(1, 3)
{older:
    ~ b = RANDOM(3, reach)
}
~ a = b + RANDOM(1, reach)
~ result = a - b
-> solve("{take_tale()} How many {thing} are left?", "Start at {a} and count {b} steps back.", "{result} are left.")

=== function take_tale
{shuffle:
- There are {a} {thing}. {b} roll away.
- You have {a} {thing} and give me {b}.
- I count {a} {thing}. Then a squirrel takes {b}.
- {a} {thing} stand in a row. {b} go home.
}

=== legs
{shuffle:
- ~ a = 2
- ~ a = 4
- ~ a = 6
- ~ a = 8
}
~ result = a
-> solve("How many legs does {leg_owner()} have?", "Think of it standing in front of you, and count on your fingers.", "It has {result} legs.")

=== function leg_owner
{a:
- 2: {shuffle:
    - a duck
    - a chicken
    - a penguin
    }
- 4: {shuffle:
    - a dog
    - a horse
    - a table
    }
- 6: {shuffle:
    - an ant
    - a bee
    - a beetle
    }
- else: {shuffle:
    - a spider
    - an octopus, if you count its arms,
    - a pair of dogs together
    }
}

=== more_or_less
~ a = RANDOM(1, reach)
~ b = a + RANDOM(1, 3)
~ result = b
-> solve("Which is more: {a} {thing} or {b} {thing}?", "Which number do you say later when you count?", "{b} is more than {a}.")

=== share_young
~ a = RANDOM(1, 3)
~ b = a * 2
~ result = a
-> solve("We have {b} {thing} and share them, one for you, one for me, until all are gone. How many do you get?", "Give out one at a time with your fingers.", "You get {result}, and so do I. That is fair.")

=== times
~ a = RANDOM(2, 3 + reach / 5)
~ b = RANDOM(2, 5)
~ result = a * b
-> solve("{a} bags, and in each there are {b} {thing}. How many {thing} altogether?", "Add {b} again and again, {a} times.", "{a} times {b} is {result}.")

=== share
~ a = RANDOM(2, 5)
~ c = RANDOM(2, 3 + reach / 5)
~ b = a * c
~ result = c
-> solve("{a} friends share {b} {thing}. How many does each one get?", "How many times does {a} fit into {b}?", "Each gets {result}.")

=== sequence
~ a = RANDOM(1, reach)
~ b = RANDOM(2, 5)
~ result = a + b * 3
-> solve("What comes next? {a}, then {a + b}, then {a + b * 2}, then?", "Each step is {b} bigger.", "It was always {b} more, so {result}.")

=== double
~ a = RANDOM(3, reach)
~ result = a * 2
-> solve("What is double {a}?", "Take {a}, and then {a} again.", "Double {a} is {result}.")

=== missing
~ a = RANDOM(2, reach)
~ result = RANDOM(2, reach)
~ b = a + result
-> solve("I had {a} {thing}. Then I found some more, and now I have {b}. How many did I find?", "How far is it from {a} to {b}?", "I found {result}.")

=== tale
~ a = RANDOM(2, 6)
~ b = RANDOM(2, 5)
~ c = RANDOM(1, a * b - 1)
~ result = a * b - c
-> solve("A baker makes {a} trays with {b} rolls each. {c} rolls are sold. How many rolls are left?", "First find out {a} times {b}. Then take away {c}.", "{a} times {b} is {a * b}, take away {c}, and {result} are left.")

=== solve(question, hint, answer)
~ tries = 0
{question}
- (listen)
+ [(right) # hears: {result}]
    ~ score++
    ~ streak++
    {bravo()} {answer}
    -> next
+ [(hint) # hears: @hint, @unsure]
    ~ tries++
    ~ streak = 0
    {tries > 1: -> tell}
    {here_is_help()} {hint} {try_again()}
    -> listen
+ [(tell) # hears: @give-up]
    -> tell
+ [(number) # hears: @number]
    ~ tries++
    ~ streak = 0
    {tries > 1: -> tell}
    I heard {number}. {number > result: It is a bit less.}{number < result: It is a bit more.} {hint} {try_again()}
    -> listen
+ [(other) # hears: @anything]
    ~ tries++
    {tries > 2: -> tell}
    I did not hear a number there. Say just the number{comma_name()}?
    -> listen
- (tell)
{reach > 5: 
    ~ reach = reach - 1
}
{never_mind()} {answer}
-> next

=== move_and_count
{shuffle once:
- -> invite("Now with your body: clap {RANDOM(3, 7)} times and count aloud. Ready, go!", "Good counting with your hands.", -> back)
- -> invite("Look around you. How many doors can you see?", "I cannot see them, so I believe you.", -> back)
- -> invite("Take {RANDOM(4, 9)} big steps and count each one. Tell me when you are done.", "Your legs can count, too.", -> back)
- -> invite("Hold up your fingers and count backwards with me: five, four, three, two, one. What happens at zero?", "Lift off! Whoosh!", -> back)
- -> invite("How many people were at your table at your last meal?", "A nice number of people.", -> back)
- -> invite("What is your favourite number?", "That is a good one to like.", -> back)
- -> invite("Can you count to ten in a whisper?", "Very soft numbers. I like them.", -> back)
- -> invite("How many pillows are on your bed?", "I hope they are all soft.", -> back)
}
- (back)
{older: -> older_task}
-> young_task

=== winding_down
{score > 1: You solved {score} number puzzles{comma_name()}. }
Now let us count slowly down together. Five. Four. Three. Two. One. And rest.
-> END
