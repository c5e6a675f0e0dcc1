// A caravan, a dry well, and somebody who stole all the echoes.
VAR camel = "Sultan"
VAR gift = "dates"

=== desert
{shuffle:
- The desert is golden, and your caravan is long.
}
Amina, who can read the stars, rides in front. What is your camel called?
+ [(unsure) # hears: @unsure]
    Then it is called Sultan, and it behaves like one.
+ [(name) # hears: @anything # stores: camel]
    {camel == "Sultan": It is called Sultan, and it behaves like one. | {camel} turns around at the sound of it and smacks its lips.}
- You carry presents for the people at the well. Dates, or drums?
+ [dates # hears: date, dates, fruit]
    ~ gift = "dates"
    Sweet dates in baskets of palm leaves. {camel} knows exactly where they are.
+ [drums # hears: drum, drums, music]
    ~ gift = "drums"
    Seven small drums. At every step they say pum.
- By day it is hot. Amina asks: do we rest now and ride at night, or do we ride on to the red rocks?
+ [rest # hears: rest, west, night, sleep, wait]
    -> night_ride
+ [ride on # hears: ride, on, rocks, red, go]
    -> red_rocks

=== night_ride
At night the sand is cool and blue. Amina shows you a star that never moves, and all the others turn around it. {older: It stands in the north, and you want to go east. On which side must it be? | It shows where north is. Would you like to lead the caravan, or ride beside her?}
+ {older} [(right) # hears: left]
    On the left, exactly. You could lead us, says Amina.
+ {not older} [lead # hears: lead, front, first, me]
    You ride in front, with your eyes on the star, and all the camels follow you.
+ {not older} [beside her # hears: beside, her, with, together]
    Side by side you ride, and she hums a song about the moon.
+ [(other) # hears: @anything]
    {older: It is on the left when you look east, says Amina, and turns you round by the shoulders. | Amina smiles, and you ride on under the stars.}
- Something hops through the moonlight, with ears much too big for it. A desert fox! Do you follow it, or offer it something to eat?
+ [follow it # hears: follow, after, go]
    It runs, stops, looks round, and runs. It wants to show you something.
+ [offer food # hears: offer, food, eat, give, feed]
    It takes the bread very politely, with the tips of its teeth. Then it says with its ears: come.
- -> dry_well

=== red_rocks
The red rocks look like sleeping giants. In their shade you call: hello! And nothing comes back. There is no echo. What do you think happened to it?
+ [(unsure) # hears: @unsure]
    Nobody knows, says Amina. It has been quiet here since the new moon.
+ [(guess) # hears: @anything]
    {echo()} It could be so, says Amina, here everything is possible.
- In a cleft in the rock you find a small silver whistle with sand in it. Do you blow it, or clean it first?
+ [blow it # hears: blow, whistle]
    Pfff, a bit of sand flies out, and far away something answers.
+ [clean it # hears: clean, wash, shake, first]
    You shake it clean. On it is written: only borrowed. Sorry.
- -> dry_well

=== dry_well
At the well the people sit in the shade. It is dry, and has no echo either. {gift == "dates": You share out the dates. | You give each child a drum.} Whom do you ask, the grandmother or the children?
+ [the grandmother # hears: grandmother, granny, old, woman]
    The water is not gone, she says. It sleeps. It only wakes up when it hears its own echo.
+ [the children # hears: children, child, kids]
    Somebody small comes at night, they whisper, with a sack, and then our voices do not come back.
- So you need the echo. Do you climb down into the well, or wait behind a palm tree?
+ [climb down # hears: climb, down, well, rope]
    Amina holds the rope, and two grown-ups hold Amina. Down there you find a small door.
+ [wait # hears: wait, palm, tree, hide, behind]
    At midnight a little wind in slippers comes along, and it opens its sack.
- It is a young sand wind with a sack full of echoes. I have nobody to talk to, it says, and they always answer. What do you say?
+ [(unsure) # hears: @unsure]
    You just sit down beside it. After a while it leans against you, light as a scarf.
+ [(answer) # hears: @anything]
    Nobody has ever said that to it.
- {older: It will give them back for a riddle: the more you take away from me, the bigger I get. What am I? | It will give them back if you solve its riddle. What has a hump, but is no mountain?}
+ {older} [(right) # hears: hole, pit, well]
    A hole! The wind whirls with joy. You are better than an echo.
+ {not older} [(right) # hears: camel, {camel}]
    A camel, and {camel} feels very honoured.
+ [(other) # hears: @anything]
    {older: It was a hole, says the wind, but nobody ever thought for me so long. | It was a camel, says the wind, but I like how you think.}
- Now the sack must be opened. Do you open it a little, or sing into it first?
+ [a little # hears: little, slowly, bit, careful]
    They come out one by one: hello, hello, goodbye, is lunch ready.
+ [sing # hears: sing, song]
    They all sing it back in a hundred voices, and then they fly home in rows.
+ [(other) # hears: @anything]
    {echo()} And they slip out, one after the other, like sheep through a gate.
- You lean over the well. One word, says the grandmother, and it must be a good one. Which word do you call down?
+ [(unsure) # hears: @unsure]
    You call: good morning! And far below it answers, good morning, and gurgles.
+ [(word) # hears: @anything]
    {echo()} It comes back, and behind it, very softly, gurgles the water.
- Water! There is a feast, and {camel} drinks for eleven minutes. {gift == "drums": The drums play. | There is date cake.} Do you dance, or lie in the sand and listen?
+ [dance # hears: dance, dancing]
    You dance until the sand itself has a rhythm.
+ [listen # hears: listen, lie, sand, rest]
    The sand is still warm, like a big animal that sleeps.
- And the young wind? Shall it stay with the people, or ride along with you?
+ [stay # hears: stay, people, here, well]
    It stays and turns the little windmill, and the children talk to it every day.
+ [ride along # hears: ride, along, us, come, with]
    It sits in your hood and tells you jokes, all the way home.
+ [(other) # hears: @anything]
    The wind thinks that this is the best plan of all.
- Amina draws your journey in the sand, with one finger. What does she draw last?
+ [(any) # hears: @anything]
    {echo()} And nobody blows it away, not even the wind.
- -> the_end
