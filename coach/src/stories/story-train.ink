// For the youngest: a small train brings parcels to animals.
VAR train_name = "Tuffy"

=== train
{shuffle:
- A small red train says: toot, toot, I need a driver!
}
What is the train called?
+ [(unsure) # hears: @unsure]
    Then it is called Tuffy.
+ [(name) # hears: @anything # stores: train_name]
    {train_name == "Tuffy": It is called Tuffy, says the whistle. | {train_name}, all aboard!}
- You put on the driver's hat. What colour is it?
+ [(any) # hears: @anything]
    {echo()} It fits you very well.
- Three parcels must go to three animals. Shall we go fast, or slowly?
+ [fast # hears: fast, quick]
    Chug, chug, chug, and the trees fly past.
+ [slowly # hears: slow, slowly]
    Chug, chug, we wave to the cows.
+ [(other) # hears: @anything]
    Chug, chug, off we go.
- A dark tunnel! Do you turn on the lamp, or sing?
+ [the lamp # hears: lamp, light, on]
    Now it is nice and bright.
+ [sing # hears: sing, song]
    The tunnel sings along, la, la, la.
+ [(other) # hears: @anything]
    And out we are, in the sun.
- The first parcel is for a giraffe. It is long. What is in it?
+ [(any) # hears: @anything]
    {echo()} Just what I wanted, says the giraffe.
- She wants to ride along. Where does her long neck go?
+ [(any) # hears: @anything]
    {echo()} Off we go.
- A sheep sits on the track. Do you ring the bell, or say please?
+ [ring # hears: ring, bell]
    Ding, ding. Oh sorry, says the sheep.
+ [say please # hears: please, say, ask]
    How polite, says the sheep.
+ [(other) # hears: @anything]
    The sheep gets up and bows.
- Now up the hill. It is hard! Help the train, say: I can, I can!
+ [(any) # hears: @anything]
    Puff, puff, and we are on top.
- Down the other side! Do you hold on, or throw up your arms?
+ [hold on # hears: hold]
    Tight, tight, and whoosh!
+ [arms up # hears: arms, up, throw]
    Whee, your tummy tickles!
+ [(other) # hears: @anything]
    Whoosh, and the wind laughs.
- The second parcel is for a bear. It smells good. What is it?
+ [(any) # hears: @anything]
    {echo()} The bear licks his lips.
- He says: I am too big for the train. Where could he sit?
+ [(any) # hears: @anything]
    {echo()} It wobbles, but it works.
- A bridge over water. Do you look for fish, or for ducks?
+ [fish # hears: fish]
    Five silver ones swim along.
+ [ducks # hears: duck, ducks]
    They quack: toot, toot!
+ [(other) # hears: @anything]
    The water glitters and waves.
- The train is thirsty. Water, or apple juice?
+ [water # hears: water]
    Glug, glug. The steam is white.
+ [apple juice # hears: apple, juice]
    Glug, glug. Now the steam smells of apples.
+ [(other) # hears: @anything]
    Glug, glug, it smacks its lips.
- The last parcel is tiny. It is for a mouse. What is in it?
+ [(any) # hears: @anything]
    {echo()} The mouse jumps for joy.
- The sun goes down. Where does the train sleep?
+ [(any) # hears: @anything]
    {echo()} It is cosy there.
- All say thank you, driver. What do you say to {train_name}?
+ [(any) # hears: @anything]
    Toot, it says very softly.
- -> the_end
