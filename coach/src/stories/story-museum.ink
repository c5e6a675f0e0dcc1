// One night in a museum, in which everything is awake.
VAR mammoth = "Hilda"
VAR borrowed = "the lantern"

=== museum
{shuffle:
- At night the museum belongs to Mrs Okafor, who guards it, and tonight you may help her.
}
She gives you a bunch of keys and asks: shall I show you around, or will you go ahead?
+ [show me # hears: show, around, together, with]
    She walks beside you and says good evening to every statue. Some nod.
+ [go ahead # hears: ahead, go, myself, alone]
    You go ahead. Behind you a painting sneezes, and says excuse me.
- In the great hall stands a mammoth of bones. As the clock strikes ten, it turns its head. What shall we call it?
+ [(unsure) # hears: @unsure]
    Hilda, it says. I am Hilda, if you like.
+ [(name) # hears: @anything # stores: mammoth]
    {mammoth == "Hilda": I am Hilda, it says, since about the ice age. | {mammoth}! I have waited ten thousand years for a name, it says.}
- I would so like to see snow again, it says, but it is summer. Do we look among the paintings, or in the cellar?
+ [the paintings # hears: painting, paintings, pictures, picture]
    -> paintings
+ [the cellar # hears: cellar, down, stairs, basement]
    -> cellar

=== paintings
There is a painting with deep snow and a frozen pond. A boy in it is looking out at you. Do you wave, or knock on the frame?
+ [wave # hears: wave, hello]
    He waves back, and a few flakes fall onto the carpet.
+ [knock # hears: knock, frame]
    Come in, he says, but wipe your feet. In here everything is still wet paint.
- {older: You can only go in if you know the time of day in the picture. The shadows are long and blue, and the windows are lit. What time may it be? | The sky in the picture is pink. Is it morning or evening in there, what do you think?}
+ [(late) # hears: evening, late, afternoon, night, 4, 5, 6]
    Evening, says the boy, you have eyes in your head.
+ [(other) # hears: @anything]
    The painter wanted it to be evening, says the boy, but yours is nice, too.
- He may lend you one thing from his picture. The sledge, or the lantern?
+ [the sledge # hears: sledge, sled]
    ~ borrowed = "the sledge"
    It smells of turpentine, and it is a bit blue at the edges.
+ [the lantern # hears: lantern, lamp, light]
    ~ borrowed = "the lantern"
    It burns with painted light, and it never goes out.
- -> snow_for_mammoth

=== cellar
In the cellar there are crates from all over the world, and one of them hums. Do you open it, or read the label first?
+ [open it # hears: open, lid]
    An old polar explorer's coat sits up and stretches its sleeves. Is it time? it asks.
+ [read the label # hears: read, label, first]
    Careful, it says, contains north wind. And underneath: please knock.
- {older: The crate has a lock with three numbers. The label says: each number is double the one before, and the first is three. Which numbers? | The crate has a lock with a number. The label says: as many as the legs of a spider. Which number?}
+ {older} [(right) # hears: 3 6 12, 12]
    Three, six, twelve. Clack!
+ {not older} [(right) # hears: 8]
    Eight. Clack!
+ [(other) # hears: @anything]
    {older: Three, six, twelve, whispers the crate itself. Clack! | Eight, whispers the crate itself. Clack!}
- A cold little wind slips out and hides in your sleeve. Do you keep it there, or give it a better place?
+ [in my sleeve # hears: sleeve, there, stay, hide]
    ~ borrowed = "the north wind"
    It tickles, and now you have goose bumps on one arm only.
+ [a better place # hears: better, place, pocket, bottle, jar]
    ~ borrowed = "the north wind"
    It moves into your pocket and whistles a very small tune.
+ [(other) # hears: @anything]
    ~ borrowed = "the north wind"
    The wind agrees and rolls itself up.
- -> snow_for_mammoth

=== snow_for_mammoth
On the way back the knights in armour are playing, and they block the door. Do you play one round, or ask them to let you pass?
+ [play # hears: play, round, game]
    You play hide and seek with them. Knights are very bad at it, they clank.
+ [ask # hears: ask, pass, please, let]
    Please, you say, and they bow so low that one helmet falls off.
- {mammoth} is waiting. {borrowed == "the north wind": The wind is small. It needs something to make snow of. What do you give it? | There must be something white in the museum that could fall like snow. What could it be?}
+ [paper # hears: paper, papers, tickets, tissue]
    Old entrance tickets! A whole sack of them, torn into tiny flakes.
+ [feathers # hears: feather, feathers, pillow, down]
    The stuffed swan gladly gives some. It has far too many, it says.
+ [(idea) # hears: @anything]
    {echo()} Mrs Okafor laughs, and then she fetches a whole basket of it.
- It must fall from high up. The marble giant has a long ladder, and the butterfly room has a thousand helpers. Whom do you ask?
+ [the giant # hears: giant, marble, ladder]
    The giant holds the ladder and sighs a little, because nobody ever asks him to dance.
+ [the butterflies # hears: butterfly, butterflies, helpers, thousand]
    A thousand butterflies take a flake each. It gets quite dark with wings.
- Now it is snowing in the great hall! {mammoth} lifts its trunk of bones and tries to catch a flake. What do you do in the snow?
+ [(any) # hears: @anything]
    {echo()} And soon the whole museum joins in, even the marble lions.
- {mammoth} wants to tell you what the ice age was really like. Do you ask what it ate, or what it was afraid of?
+ [what it ate # hears: ate, eat, food]
    Grass, and herbs, and buttercups, two hundred kilos a day, it says. I do miss buttercups.
+ [what it was afraid of # hears: afraid, fear, scared]
    Of thin ice, it says, and of being the last one. Tonight I am not afraid.
- The clock strikes five. Everything has to be in its place when the sun comes up. Do you sweep, or wake the cleaning robots?
+ [sweep # hears: sweep, broom, clean]
    You sweep with three knights in a row, and it goes like the wind.
+ [the robots # hears: robot, robots, wake]
    They beep with joy. At last something that is not dust.
- One white flake stays on {mammoth}'s nose. Leave it there, says Mrs Okafor, nobody will notice. Would you have left it?
+ [yes # hears: @yes, leave, left]
    So would I. It is there to this day.
+ [no # hears: @no, take, away]
    Then you put it into your pocket, where it does not melt.
+ [(other) # hears: @anything]
    The mammoth winks, as well as one can wink without eyelids.
- In the morning a school class comes. A girl says: that mammoth is smiling! What do you say to her?
+ [(any) # hears: @anything]
    {echo()} And Mrs Okafor coughs into her sleeve, so that nobody sees her laugh.
- -> the_end
