INCLUDE common.ink
INCLUDE quiz-nature-and-space.ink
INCLUDE quiz-people-and-places.ink
// The chosen field, or "all".
VAR field = "all"
VAR topic = "nature"
VAR turn = 0
VAR deep = false
VAR pools_tried = 0
// The field of what the child likes, or "". The coach sets it.
VAR favourite_field = ""

=== start
{favourite_field != "": -> start_with_favourite}
{shuffle:
- Quiz time{comma_name()}! I have questions about nature, space, history, music and places, or a mix. Which do you want?
- Welcome to the quiz{comma_name()}! Nature, space, history, music, places, or a bit of everything?
- My quiz book is open. Shall I look under nature, space, history, music or places, or mix them?
- Fingers on the buzzer{comma_name()}! Would you like nature, space, history, music, places, or a mix?
- The quiz begins! Choose nature, space, history, music, places, or a mix of all?
- I have new questions in my bag. Do you want nature, space, history, music, places, or a mix?
}
-> choose_field

// The field that fits what the child likes.
=== start_with_favourite
{shuffle:
- Quiz time{comma_name()}! Shall we begin with {favourite_field}, or do you want another field?
- Welcome to the quiz{comma_name()}! I have good questions about {favourite_field}. Those, or others?
- My quiz book falls open at {favourite_field}. Shall I stay there, or turn the page?
- Fingers on the buzzer{comma_name()}! First {favourite_field}, or something else?
}
+ [yes # hears: @yes, first, stay, those, stay there, start, begin]
    -> favourite
+ [no # hears: @no, another, others, other, something else, turn the page, another field]
    {shuffle:
    - Then choose: nature, space, history, music, places, or a mix?
    - Which one, then: nature, space, history, music, places, or a mix?
    }
    -> choose_field
<- choose_field

=== choose_field
+ [nature # hears: animals, plants, nature, trees, animal, body, flowers, dinosaurs]
    -> about_nature
+ [space # hears: planets, stars, space, rockets, universe, moon, astronaut]
    -> about_space
+ [history # hears: old times, the past, history, long ago, kings, knights, castles, the old days]
    -> about_history
+ [music # hears: songs, instruments, music, singing, sing, song]
    -> about_music
+ [places # hears: places, countries, country, world, geography, cities, maps, travel, rivers, mountains]
    -> about_places
+ [a mix # hears: all, mix, everything, any, anything, you choose, @unsure, both, dont mind, dont care, @anything]
    ~ field = "all"
    {shuffle:
    - A bit of everything, then.
    - I stir them all together.
    - A colourful mix, coming up.
    - I will surprise you.
    }
- -> pick

=== about_nature
~ field = "nature"
{shuffle:
- Nature it is.
- Out into the green we go.
- Boots on, into the woods.
}
-> pick

=== about_space
~ field = "space"
{shuffle:
- Three, two, one, lift off.
- Up to the stars.
- Fasten your space belt.
}
-> pick

=== about_history
~ field = "history"
{shuffle:
- Back in time we go.
- Into the time machine.
- Long, long ago, then.
}
-> pick

=== about_music
~ field = "music"
{shuffle:
- Ears open for music.
- La la la, here we go.
- The band is ready.
}
-> pick

=== about_places
~ field = "places"
{shuffle:
- Pack your bag.
- Once around the world, please.
- I unfold the big map.
}
-> pick

=== favourite
{favourite_field:
- "nature": -> about_nature
- "space": -> about_space
- "history": -> about_history
- "music": -> about_music
}
-> about_places

=== next
~ asked++
{asked % 14 == 0: -> how_is_it}
{asked % 4 == 2: {next_one()}}
-> pick

=== how_is_it
{shuffle once:
- You have {score} right so far. Shall we stay with these questions, or change to something else?
- {score} right answers already. Do you want more of these, or a new field?
- We are at {score}. Keep going like this, or shall we switch?
- Your score is {score}. More of the same, or something new?
- {score} so far! Do we carry on, or swap to another field?
}
+ [stay # hears: @yes, more, same, keep going, stay, these, carry on, go on, @anything]
    {next_one()}
    -> pick
+ [change # hears: change, switch, new, something else, other, another, swap, @no]
    {shuffle:
    - Nature, space, history, music, places, or a mix?
    - Would you like nature, space, history, music, places, or a mix now?
    - What shall it be: nature, space, history, music, places, or a mix?
    - Where do we go: nature, space, history, music, places, or all of them?
    }
    -> choose_field

=== function depth_name
{deep:
    ~ return "hard"
}
~ return "easy"

=== function topic_name(number_of_topic)
{number_of_topic:
- 0: ~ return "nature"
- 1: ~ return "space"
- 2: ~ return "history"
- 3: ~ return "music"
}
~ return "places"

=== function has_new_question(of_topic)
~ return has_new("{of_topic}_{depth_name()}")

// Goes around the fields, and past those in which the child knows every question of this depth.
=== function next_topic(more_tries)
~ turn = (turn + 1) % 5
{more_tries > 0 && not has_new_question(topic_name(turn)):
    ~ return next_topic(more_tries - 1)
}
~ return topic_name(turn)

=== pick
~ pools_tried = 0
~ deep = current_level() > 2
{field != "all" && not has_new_question(field):
    ~ deep = not deep
    {not has_new_question(field): -> used_up}
}
{field == "all":
    ~ topic = next_topic(5)
    {not has_new_question(topic):
        ~ deep = not deep
        ~ topic = next_topic(5)
    }
- else:
    ~ topic = field
}
-> ask

=== used_up
{shuffle:
- You know all my questions about {field} by now. Let us mix everything.
- No more new ones about {field} in my book. I mix the rest for you.
}
~ field = "all"
-> pick

=== ask
{topic:
- "nature": {deep: -> nature_hard | -> nature_easy}
- "space": {deep: -> space_hard | -> space_easy}
- "history": {deep: -> history_hard | -> history_easy}
- "music": {deep: -> music_hard | -> music_easy}
}
{deep: -> places_hard | -> places_easy}

// Tries the other depth of a field, and then the next field.
=== empty
~ pools_tried++
~ deep = not deep
{pools_tried > 10: -> all_done}
{pools_tried % 2 == 0:
    ~ turn = (turn + 1) % 5
    ~ topic = topic_name(turn)
}
-> ask

=== all_done
That was every question I have{comma_name()}, and you got {score} right. What a quiz!
-> END

=== winding_down
{score > 1: You had {score} right answers today{comma_name()}. That is a fine score.}
{score <= 1: We asked some good questions today{comma_name()}.}
The quiz book is closing now. It keeps your place for next time.
-> END
