VAR patient = "the hippo"

=== animal_hospital
{shuffle:
- Welcome to our animal hospital, doctor!
}
What colour is your doctor's coat?
+ [(any) # hears: @anything]
    {echo()} It has big pockets for bandages.
- Who is the first one in the waiting room?
+ [(unsure) # hears: @unsure]
    Then it is the hippo, holding its cheek.
+ [(animal) # hears: @anything # stores: patient]
    {patient == "the hippo": First comes the hippo, holding its cheek. | Come in, {patient}, and please sit down.}
- Do you look into the mouth, or listen to the tummy?
+ [the mouth # hears: mouth, teeth, look]
    Say aah! There is a bit of spinach, and that is all.
+ [the tummy # hears: tummy, belly, listen]
    Rumble, bumble, gurgle. Somebody ate too fast.
+ [(other) # hears: @anything]
    A careful doctor looks everywhere.
- What makes {patient} feel better?
+ [(any) # hears: @anything]
    {echo()} That works well.
- Next comes a giraffe with a sore neck. A scarf, or a massage?
+ [a scarf # hears: scarf, warm]
    It takes eleven scarves, tied together.
+ [a massage # hears: massage, rub]
    You need a ladder for that, and strong thumbs.
+ [(other) # hears: @anything]
    The giraffe says that it helps already.
- A hedgehog has the hiccups, and its spikes jump. What helps against hiccups?
+ [(any) # hears: @anything]
    {echo()} Hic, hic, and gone!
- A parrot lost its voice. Warm tea, or a day of whispering?
+ [warm tea # hears: tea, warm, drink]
    It sips, and it croaks a thank you.
+ [whispering # hears: whisper, whispering, quiet]
    It whispers all day, and that is hard for a parrot.
+ [(other) # hears: @anything]
    It nods, because it cannot speak.
- {older: Three kittens need two drops each, in the morning and in the evening. How many drops is that in a day? | Three kittens need one drop each. How many drops is that?}
+ {older} [(right) # hears: 12]
    Twelve drops, exactly. You may write it on the chart.
+ {not older} [(right) # hears: 3]
    Three drops, and three tiny faces.
+ [(other) # hears: @anything]
    {older: The nurse counts: twelve drops. You may write it on the chart. | One, two, three drops, and three tiny faces.}
- The kittens do not like the taste. How do you get them to take it?
+ [(any) # hears: @anything]
    {echo()} They like it.
- A snail calls, its shell has a crack. Do we drive, or does it come?
+ [we drive # hears: drive, we, go, there]
    Tatoo, tata, we are there in a minute.
+ [it comes # hears: comes, come, it, snail]
    It comes, and it takes until tea time.
+ [(other) # hears: @anything]
    And so the snail and the doctor meet.
- With what do you mend a snail's shell?
+ [(any) # hears: @anything]
    {echo()} Now it is stronger.
- A small elephant is afraid of the doctor. What do you say to it?
+ [(any) # hears: @anything]
    It blinks, and it puts its trunk in your hand.
- It was very brave. Which sticker does it get?
+ [(any) # hears: @anything]
    {echo()} It wears it on its forehead.
- All the animals are well again. How do they thank you?
+ [(any) # hears: @anything]
    That is the nicest thank you a doctor can get.
- Now you may rest, doctor. Where do you put your feet up?
+ [(any) # hears: @anything]
    {echo()} A cat lies down on them.
- -> played
