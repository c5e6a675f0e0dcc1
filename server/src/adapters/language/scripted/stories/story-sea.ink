// A ship that has no wind, and a whale that has no song.
VAR ship = "the Seagull"
VAR cargo = "apples"

=== sea
You are the captain of a ship with red sails. First of all, what is your ship called?
+ [(unsure) # hears: @unsure]
    Then we call her the Seagull.
+ [(name) # hears: @anything # stores: ship]
    {ship == "the Seagull": The wind was too loud and I did not catch it, so the Seagull it is. | Ahoy! So your ship is {ship}. It is painted on the side in white letters. }
- Your crew is a parrot who knows everything better, and a cat who is never in a hurry. What do you load: apples, or blankets?
+ [apples # hears: apple, apples, food, fruit]
    ~ cargo = "apples"
    Barrels full of red apples roll on board.
+ [blankets # hears: blanket, blankets, warm]
    ~ cargo = "blankets"
    Piles of woolly blankets. The cat is already lying on top.
- Anchor up! There are two ways. One goes past the singing rocks, one through the mirror bay. Which one, captain?
+ [the singing rocks # hears: singing, rocks, rock, sing]
    -> rocks
+ [the mirror bay # hears: mirror, bay]
    -> bay

=== rocks
The rocks hum in the wind. One is humming wrong, a bit too low. There is a bird's nest in its mouth! Do you leave it there, or do you move it to a safe place?
+ [leave it # hears: leave, stay, there, let]
    You leave it. Then the rocks just sing a new song, with little chicks in it.
+ [move it # hears: move, safe, take, carry]
    Very carefully you carry it to a quiet ledge. The mother bird says thank you, and the rocks sing clearly.
- {older: The rocks want to be answered. They hum a row: two, four, eight. What is the next number? | The rocks count for you: one, two, three. What comes next?}
+ {older} [(right) # hears: 16]
    Sixteen, boom the rocks, and let you pass with a bow of spray.
+ {not older} [(right) # hears: 4]
    Four, boom the rocks, and let you pass.
+ [(other) # hears: @anything]
    The rocks laugh kindly. {older: It was sixteen, each one is double.|It was four.} They let you pass anyway.
- -> calm_sea

=== bay
In the mirror bay the water is so still that there are two ships, one above and one below. The captain below waves at you. Do you wave back, or do you make a funny face?
+ [wave # hears: wave, waving, hello]
    You wave, the other one waves. Exactly at the same time!
+ [a funny face # hears: funny, face, tongue, silly]
    You make a face, and the other one makes the same face. You laugh until the water trembles.
- The parrot says: it is magic. The cat says: it is a reflection. Who is right, do you think?
+ [the parrot # hears: parrot, magic]
    The parrot is very pleased, and the cat only yawns.
+ [the cat # hears: cat, reflection, mirror]
    The cat licks a paw. Of course, she says.
+ [both # hears: both, @unsure]
    A little of both, says the captain below. Or was it you?
- -> calm_sea

=== calm_sea
Then the wind falls asleep. The sails hang down like washing. What do you do: row, or whistle for the wind?
+ [row # hears: row, rowing, oars, paddle]
    You row, the parrot counts, and the cat watches. One, two, one, two.
+ [whistle # hears: whistle, blow, call, wind]
    You whistle. A small breeze wakes up, yawns, and blows a little.
- Something huge comes up beside you. A whale! But it is crying. I have forgotten my song, it says. Do you ask how it began, or do you sing one of yours?
+ [ask # hears: ask, how, began, talk]
    It began very deep, says the whale, and it had something to do with home.
+ [sing mine # hears: sing, mine, song, yes]
    You sing your favourite song. The whale listens with closed eyes.
- Which song would you sing to a whale?
+ [(unsure) # hears: @unsure, @no]
    Then we hum. Humming is good for whales.
+ [(song) # hears: @anything]
    The whale likes it. It is not mine, it says, but it is near.
- Perhaps we find it by asking somebody who remembers well. There is an old octopus in a cave, and there is a choir of dolphins. To whom do you go?
+ [the octopus # hears: octopus, cave, old]
    -> octopus
+ [the dolphins # hears: dolphin, dolphins, choir]
    -> dolphins

=== octopus
The octopus keeps everything in jars: one for laughter, one for rain, one for songs. {cargo == "blankets": My cave is so cold, it says. | I am so hungry, it says.} Do you give it some of your {cargo}?
+ [yes # hears: @yes, give, some, share]
    It hugs you with five arms, and with the other three it opens a jar.
+ [no # hears: @no, keep]
    That is a pity, it says, but it opens the jar anyway, because it is curious.
- Out of the jar comes one single note, round like a pearl. How do you carry it to the whale: in your mouth, or in your hat?
+ [in my mouth # hears: mouth, cheeks]
    You run with fat cheeks, and you may not laugh. It is very hard.
+ [in my hat # hears: hat, cap]
    You hold your hat shut, and it hums inside.
+ [(other) # hears: @anything]
    It is a good way. The note stays whole.
- -> whale_song

=== dolphins
The dolphins jump over your ship, once for each of them. Can you guess how many there are?
+ [(number) # hears: @number]
    {number == 7: Seven! Exactly! They click with joy. | You say {number}. There were seven, but they are quick. }
+ [(other) # hears: @anything]
    Seven! But who can count so fast?
- We know the beginning of the song, they say, but only if you dance it with us. Stand up and wave like water! Did you dance?
+ [no # hears: @no]
    Then the cat dances for you. Nobody has ever seen that before.
+ [yes # hears: @done, @anything]
    The dolphins sing: oo, la, oo. That is the beginning.
- -> whale_song

=== whale_song
The whale hears it, and its eyes become wide. Then it sings, deep and long, and the whole sea hums along. How does such a song feel: like a blanket, or like flying?
+ [like a blanket # hears: blanket, warm, soft]
    Yes, warm all around.
+ [like flying # hears: flying, fly, sky]
    Yes, and nothing is heavy any more.
+ [(other) # hears: @anything]
    I think I know what you mean.
- The whale wants to thank you. It can push your ship home, or show you an island that is on no map. What do you want?
+ [home # hears: home, back]
    With a huge wave, but a soft one, it pushes {ship} right into the harbour.
+ [the island # hears: island, map]
    On the island there is a tree that grows buns, and the cat does not want to leave. Then the whale brings you home.
- The parrot says: I knew it all along. The cat says nothing. And what does the captain say?
+ [(any) # hears: @anything]
    Aye aye! The red sails are rolled up, and the lanterns are lit.
- -> the_end
