INCLUDE common.ink
INCLUDE detective-cases.ink
INCLUDE detective-more-cases.ink
INCLUDE detective-town-cases.ink
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
- -> propose("the noseless snowman", -> snowman)
- -> propose("the swapped shoes", -> shoes)
- -> propose("the missing rolls", -> rolls)
}
-> all_solved

=== propose(title, -> case)
{shuffle:
- On my desk lies the case of {title}, shall we take it?
- There is {title} to solve, are you in?
- Somebody has called about {title}, do we go?
- My notebook says, {title}, do you want that one?
- What about {title}?
- Nobody understands {title}, can you help?
- A letter came in, about {title}, shall we open the case?
- The next riddle is {title}, will you take it?
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
{praise_child()}
{shuffle:
- Case closed, shall we take the next one?
- Stamp on the paper, solved, do you want another case?
- That was fine detective work, is there time for one more?
- The town says thank you, on to the next?
- One more for the wall of fame, another?
- Solved, and before supper, shall we go on?
- I tie a ribbon around the papers, do you want to open new ones?
- You were quicker than the police, one more?
- The magnifying glass is still warm, another case?
- That one is done, is your hat still on for the next?
- Everybody is happy again, shall we help somebody else?
- Sherlock would be jealous, on to a new case?
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
- What catches your eye?
- Where do we sniff around now?
- Who or what do you want to look at?
- I hold the lamp, where do you go?
- What is your plan now?
- Which corner do we check?
- Where does the trail go on?
- What would you like to look into?
- I follow you, where do you look?
- Where could there be more?
- What do you inspect now?
- Which one do we try?
- Off again, where to now?
- What is still on your list?
- Where do your feet take you?
- What else wants a closer look?
- And your next idea?
- Where do you point the magnifying glass?
- What shall we examine?
}

// Not after every clue: small sentences are what repeats.
=== function clue_line
~ clues++
~ found++
{found % 2 == 0:
    ~ return
}
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
- Aha, says the notebook.
- That goes on the big board.
- Curious, very curious.
- My hat is tingling.
- A footnote for the case.
- I take a photo of it in my head.
- Now it gets warm.
- That is worth a whistle.
- Put that in your pocket.
- Somebody was not careful.
- Not bad for a start.
- The trail is fresh.
}

=== all_solved
All my cases are solved{comma_name()}. The town can sleep well, thanks to you.
-> END

=== winding_down
{clues > 1: We have found {clues} clues today. }
A good detective also knows when to rest{comma_name()}. We close the notebook and blow out the lamp on the desk. Tomorrow is another case.
-> END
