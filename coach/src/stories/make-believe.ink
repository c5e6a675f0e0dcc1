INCLUDE common.ink
INCLUDE make-believe-shop.ink
INCLUDE make-believe-moon.ink
INCLUDE make-believe-dragon.ink
INCLUDE make-believe-submarine.ink
INCLUDE make-believe-time-machine.ink
INCLUDE make-believe-circus.ink
INCLUDE make-believe-pirates.ink
INCLUDE make-believe-animal-hospital.ink
INCLUDE make-believe-fire-brigade.ink
INCLUDE make-believe-restaurant.ink

=== start
{shuffle:
- Let us pretend{comma_name()}!
- The dressing-up trunk is open{comma_name()}.
- Today we are somebody else{comma_name()}.
- Put on a pretend hat{comma_name()}.
- Abracadabra{comma_name()}, and the carpet is another world.
- Knock, knock, here comes a new game{comma_name()}.
}
-> next_game

// Each game begins with a shuffle of one, so that has_new knows whether the child has ever played it.
=== function any_new
~ return has_new("shop") || has_new("moon") || has_new("dragon") || has_new("submarine_trip") || has_new("time_machine") || has_new("circus") || has_new("pirates") || has_new("animal_hospital") || has_new("fire_brigade") || has_new("restaurant")

=== next_game
{shuffle once:
- -> propose("run a shop", "shop", -> shop)
- -> propose("fly to the moon", "moon", -> moon)
- -> propose("look after a dragon", "dragon", -> dragon)
- -> propose("dive in a submarine", "submarine_trip", -> submarine_trip)
- -> propose("travel in a time machine", "time_machine", -> time_machine)
- -> propose("have a circus", "circus", -> circus)
- -> propose("sail with the pirates", "pirates", -> pirates)
- -> propose("be animal doctors", "animal_hospital", -> animal_hospital)
- -> propose("drive a fire engine", "fire_brigade", -> fire_brigade)
- -> propose("open a restaurant", "restaurant", -> restaurant)
}
-> all_played

=== propose(plan, knot, -> game)
{READ_COUNT(game) > 0: -> next_game}
{any_new() && not has_new(knot): -> next_game}
{shuffle:
- Shall we {plan}?
- We could {plan}. Are you in?
- How about this: we {plan}?
- I would like to {plan}. Would you?
- Do you want to {plan} with me?
- What if we {plan}?
}
+ {not shop} [(shop) # hears: shop, store, sell # asked: {has_new("shop")}]
    -> shop
+ {not moon} [(moon) # hears: moon, rocket, space # asked: {has_new("moon")}]
    -> moon
+ {not dragon} [(dragon) # hears: dragon, dragons # asked: {has_new("dragon")}]
    -> dragon
+ {not submarine_trip} [(submarine) # hears: submarine, dive, sea # asked: {has_new("submarine_trip")}]
    -> submarine_trip
+ {not time_machine} [(time_machine) # hears: time machine, dinosaurs, castle, knights # asked: {has_new("time_machine")}]
    -> time_machine
+ {not circus} [(circus) # hears: circus, clown # asked: {has_new("circus")}]
    -> circus
+ {not pirates} [(pirates) # hears: pirates, pirate, treasure # asked: {has_new("pirates")}]
    -> pirates
+ {not animal_hospital} [(animal_hospital) # hears: animal doctor, vet, doctor, animals # asked: {has_new("animal_hospital")}]
    -> animal_hospital
+ {not fire_brigade} [(fire_brigade) # hears: fire engine, fire fighter, fire # asked: {has_new("fire_brigade")}]
    -> fire_brigade
+ {not restaurant} [(restaurant) # hears: restaurant, cook, kitchen # asked: {has_new("restaurant")}]
    -> restaurant
+ [no # hears: @no, something else, another, other]
    {shuffle:
    - Then something else.
    - Not that one, good.
    - I have more ideas.
    - Let me look deeper in the trunk.
    }
    -> next_game
+ [(yes) # hears: @yes, @anything]
    -> game

=== played
{little && named && RANDOM(1, 2) == 1:
    {praise_child()} {one_more()}
- else:
    {not little: {praise_child()}}
    {shuffle:
    - That was a fine game. Shall we play another one?
    - Back to your room. Would you like one more make-believe?
    - We bow to the teddy bears. Another one?
    - Costumes off, breathe out. Shall we be somebody else again?
    - The end, and everybody claps. One more?
    - The carpet is a carpet again. Shall it change once more?
    - Into our treasure box with it. Do you want a new one?
    - Hang up your hat. Is there time for another?
    }
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
