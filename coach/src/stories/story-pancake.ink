// For the youngest: a pancake that would rather roll than be eaten.
=== pancake
{shuffle:
- In a big kitchen a pancake hops out of the pan!
}
Do you run after it, or call it?
+ [run # hears: run, after, catch]
    It rolls and rolls, and you run and run.
+ [call # hears: call, shout, stop]
    I am only going for a walk, it calls.
+ [(other) # hears: @anything]
    It rolls out of the door and laughs.
- It rolls down the stairs. How does that sound?
+ [(any) # hears: @anything]
    {echo()} What a funny noise!
- Outside sits a hungry dog. Does the pancake stop, or jump over him?
+ [stop # hears: stop, wait]
    Good day, it says politely. The dog forgets to bite.
+ [jump # hears: jump, over, hop]
    Hop, over the nose and away!
+ [(other) # hears: @anything]
    The dog only wags his tail.
- Do you take the dog along, or give him a bone?
+ [along # hears: along, take, come]
    Now you are two, running after a pancake.
+ [a bone # hears: bone, give]
    He is happy and waves with his tail.
+ [(other) # hears: @anything]
    The dog says woof, thank you.
- The pancake wants a hat. What could be its hat?
+ [(any) # hears: @anything]
    {echo()} It looks very fine.
- It comes to a river. It cannot swim! How does it get across?
+ [(any) # hears: @anything]
    {echo()} That works.
- A fox says: come on my nose. Should it go?
+ [no # hears: @no, not]
    No, thank you, it says. Very clever!
+ [yes # hears: @yes]
    You call: careful! And it rolls on quickly.
+ [(other) # hears: @anything]
    It rolls around the fox, in a big circle.
- The fox would like to play, too. What do you tell him?
+ [(any) # hears: @anything]
    He smiles, and he runs along with you.
- Up a hill! The pancake is tired. Do you push, or carry it?
+ [push # hears: push]
    Push, push, puff, and you are on top.
+ [carry # hears: carry, hold, arms]
    It is still warm, like a small blanket.
+ [(other) # hears: @anything]
    Together you get to the top.
- From the hill you can see far. What do you see?
+ [(any) # hears: @anything]
    {echo()} It looks tiny from here.
- Now the wind comes. Do you hold it, or let it fly?
+ [hold it # hears: hold, keep]
    You hold on tight, and it flaps like a flag.
+ [fly # hears: fly, let, go]
    It sails like a bird, round and round.
+ [(other) # hears: @anything]
    The wind laughs and blows a bit softer.
- Plop! Where does it land?
+ [(any) # hears: @anything]
    {echo()} There is a birthday party!
- The party has no cake. Poor children! What could the pancake do?
+ [(any) # hears: @anything]
    {echo()} It wants to help.
- It shows you how to bake a hundred. With jam, or with sugar?
+ [jam # hears: jam, strawberry]
    Red jam up to the ears!
+ [sugar # hears: sugar, sweet]
    It snows sugar on the table.
+ [(other) # hears: @anything]
    That tastes so good.
- And our pancake? Shall it stay, or roll on?
+ [stay # hears: stay, party, here]
    It stays and dances with the plates.
+ [roll on # hears: roll, on, go, away]
    Bye, it calls, I still want to see the sea!
+ [(other) # hears: @anything]
    That is what it wanted, too.
- What do you all sing at the end?
+ [(any) # hears: @anything]
    Everybody sings along, even the fox.
- -> the_end
