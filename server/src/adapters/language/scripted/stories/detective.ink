INCLUDE common.ink
INCLUDE detective-cases.ink
VAR clues = 0
VAR solved = 0
VAR found = 0

=== start
Detective{comma_name()}, I need you. My notebook has four cases: the missing cake, the paw prints, the singing attic, and the lost crown. Which one do we take?
-> choose

=== choose
+ {not cake} [the missing cake # hears: cake, missing, first]
    -> cake
+ {not paws} [the paw prints # hears: paw, paws, prints, second, footprints]
    -> paws
+ {not attic} [the singing attic # hears: attic, singing, sing, third]
    -> attic
+ {not crown} [the lost crown # hears: crown, lost, last, fourth]
    -> crown
+ [(any) # hears: @unsure, you choose, any, all, @yes]
    I take the one on top.
    {not crown: -> crown}
    {not paws: -> paws}
    {not cake: -> cake}
    {not attic: -> attic}
    -> all_solved

=== case_closed
~ solved++
{cake && paws && attic && crown: -> all_solved}
{shuffle once:
- Case closed! Shall we take the next one?
- Stamp on the paper, solved. Do you want another case?
- That was fine detective work. Is there time for one more?
}
+ [yes # hears: @yes, more, another, next]
    {shuffle once:
    - These are left: {left()}. Which?
    - In the notebook there is still {left()}. Which one?
    - Choose: {left()}?
    }
    -> choose
+ [no # hears: @no, enough, stop]
    Then we hang up our coats.
    -> END

=== function left
{not cake:the missing cake, }{not paws:the paw prints, }{not attic:the singing attic, }{not crown:the lost crown, }or my choice

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
}

=== all_solved
All four cases are solved{comma_name()}. The town can sleep well, thanks to you.
-> END

=== winding_down
{clues > 1: We have found {clues} clues today. }
A good detective also knows when to rest{comma_name()}. We close the notebook and blow out the lamp on the desk. Tomorrow is another case.
-> END
