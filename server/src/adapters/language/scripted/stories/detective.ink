INCLUDE common.ink
INCLUDE detective-cases.ink
INCLUDE detective-more-cases.ink
VAR clues = 0
VAR solved = 0
VAR found = 0

=== start
{shuffle:
- Detective{comma_name()}, I need you.
- Good that you are here, detective{comma_name()}.
- Put on your big hat{comma_name()}, there is work to do.
- The telephone has been ringing all day, detective{comma_name()}.
}
-> next_case

=== next_case
{shuffle once:
- -> propose("the missing cake", -> cake)
- -> propose("the paw prints", -> paws)
- -> propose("the singing attic", -> attic)
- -> propose("the lost crown", -> crown)
- -> propose("the empty lunch boxes", -> lunch)
- -> propose("the puddles in the library", -> library)
- -> propose("the walking garden gnome", -> gnome)
- -> propose("the silent bell", -> bell)
- -> propose("the blue prints", -> prints)
}
-> all_solved

=== propose(title, -> case)
{shuffle:
- On my desk lies the case of {title}. Shall we take it?
- There is {title} to solve. Are you in?
- Somebody has called about {title}. Do we go?
- My notebook says, {title}. Do you want that one?
- What about {title}?
- Nobody understands {title}. Can you help?
}
+ [yes # hears: @yes, take it, in, go, help, want]
    -> case
+ [no # hears: @no, another, other, next, different]
    {shuffle:
    - Then another one.
    - I put it back in the drawer.
    - That one can wait.
    }
    -> next_case
+ [(any) # hears: @anything]
    -> case

=== case_closed
~ solved++
{shuffle:
- Case closed! Shall we take the next one?
- Stamp on the paper, solved. Do you want another case?
- That was fine detective work. Is there time for one more?
- The town says thank you. On to the next?
- One more for the wall of fame. Another?
- Solved, and before supper. Shall we go on?
}
+ [yes # hears: @yes, more, another, next]
    -> next_case
+ [no # hears: @no, enough, stop]
    Then we hang up our coats.
    -> END

=== function look_where
{shuffle:
- Where do you look now?
- What next, detective?
- Whom or what do you check now?
- Where does your nose lead you?
- What do we do next?
- Which clue comes next?
- And now, detective?
- Go on, where to?
- Your next step, detective?
- Which way now?
- What do you look at next?
- Who or what is next?
- Where is the next clue hiding?
- What does your nose say?
- Shall we look elsewhere, and where?
- And then?
- What have we not seen yet?
- Lead the way, where to?
}

=== function clue_line
~ clues++
~ found++
{shuffle:
- I write it down.
- Into the notebook with it.
- A clue!
- That smells of a clue.
- Remember that.
- Good asking.
- How odd.
- Interesting, very interesting.
- My pencil is hot already.
- Hold that thought.
- That changes things.
- I draw a circle around it.
- Sherlock would nod.
- Well spotted.
- One piece of the puzzle more.
- I did not expect that.
}

=== all_solved
All my cases are solved{comma_name()}. The town can sleep well, thanks to you.
-> END

=== winding_down
{clues > 1: We have found {clues} clues today. }
A good detective also knows when to rest{comma_name()}. We close the notebook and blow out the lamp on the desk. Tomorrow is another case.
-> END
