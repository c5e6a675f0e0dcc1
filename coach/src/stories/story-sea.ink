// A whale that has no song.
VAR ship = "the Seagull"
VAR cargo = "apples"

=== sea
{shuffle:
- You are the captain of a ship with red sails.
}
{not little: First of all, what | What} is your ship called?
+ [(unsure) # hears: @unsure]
    Then we call her the Seagull.
+ [(name) # hears: @anything # stores: ship]
    {ship == "the Seagull": For now it says Seagull on the side. |{little: {ship}, in white letters! | Ahoy, {ship}! It is painted on the side in white letters. }}
- {not little: Your crew is a parrot who knows everything better, and a cat who is never in a hurry.} What do you load: apples, or blankets?
+ [apples # hears: apple, apples, food, fruit]
    ~ cargo = "apples"
    Barrels full of red apples roll on board.
+ [blankets # hears: blanket, blankets, warm]
    ~ cargo = "blankets"
    {little: The cat is already lying on them. | Piles of woolly blankets. The cat is already lying on top.}
- {little: Anchor up! To the singing rocks, or to the mirror bay? | Anchor up! There are two ways. One goes past the singing rocks, one through the mirror bay. Which one, captain?}
+ [the singing rocks # hears: singing, rocks, rock, sing]
    -> rocks
+ [the mirror bay # hears: mirror, bay]
    -> bay

=== rocks
{little: The rocks hum, but one has a bird's nest in its mouth. Do you leave it, or move it? | The rocks hum in the wind. One is humming wrong, a bit too low. There is a bird's nest in its mouth! Do you leave it there, or move it to a safe place?}
+ [leave it # hears: leave, stay, there, let]
    {little: Then the chicks sing along. | You leave it. Then the rocks just sing a new song, with little chicks in it.}
+ [move it # hears: move, safe, take, carry]
    {little: Thank you, says the mother bird. | Very carefully you carry it to a quiet ledge. The mother bird says thank you, and the rocks sing clearly.}
- {older: The rocks want to be answered. They hum a row: two, four, eight. What is the next number? | The rocks count for you: one, two, three. What comes next?}
+ {older} [(right) # hears: 16]
    Sixteen, boom the rocks, and let you pass with a bow of spray.
+ {not older} [(right) # hears: 4]
    Four, boom the rocks, and let you pass.
+ [(other) # hears: @anything]
    {little: It was four, and they let you pass. | The rocks laugh kindly. {older: It was sixteen, each one is double.|It was four.} They let you pass anyway.}
- -> calm_sea

=== bay
{little: In the water there is a second captain, and he waves. Do you wave, or make a funny face? | In the mirror bay the water is so still that there are two ships, one above and one below. The captain below waves at you. Do you wave back, or make a funny face?}
+ [wave # hears: wave, waving, hello]
    {little: You both wave at the same time! | You wave, the other one waves. Exactly at the same time!}
+ [a funny face # hears: funny, face, tongue, silly]
    {little: You both look so silly! | You make a face, and the other one makes the same face. You laugh until the water trembles.}
- {little: Is it magic, or a mirror? | The parrot says: it is magic. The cat says: it is a reflection. Who is right, do you think?}
+ [the parrot # hears: parrot, magic]
    {little: Magic, says the parrot, I knew it. | The parrot is very pleased, and the cat only yawns.}
+ [the cat # hears: cat, reflection, mirror]
    The cat licks a paw. Of course, she says.
+ [both # hears: both, @unsure]
    {little: A little of both, perhaps. | A little of both, says the captain below. Or was it you?}
- -> calm_sea

=== calm_sea
{little: The wind falls asleep. Do you paddle, or whistle for it? | Then the wind falls asleep. The sails hang down like washing. What do you do: paddle, or whistle for the wind?}
+ [paddle # hears: row, rowing, oars, paddle, wow]
    {little: One, two, splash, splash. | You paddle, the parrot counts, and the cat watches. One, two, one, two.}
+ [whistle # hears: whistle, blow, call, wind]
    {little: A small breeze wakes up. | You whistle. A small breeze wakes up, yawns, and blows a little.}
- {little: I forgot my song, says a big whale. Do you ask about it, or sing yours? | A huge whale comes up beside you. I have forgotten my song, it sniffs. Do you ask how it began, or sing one of yours?}
+ [ask # hears: ask, how, began, talk]
    {little: It had something to do with home, it says. | It began very deep, says the whale, and it had something to do with home.}
+ [sing mine # hears: sing, mine, song, yes]
    {little: The whale closes its eyes and listens. | You sing your favourite song. The whale listens with closed eyes.}
- Which song would you sing to a whale?
+ [(unsure) # hears: @unsure, @no]
    Then we hum. Humming is good for whales.
+ [(song) # hears: @anything]
    {little: It likes that one. | The whale likes it. It is not mine, it says, but it is near.}
- {little: Who knows its song: the old octopus, or the dolphins? | An old octopus and a choir of dolphins may remember it. To whom do you go?}
+ [the octopus # hears: octopus, cave, old]
    -> octopus
+ [the dolphins # hears: dolphin, dolphins, choir]
    -> dolphins

=== octopus
{not little: The octopus has everything in jars: one for laughter, one for rain, one for songs.} {cargo == "blankets": My cave is so cold, {little: says the octopus | it says}. | I am so hungry, {little: says the octopus | it says}.} Do you give it some of your {cargo}?
+ [yes # hears: @yes, give, some, share]
    {little: It hugs you. | It hugs you with five arms, and opens a jar.}
+ [no # hears: @no, keep]
    {little: It opens a jar anyway. | That is a pity, it says, but it opens the jar anyway, because it is curious.}
- {little: Out comes one round note. | Out of the jar comes one single note, round like a pearl.} How do you carry it{not little: to the whale}: in your mouth, or in your hat?
+ [in my mouth # hears: mouth, cheeks]
    {little: You run with fat cheeks. | You run with fat cheeks, and you may not laugh. It is very hard.}
+ [in my hat # hears: hat, cap]
    You hold your hat shut, and it hums inside.
+ [(other) # hears: @anything]
    It is a good way. The note stays whole.
- -> whale_song

=== dolphins
{little: The dolphins jump over your ship. | The dolphins jump over your ship, once for each of them.} Can you guess how many there are?
+ [(number) # hears: @number]
    {number == 7: Seven! Exactly! | You say {number}. There were seven. } {not little: They are so quick.}
+ [(other) # hears: @anything]
    Seven! {not little: But who can count so fast?}
- {little: Dance with us, they say, and we sing it. Did you dance? | We know the beginning of the song, they say, but only if you dance it with us. Stand up and wave like water! Did you dance?}
+ [no # hears: @no]
    {little: Then the cat dances for you. | Then the cat dances for you. Nobody has ever seen that before.}
+ [yes # hears: @done, @anything]
    {little: They sing: oo, la, oo. | The dolphins sing: oo, la, oo. That is the beginning.}
- -> whale_song

=== whale_song
{little: Now the whale sings. Is it like a blanket, or like flying? | The whale hears it, and then it sings, deep and long. How does such a song feel: like a blanket, or like flying?}
+ [like a blanket # hears: blanket, warm, soft]
    Yes, warm all around.
+ [like flying # hears: flying, fly, sky]
    Yes, and nothing is heavy any more.
+ [(other) # hears: @anything]
    I think I know what you mean.
- {little: It can push you home, or show you an island. What do you want? | The whale wants to thank you. It can push your ship home, or show you an island that is on no map. What do you want?}
+ [home # hears: home, back]
    {little: One soft wave, and you are home. | With a huge wave, but a soft one, it pushes {ship} right into the harbour.}
+ [the island # hears: island, map]
    {little: There is a tree that grows buns! | On the island there is a tree that grows buns, and the cat does not want to leave. Then the whale brings you home.}
- {not little: The parrot says: I knew it all along. The cat says nothing.} And what does the captain say?
+ [(any) # hears: @anything]
    Aye aye! The red sails are rolled up{not little:, and the lanterns are lit}.
- -> the_end
