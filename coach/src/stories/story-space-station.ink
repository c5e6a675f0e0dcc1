// For older children: a station in orbit, a signal, and decisions that have consequences.
VAR robot = "Nook"
VAR spare_part = "battery"
VAR power = 2

=== space_station
{shuffle:
- You wake up on a space station, four hundred kilometres above the earth.
}
You are the youngest engineer on board. A small round robot floats beside your sleeping bag. What do you call it?
+ [(unsure) # hears: @unsure]
    It answers to Nook, because it always hides in one.
+ [(name) # hears: @anything # stores: robot]
    {robot == "Nook": It answers to Nook, because it always hides in one. | {robot}, it repeats, name stored, and it does a somersault.}
- Commander Adeyemi calls: half of the lights are out, and there is an unknown signal. What do you look at first?
+ [the lights # hears: light, lights, power, lamp]
    ~ power++
    You find a loose cable behind the toilet. Click, and half of the station says aah.
+ [the signal # hears: signal, sound, listen, radio]
    You put on the headphones. Beep, beep beep, beep beep beep. Then it stops, and begins again.
- The signal has a pattern: one beep, then two, then four, then seven. What comes next, do you think?
+ [(right) # hears: 11]
    Eleven! Each time the step grows by one.
+ [(other) # hears: @anything]
    You wait and count: eleven. The step grows by one each time.
- It comes from an old, forgotten satellite. You may take one thing in the shuttle: a battery, or a robot arm?
+ [a battery # hears: battery, power, energy]
    ~ spare_part = "battery"
    The battery is as heavy as a fridge down there, and up here you push it with one finger.
+ [a robot arm # hears: arm, robot, grab]
    ~ spare_part = "arm"
    The arm waves at you. {robot} is a bit jealous.
- The shuttle undocks without a sound. Do you take the short way past the space junk, or the long way around it?
+ [the short way # hears: short, past, junk, quick]
    ~ power--
    Screws and bits of paint race past, faster than any train. One scratches the hull, and you lose some power.
+ [the long way # hears: long, around, round, safe]
    One more turn around the earth, ninety minutes, with a sunrise on the way.
- The satellite is as big as a bus, and it is tumbling. {spare_part == "arm": Do you catch it with the arm, or wait for the right moment to dock? | Do you wait for the right moment to dock, or ask the computer to match its turn?}
+ [wait # hears: wait, moment, dock]
    You breathe, you count, and in the ninth turn you touch it as softly as a cat. Clonk.
+ [the machine # hears: arm, catch, computer, match, turn, grab]
    {spare_part == "arm": The arm grabs, slips, grabs again, and holds. {robot} applauds. | The shuttle begins to turn with it, and suddenly it looks as if only the stars were spinning.}
+ [(other) # hears: @anything]
    {echo()} It is a new idea, and the commander says on the radio: well, that worked.
- Inside there is an old computer, and it wakes up. Hello, it writes, have you come to switch me off? What do you answer?
+ [no # hears: @no, help, repair, friend]
    Then I am glad, it writes. I have watched the oceans for forty years.
+ [(other) # hears: @anything]
    I understand, it writes, but let me show you something first.
- Its map shows a ship, drifting for two days without a radio. How could you help it from up here?
+ [send a message # hears: message, radio, call, tell, report, signal]
    You send the position to the coast guard. They read it back, number by number.
+ [give light # hears: light, mirror, flash, shine, laser]
    The big solar panel flashes like a mirror, and on the sea somebody looks up.
+ [(idea) # hears: @anything]
    {echo()} You try it, and send the position to the coast guard as well. Two ways are safer than one.
- The old computer's power is nearly used up. {spare_part == "battery": Do you give it the whole battery, or half, so that you get home safely? | Do you share the shuttle's power, or save its memory?}
+ [all of it # hears: whole, all, everything, share]
    ~ power--
    It hums like new, and you fly home with a good feeling.
+ [the careful way # hears: half, spare, save, memory, stick, some]
    A clever decision, it writes. One must be able to get home in order to help again.
+ [(other) # hears: @anything]
    You do it in your way, and the screen writes a small smile.
- {power > 2: With so much power the way back is easy. | The power is low, so you let the earth's pull do the work.} {robot} asks: why do we float, if gravity is still here? What do you tell it?
+ [(falling) # hears: fall, falling, around, orbit]
    Exactly. We fall all the time, and so fast sideways that we always miss the earth.
+ [(other) # hears: @anything]
    The commander adds: we fall all the time, but so fast sideways that we always miss the earth.
- At dinner, soup from a bag, the message comes: the ship is safe, with nine people and one parrot on board. What do you do?
+ [(any) # hears: @anything]
    {echo()} And everybody does it with you, upside down.
- The space agency wants to give the old satellite a new task. What should it watch from now on?
+ [(any) # hears: @anything]
    {echo()} They write it in the plan, with your name beside it.
- Before you sleep, you may look out of the big window. The side with the night and the cities, or the side with the dawn?
+ [the night # hears: night, cities, lights, city]
    Threads of gold, and in between a thunderstorm like a flickering lamp.
+ [the dawn # hears: dawn, sun, morning, day]
    A thin blue line, then a golden one, and everything begins again.
- And far away something beeps: one, two, four, seven, eleven. It only says good night now. What would your own signal be?
+ [(any) # hears: @anything]
    {echo()} Somebody out there will count along.
- -> the_end
