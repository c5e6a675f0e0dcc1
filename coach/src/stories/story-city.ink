// A night flight over the roofs, to find out who turned off the lamps.
VAR pilot = "Flora"

=== city
{shuffle:
- It is evening in the city.
}
{little: A cat called Flora has a balloon. | You sit on a roof with a cat called Flora. She has a balloon, a big one with a basket.} {little: Do you fly along, or steer? | Would you like to fly along, or do you want to steer?}
+ [fly along # hears: fly, along, ride, yes]
    {little: Up you go! | Flora takes the rope in her teeth, and up you go.}
+ [steer # hears: steer, drive, pilot, I want]
    ~ pilot = "you"
    {little: Flora gives you the rope. | Flora gives you the rope. Pull left for left, she says, and mind the church.}
- {little: All the lamps go out! Do you fly lower, or ask the moon? | Below you the lamps go out, one after the other! Do you fly lower and look, or ask the moon?}
+ [fly lower # hears: lower, look, down, see]
    You sink down as softly as a leaf.
+ [ask the moon # hears: moon, ask]
    {little: I saw a ladder, says the moon. | The moon says: I am doing my best, but I saw somebody with a ladder.}
- {little: A small man is on a ladder. Do you call him, or watch him? | On a ladder stands a very small man with a very big sack. Do you call out to him, or watch him first?}
+ [call # hears: call, shout, hello, out, hey]
    {little: Oops, he says, and his sack glows. | He gets such a fright that he nearly drops the sack. It glows from inside.}
+ [watch # hears: watch, wait, look, first]
    {little: He spoons the light into a sack. | He takes the light out of the lamp with a spoon, very carefully, and puts it into his sack.}
- {older: He says: I am no thief. I only borrow. Why do you think he needs the light? | He says: I only borrow the light. What do you think he needs it for?}
+ [(dark) # hears: dark, afraid, see, night, read, scared, bed]
    {little: Nearly! | That is nearly it, he says and sighs.}
+ [(other) # hears: @anything]
    {little: He shakes his head. | He listens and shakes his head slowly.}
- {little: My garden is dark, he says. Do you want to see it, or think of another light? | My garden under the city is dark, and my seeds do not grow, he says. Do you want to see it, or think of another light for him?}
+ [see the garden # hears: garden, see, go, yes, look]
    -> garden_below
+ [another light # hears: another, think, light, other]
    -> other_light

=== garden_below
{little: You climb down to a grey garden. | He opens a round lid in the street, and you climb down forty steps. There is a garden, quite grey.} What would you plant here?
+ [(unsure) # hears: @unsure]
    Then we try sunflowers. They are brave.
+ [(plant) # hears: @anything]
    {echo()} A fine idea{not little: for a garden under the ground}.
- {little: Flora finds tiny mushrooms that glow. Do you water them, or sing to them? | Flora has found something: little mushrooms that glow a bit, blue and green. Should they be watered, or sung to?}
+ [watered # hears: water, watered]
    {little: They puff themselves up. | You water them with a thimble, and they puff themselves up.}
+ [sung to # hears: sing, sung, song]
    {little: They glow with the song. | You sing, and they glow in time with the song.}
+ [(other) # hears: @anything]
    You try it. They seem to like it.
- {little: Now it is bright like under the stars. What does the small man say? | They glow more and more. Soon it is like under a starry sky. He does not need the lamps any more! What does he say?}
+ [(any) # hears: @anything]
    {echo()} {little: And he bows. | That is just how he says it, with a little bow.}
- -> lamps_back

=== other_light
{little: Who could help: the fireflies, or the mirrors? | You think together. In the city there are fireflies in the park, and there are mirrors in the old theatre. Which could help?}
+ [the fireflies # hears: fireflies, firefly, park, insects]
    {little: A long glowing row flies along with you. | In the park you ask them nicely. We like gardens, say the fireflies, and a long glowing row flies along with you.}
+ [the mirrors # hears: mirror, mirrors, theatre]
    {little: They lead the moonlight down to the garden. | With seven mirrors you lead the moonlight around seven corners, right down into the garden.}
- {older: One corner is still dark. Light goes straight. How do you get it round a corner? | One corner is still dark. How could the light get there?}
+ [(mirror) # hears: mirror, reflect, shiny, spoon, water, glass]
    Of course! {not little: It shines from corner to corner.}
+ [(other) # hears: @anything]
    {little: You try it, and a shiny spoon helps. | You try it, and at last Flora holds up a shiny spoon. That does it.}
- {little: The first green tip comes out. What do you say to the plant? | The first green tip comes out of the earth. The small man takes off his hat. What do you say to the little plant?}
+ [(any) # hears: @anything]
    It grows a bit at once. {not little: Plants like it when one talks to them.}
- -> lamps_back

=== lamps_back
{little: Now a hundred lamps must be lit again. Alone, or with helpers? | Now a hundred lamps must be lit again before morning. Do you do it alone, or wake up some helpers?}
+ [alone # hears: alone, myself, me, us]
    {little: You and Flora, street by street. | You and Flora, street by street. Your arms get long, but your heart gets light.}
+ [helpers # hears: helpers, wake, help, friends, together]
    {little: Even the pigeons help. | The pigeons, the night watchman and three tired students help. It is nearly a party.}
- {little: A bit of light is left. For the library, or the bridge? | One spoonful of light is left over. Where does it go: into the library, or onto the bridge?}
+ [the library # hears: library, books]
    {little: The books are glad. | Now one can read there all night, and the books are glad.}
+ [the bridge # hears: bridge, river]
    Now the river has a golden stripe.
+ [(other) # hears: @anything]
    {little: It looks beautiful there. | A place that nobody had thought of. It looks beautiful there.}
- {little: The baker wakes up. Do you tell him, or only smile? | The baker opens his window. Was something the matter? he asks. Do you tell him everything, or only smile?}
+ [tell him # hears: tell, everything, all, yes]
    {little: He brings a bag of warm rolls. | He listens with his mouth open, and then he brings a bag of warm rolls.}
+ [smile # hears: smile, nothing, no]
    {little: He smiles back and gives you a roll. | You smile. He smiles back and gives you a warm roll, just because.}
- {little: The sun comes up. What was the best part? | The sun comes up, and {pilot == "you": you set the balloon down on the roof, hardly a bump | Flora sets the balloon down on the roof}. What was the best part of the night for you?}
+ [(unsure) # hears: @unsure]
    Sometimes everything is the best part.
+ [(best) # hears: @anything]
    {echo()} I liked that as well.
- {not little: And if a lamp blinks in the evening, then that is the small man, saying hello.} -> the_end
