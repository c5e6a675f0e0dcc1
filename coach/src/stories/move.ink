INCLUDE common.ink
VAR moves = 0

=== start
{shuffle:
- Time to move{comma_name()}! Find a bit of free floor. Are you ready?
- Shake the sleep out of your legs{comma_name()}! Do you have some room around you?
- Let us get moving{comma_name()}! Is the floor free of toys?
- My favourite, moving time! Have you got space to jump?
- Up you get{comma_name()}! Is there room for big arms?
}
+ [(wait) # hears: wait, not ready, not yet, no, one moment, moment]
    I wait. Push the chairs aside, and take off slippery socks. Now?
    + + [(ready) # hears: @anything]
        Here we go.
+ [(quiet) # hears: can't in bed, can't in the car, can't sitting, in bed, in my bed, in the car, on the bus, lying, sitting, no jumping, not allowed, no space, no room]
    Then we take something quiet.
    -> calm
+ [(ready) # hears: @done, @anything]
    Then here we go.
- -> next

=== next
~ asked++
{asked % 5 == 0: -> choose}
{asked % 3 == 0: -> freeze}
{older && has_new("pick_older"): -> pick_older}
{not older && not has_new("pick_young") && has_new("pick_older"): -> pick_older}
-> pick_young

=== choose
{shuffle once:
- Puff, or rest, what do your legs say: wild or calm?
- Next round, wild as a storm, or calm as a lake?
- Do you feel like a rocket, or like a feather?
- Big jumps, or slow stretches?
- Are you still a tiger, or a sleepy cat?
- Shall we go wild, or go easy?
- Loud feet, or quiet feet?
- More power, or more peace?
- You have been moving a lot. Is it to be wild, or calm?
- Catch your breath. Shall it be quick, or slow?
- What next: something fast, or something gentle?
- How are your legs? More action, or a little stretch?
- Wild as the wind, or soft as snow?
- Quick like a hare, or quiet like a cat?
}
+ [wild # hears: wild, fast, puff, action, wind, quick, hare, run, crazy, more, storm, rocket, jumps, tiger, loud, power, @yes]
    {shuffle:
    - Wild it is.
    - Hold on to your hair.
    - Off we go, full speed.
    - Here comes the storm.
    - Engines on.
    - Then let us rumble.
    }
    -> wild
+ [calm # hears: calm, slow, gentle, stretch, soft, snow, quiet, cat, tired, lake, feather, sleepy, rest, peace, @no, easy]
    {shuffle:
    - Then softly.
    - Good, we slow down.
    - Quiet feet now.
    - Gently, then.
    - We let the air out.
    - Nice and easy.
    }
    -> calm
+ [(any) # hears: @unsure, you choose, both]
    Then I choose.
    -> wild

=== do(task, praise)
~ moves++
{task}
+ [(not) # hears: @no, too hard, I can't, I cannot, hard, @unsure]
    {shuffle:
    - Trying is what counts.
    - No problem, we take another.
    - Your body knows what is enough.
    - Fine, we leave that one out.
    - Not every move is for every day.
    - Then something else for you.
    }
+ [(again) # hears: @again]
    {shuffle:
    - Once more, then! Are you done?
    - Encore! How was the second time?
    - And again! Was it easier now?
    - One more time. Did it go better?
    - Gladly, the same again. Are you puffing yet?
    }
    + + [(done) # hears: @anything]
        {praise}
+ [(done) # hears: @done, @anything]
    {praise}
- -> next

=== pick_young
{shuffle once:
- -> do("Stomp in pretend puddles, splash, splash, splash! Are your socks wet?", "Splish, splash, happy feet.")
- -> do("Slither on your tummy like a snake. Have you reached the other side?", "Sss, very slippery.")
- -> do("Waddle like a penguin, feet together. Did you keep your egg warm?", "Safe and warm.")
- -> do("Hop like a kangaroo with a baby in its pouch. Is the baby laughing?", "Boing, boing, boing.")
- -> do("Creep like a tiny ladybird, step by step. Are you on the leaf?", "The leaf did not even bend.")
- -> do("Be a teapot with a handle and a spout, and pour. Is the cup full?", "Thank you for the tea.")
- -> do("Pretend to row a boat, long pulls. Row, row, row. Can you see the shore?", "What strong arms.")
- -> do("Swing your arms like a monkey from branch to branch. How many trees?", "Ooh ooh, ah ah.")
- -> do("Bend down and touch your toes. Hello, toes! Did they say hello?", "Ten small hellos.")
- -> do("Turn around slowly like a merry-go-round. Has it stopped?", "Now the room turns a bit.")
- -> do("Reach for the moon, higher, higher. Did you touch it?", "It is a bit dusty up there.")
- -> do("Gallop like a pony once around the rug. Clip clop! Are you back?", "Good pony, brrr.")
- -> do("Be a seed, all curled up, and grow into a flower. Have you opened?", "You smell of summer.")
- -> do("Knead dough with your hands, push and roll. Is the bread ready?", "Mm, fresh bread.")
- -> do("Walk backwards five tiny steps, and look over your shoulder. Did you do it?", "Backwards, and still in one piece.")
- -> do("Shake your hands, shake your arms, shake your legs. Are you all shaky?", "Like a jelly on a plate.")
- -> do("Climb a pretend ladder, hand over hand. Can you see the roof?", "What a view up there.")
- -> do("Be a robot with stiff arms and legs. Beep, beep! Is your battery full?", "Beep, well done.")
- -> do("Pretend to ice skate, slide and slide. Did you glide?", "Smooth as ice.")
- -> do("Blow on pretend dandelions, whoosh! Did the seeds fly?", "Off they go.")
- -> do("Drum on your legs, slow, and then fast. Can you hear it?", "What a band you are.")
- -> do("Be a windmill with two big arms. Is the wind strong?", "Round and round it goes.")
- -> do("Put one hand on your head and hop three times. Did you manage?", "Your head is still there, good.")
- -> do("Catch pretend butterflies, ever so gently. How many?", "And now they fly home.")
- -> do("Sneak like a fox past a sleeping hen. Did she wake up?", "Not a feather moved.")
- -> do("Bounce like a rubber ball, small, and then big. Are you bouncing?", "Boing, to the ceiling nearly.")
- -> do("Wave with your foot. Now with the other one. Did somebody wave back?", "Hello, said your feet.")
- -> do("Be a car and park backwards. Beep, beep, beep! Are you parked?", "Parked like a champion.")
- -> do("Put on pretend boots, coat and hat, very fast. Are you dressed?", "Ready for any weather.")
- -> do("Paint the wall with a giant pretend brush, up and down. Which colour?", "A lovely wall.")
- -> do("Jump like a frog, three times. Hop, hop, hop! Say done when you are done.", "What a springy frog.")
- -> do("Walk like an elephant, big heavy steps. Boom, boom. Tell me when you are there.", "The jungle is shaking.")
- -> do("Stand on one leg like a stork. Count to five. Did you manage it?", "Storks can do it for hours.")
- -> do("Crawl like a cat under a table or around a chair. Are you through?", "Not a sound. Very catty.")
- -> do("Reach up high and pick apples from a tree. How many did you get?", "A full basket.")
- -> do("Make yourself as small as a mouse. Smaller! Are you tiny?", "I can hardly hear you, little mouse.")
- -> do("Stretch up tall like a giraffe, on your toes. Can you feel the sky?", "Mind the clouds.")
- -> do("Flap your arms and fly once around the room like a bird. Have you landed?", "A soft landing.")
- -> do("Wiggle your fingers, wiggle your nose, wiggle your bottom! Are you wiggling?", "Wiggle, waggle, woo.")
- -> do("Clap in front, clap behind, clap up high. Did you get all three?", "Clap, clap, clap.")
- -> do("Choo choo, be a train around the room. Are you at the station?", "Everybody out, please.")
- -> do("Walk like a crab, on hands and feet, tummy up. Did it work?", "Sideways is the way for crabs.")
- -> do("March like a parade, knees up high, ten steps. Are you there?", "Left, right, left, right.")
- -> do("Swim through the room with big arms. Can you see the fish?", "Blub, blub, well swum.")
- -> do("Paint a giant circle in the air with each arm. Done?", "I bet it was round.")
- -> do("Kick an imaginary ball into a goal. Ready, kick! Was it a goal?", "The crowd goes wild.")
}
{older: -> all_done}
-> pick_older

=== pick_older
{shuffle once:
- -> do("Stand on one leg and draw an eight with the other foot. Did you stay up?", "An eight without a pencil.")
- -> do("Hold a plank like a table, and count to fifteen. How far did you get?", "Strong tables hold long.")
- -> do("Jump sideways over a pretend stream, eight times. Are your feet dry?", "Dry as a camel.")
- -> do("Walk five steps as a sailor on a rolling ship. Did you stay on deck?", "The captain is impressed.")
- -> do("Draw a triangle with one hand and a circle with the other. Which one won?", "Brains love that puzzle.")
- -> do("Balance a book on your head, and walk to the door and back. Did it stay?", "Queens train like that.")
- -> do("Clap a rhythm, four beats, and repeat it with your feet. Was it the same?", "You are a drum with legs.")
- -> do("Sit against a wall without a chair, and count to twenty. Are your legs burning?", "That is the invisible chair.")
- -> do("Throw a pretend ball up, clap twice, and catch it. How often did it work?", "Jugglers start just like that.")
- -> do("Make your body into the letter t, then y, then x. Which was easiest?", "A living alphabet.")
- -> do("Skip with a pretend rope, twenty times. Did you trip?", "Nobody trips on a pretend rope. {not little: Or do they?}")
- -> do("Stand up, turn around, sit down, as slowly as you can. How long did it take?", "A snail would be proud.")
- -> do("Do three lunges like a fencer, forward and back. Who won the duel?", "En garde, well fought.")
- -> do("Move only one finger, then one hand, one arm, and then everything. Are you all moving?", "From a whisper to a storm.")
- -> do("Jump and clap your feet together in the air, if you can. Did they meet?", "Ballet dancers practise that for years.")
- -> do("Walk like somebody who is very proud, then very sneaky. Which suits you?", "You could be on a stage.")
- -> do("Stand still for twenty seconds and notice three sounds. What did you hear?", "Good ears need still legs.")
- -> do("Hop on your left foot five times, and on your right foot five. Which is stronger?", "Most people have a favourite leg.")
- -> do("Be a tree in a storm: roots firm, branches wild. Did your roots hold?", "Deep roots, well done.")
- -> do("Do the mountain climber, hands on the floor, running feet, ten steps. At the top?", "Plant your flag up there.")
- -> do("Roll your head slowly, left, down, right. Is your neck loose?", "Slow is the secret.")
- -> do("Step up on one stair and down again, ten times, holding on. Done?", "That was a small hill.")
- -> do("Try to touch your nose with your tongue, and your ear with your elbow. Any luck?", "Hardly anybody can do that.")
- -> do("Swap two places in the room in as few jumps as you can. How many jumps?", "Next time one fewer, perhaps.")
- -> do("Act out brushing your teeth without a brush. Would somebody guess it?", "That is called mime.")
- -> do("Crouch like a sprinter: on your marks, set, go, three steps. How was the start?", "Fast out of the blocks.")
- -> do("Lift your heels, stand on your toes, and count to twelve. Did you wobble?", "Ankles of steel.")
- -> do("Do a slow push-up against the wall, eight times. Is the wall still there?", "It moved a bit, I think.")
- -> do("Cross your arms and legs, and sit down and stand up. Did it work?", "Pretzels cannot do that.")
- -> do("Invent a greeting with hands and feet for your friends. How does it go?", "A secret handshake, then.")
- -> do("Balance on one leg, eyes closed, and count slowly to ten. How far did you get?", "Closed eyes make it twice as hard.")
- -> do("Touch your right knee with your left elbow, then the other way round, ten times. Done?", "That wakes both halves of your brain.")
- -> do("Write your name in the air with your foot. Could somebody have read it?", "Foot writing is an art.")
- -> do("Run as if you were under water, for ten seconds. Finished?", "You deserve a slow motion medal.")
- -> do("Jump and turn half around in the air. Did you land softly?", "A soft landing is a master landing.")
- -> do("Jump wide like a star, and together again, ten times. How are you?", "Those are called jumping jacks.")
- -> do("Sit on the floor and stand up again without using your hands. Did it work?", "Many grown-ups cannot do that.")
- -> do("Walk along a line, heel to toe, like on a tightrope. Did you stay on it?", "No net, and you made it.")
- -> do("Pat your head and rub your tummy at the same time. Does it work?", "It is harder than it looks.")
- -> do("Move like a robot that is running out of power. Slower, slower, stop. Did you stop?", "Bzzzt. Please plug in.")
- -> do("Do five squats, slowly, as if you sat on an invisible chair. Done?", "Your legs will thank you later.")
- -> do("Draw a heart in the air with both hands at once. Did it work?", "Two hands, one heart.")
- -> do("Hop in a square on one foot. Are you back where you began?", "Exactly square, I hope.")
- -> do("Walk over pretend leaves without a sound. Did anybody hear you?", "Silent as a fox.")
- -> do("Stretch one arm up and one arm back, like an archer. Changed sides?", "Your shoulders just grew.")
- -> do("Invent a dance step and repeat it four times. What is your step called?", "I hereby declare it famous.")
}
{not older: -> all_done}
-> pick_young

=== freeze
{shuffle once:
- -> do("Skate, skate, skate, and freeze like a snowman! Are you melting?", "Not a drop, well frozen.")
- -> do("Fly, fly, fly, and freeze in the air like a kite. Are you hanging there?", "The wind holds its breath.")
- -> do("March, march, march, and freeze with one knee up! Did you hold it?", "Like a guard at a palace.")
- -> do("Dig, dig, dig, and freeze like a garden gnome. Are you smiling?", "Gnomes never blink.")
- -> do("Wobble like jelly, and freeze in the fridge! Are you set?", "Firm and fruity.")
- -> do("Jump like popcorn, pop, pop, pop, and freeze! Are you popped?", "One bowl of popcorn, please.")
- -> do("Row, row, row, and freeze like a fisherman. Did a fish bite?", "Patience is everything.")
- -> do("Stretch like chewing gum, long and longer, and freeze! Are you stuck?", "Very sticky indeed.")
- -> do("Gallop, gallop, and freeze like a horse statue. Is your tail still?", "A statue for the town square.")
- -> do("Paint the sky with both arms, and freeze! Which colour is it?", "I will look up tonight.")
- -> do("Dance like a spaghetti in hot water, and freeze, dry and straight! Are you straight?", "Ready for the packet.")
- -> do("Creep like a spider, and freeze when the light goes on! Are you still?", "Nobody saw you.")
- -> do("Bounce, bounce, bounce, and freeze on your tiptoes! Did you hold?", "Light as a feather.")
- -> do("Twirl like a leaf, and freeze on the ground. Have you landed?", "Autumn is over.")
- -> do("Play a wild guitar, and freeze on the last note! Can you hear it?", "The crowd is silent, too.")
- -> do("Chop vegetables, chop, chop, and freeze with the spoon up! Is the soup ready?", "Smells good from here.")
- -> do("Swing like a bell, ding, dong, and freeze! Is it quiet?", "The bell tower rests.")
- -> do("Be a rocket, five, four, three, two, one, and freeze in space! Are you floating?", "Greetings from orbit.")
- -> do("Dance, dance, dance, and freeze like a statue! Were you still?", "A very good statue.")
- -> do("Spin slowly once, and freeze like a tree. Are your branches still?", "Not a leaf moved.")
- -> do("Shake everything, shake, shake, and freeze with a funny face. Is it funny?", "I wish I could see that face.")
- -> do("Tiptoe, tiptoe, tiptoe, and freeze like a cat that saw a bird. Are you frozen?", "Even your whiskers were still.")
- -> do("Hop, hop, hop, and freeze on one leg! Did you wobble?", "A little wobble is allowed.")
- -> do("Run on the spot, faster, faster, and freeze! Can you hear your heart?", "Thump, thump. It likes to play.")
- -> do("Wave like grass in the wind, this way, that way, and freeze. Is the wind gone?", "All still on the meadow.")
- -> do("Stomp like a giant, stomp, stomp, and freeze. Then become a sleeping giant. Are you asleep?", "Shh. Giants snore.")
- -> do("Be a bouncing ball, lower and lower, and freeze on the floor. Have you stopped?", "The ball is resting.")
- -> do("Swim, swim, swim, and freeze into an ice cube. Are you cold?", "Let us melt you, drip, drip.")
}
{older && has_new("pick_older"): -> pick_older}
{not older && not has_new("pick_young") && has_new("pick_older"): -> pick_older}
-> pick_young

=== wild
{shuffle once:
- -> do("Run like a puppy that heard its dinner bowl. Did you get there first?", "Woof, dinner is served.")
- -> do("Hop like a flea from here to the door. How many hops?", "Tiny legs, giant jumps.")
- -> do("Do ten star jumps, as fast as you can. Are you twinkling?", "A whole sky of stars.")
- -> do("Be a hurricane, arms out, once around yourself, and calm down. All calm?", "The weather report says sunny.")
- -> do("Climb a pretend mountain, knees high, twelve steps. Is it windy up there?", "What a view from the top.")
- -> do("Kick, punch and block like a karate master, only air. Did the air give up?", "The air bows to you.")
- -> do("Swim away from a very slow shark, big strokes. Did you make it?", "The shark only wanted to say hello.")
- -> do("Skip across the room, as happy as you can. Are you singing?", "Happy feet, happy heart.")
- -> do("Jump over three pretend logs. Did you clear them all?", "A hurdler in the making.")
- -> do("Shake a pretend tree until all the apples fall. How many fell?", "Watch out, one more.")
- -> do("Drum on the floor with hands and feet. Is it loud?", "The neighbours are dancing, too.")
- -> do("Bounce on a pretend trampoline, twelve times. Did you touch the clouds?", "They are a bit damp.")
- -> do("Run on the spot while I count, five, four, three, two, one! Are you out of breath?", "Puff, puff. That was speedy.")
- -> do("Jump as high as you can, five times. Touch the sky! Did you?", "I heard a cloud say ouch.")
- -> do("Shake like a wet dog, from your nose to your tail. Is everything dry?", "Water everywhere.")
- -> do("Gallop like a horse twice around the room. Whoa! Have you stopped?", "Good horse. Here is an apple.")
- -> do("Box the air with your arms, ten quick ones. Done?", "The air has had enough.")
- -> do("Dance as crazily as you can. Go, go, go, and stop! Did you stop?", "What a dance.")
}
{older && has_new("pick_older"): -> pick_older}
{not older && not has_new("pick_young") && has_new("pick_older"): -> pick_older}
-> pick_young

=== calm
{shuffle once:
- -> do("Hold your hands on your tummy and feel it go up and down. Is it slow?", "Slow as the tide.")
- -> do("Pretend to smell a flower, and blow out a candle, three times. Is it out?", "A thin bit of smoke, and quiet.")
- -> do("Melt like an ice cream, from your head to your toes. Are you a puddle?", "A very comfy puddle.")
- -> do("Stroke your own arms, as if they were a cat. Are they purring?", "Rrr, say your arms.")
- -> do("Look for a spot on the ceiling, and only breathe for ten seconds. How was it?", "Doing nothing is an art.")
- -> do("Be a cloud that drifts very slowly over the room. Where are you now?", "Up there nobody hurries.")
- -> do("Rub your hands until they are warm, and put them on your cheeks. Is it nice?", "Small ovens, those hands.")
- -> do("Tense your whole body like a stone, and let go. Can you feel the difference?", "Stones are never as soft as you.")
- -> do("Stretch like a cat after a nap, and yawn. Did you yawn?", "Now I could nearly yawn myself.")
- -> do("Close your eyes and listen for the quietest sound. What was it?", "Quiet sounds are shy.")
- -> do("Wiggle only your toes, one after the other. Do they listen to you?", "Toes have their own mind.")
- -> do("Draw on your palm with one finger, very lightly. What did you draw?", "Only you know what it looks like.")
- -> do("Lie on your back like a starfish. Does the floor carry you?", "Starfish are never in a hurry.")
- -> do("Roll your shoulders slowly, back, back, and back. Are they loose?", "Like warm noodles.")
- -> do("Breathe in with your arms up, and out with your arms down. How is that?", "Your breath is a soft wind.")
- -> do("Fold over and let your arms hang like a sleepy gorilla. Nice?", "Gorillas know how to rest.")
- -> do("Sit down and draw circles with your feet, both ways. Done?", "Now your feet are happy.")
- -> do("Sway like a boat on quiet water. Do you hear the waves?", "A good ship, and a calm sea.")
}
{older && has_new("pick_older"): -> pick_older}
{not older && not has_new("pick_young") && has_new("pick_older"): -> pick_older}
-> pick_young

=== all_done
You did {moves} moves{comma_name()}. I am tired just from counting!
-> END

=== winding_down
{moves > 1: You did {moves} moves today{comma_name()}. }
Now shake out your arms and legs. Sit down, breathe in, breathe out. Your body worked well.
-> END
