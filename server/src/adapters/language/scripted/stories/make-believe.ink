INCLUDE common.ink
INCLUDE make-believe-shop.ink
INCLUDE make-believe-moon.ink
INCLUDE make-believe-dragon.ink
INCLUDE make-believe-submarine.ink
INCLUDE make-believe-time-machine.ink
INCLUDE make-believe-circus.ink
VAR games = 0

=== start
{shuffle:
- Let us pretend{comma_name()}!
- The dressing-up trunk is open{comma_name()}.
- Today we are somebody else{comma_name()}.
- Close your eyes, turn around once, and we are somewhere else.
}
-> next_game

=== next_game
{shuffle once:
- -> propose("run a shop", "shop, store, sell", -> shop)
- -> propose("fly to the moon", "moon, rocket, space, fly", -> moon)
- -> propose("look after a dragon", "dragon, egg", -> dragon)
- -> propose("dive in a submarine", "submarine, dive, sea", -> submarine_trip)
- -> propose("travel in a time machine", "time machine, travel, dinosaur, castle", -> time_machine)
- -> propose("have a circus", "circus, clown", -> circus)
}
-> all_played

=== propose(plan, hears, -> game)
{READ_COUNT(game) > 0: -> next_game}
{shuffle:
- Shall we {plan}?
- We could {plan}. Are you in?
- How about this: we {plan}?
- I would like to {plan}. Would you?
- Do you want to {plan} with me?
- What if we {plan}?
}
+ {not shop} [the shop # hears: shop, store, sell]
    -> shop
+ {not moon} [the moon # hears: moon, rocket, space]
    -> moon
+ {not dragon} [the dragon # hears: dragon, dragons]
    -> dragon
+ {not submarine_trip} [the submarine # hears: submarine, dive, sea]
    -> submarine_trip
+ {not time_machine} [the time machine # hears: time machine, dinosaurs, castle, knights]
    -> time_machine
+ {not circus} [the circus # hears: circus, clown]
    -> circus
+ [no # hears: @no, something else, another, other]
    {shuffle:
    - Then something else.
    - Not that one, good.
    - I have more ideas.
    }
    -> next_game
+ [(yes) # hears: @yes, {hears}, @anything]
    -> game

=== played
~ games++
{games > 5: -> all_played}
{shuffle:
- That was a fine game of pretend. Shall we play another one?
- Back to your room. Would you like one more make-believe?
- We bow to the teddy bears. Another one?
- Costumes off, breathe out. Do you want to be somebody else again?
- The end, and everybody claps. One more?
}
+ [yes # hears: @yes, more, another, again]
    -> next_game
+ [no # hears: @no, enough, stop]
    Then we take off our costumes.
    -> END

=== all_played
We have been so many people today{comma_name()}. Now we are just us again.
-> END

=== winding_down
Now we put our make-believe things back into the trunk{comma_name()}, the hats, the helmet and the little scarf. The lid closes softly. It will be there tomorrow.
-> END
