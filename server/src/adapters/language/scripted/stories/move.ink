INCLUDE common.ink
VAR moves = 0

=== start
Time to move{comma_name()}! Find a bit of free floor where nothing can fall over. Are you ready?
+ [(wait) # hears: wait, not ready, not yet, no, one moment, moment]
    I wait. Push the chairs aside, and take off slippery socks. Now?
    + + [(ready) # hears: @anything]
        Here we go.
+ [(ready) # hears: @done, @anything]
    Then here we go.
- -> next

=== next
~ asked++
{asked % 5 == 0: -> choose}
{asked % 3 == 0: -> freeze}
{older: -> pick_older}
-> pick_young

=== choose
{shuffle once:
- You have been moving a lot. Is it to be wild, or calm?
- Catch your breath. Do you want something fast, or something slow?
- What next: something that makes you puff, or something gentle?
- How are your legs? More action, or a little stretch?
- Shall the next one be wild as the wind, or soft as snow?
- Quick like a hare, or quiet like a cat?
}
+ [wild # hears: wild, fast, puff, action, wind, quick, hare, run, crazy, more, @yes]
    {shuffle:
    - Wild it is.
    - Hold on to your hair.
    - Off we go, full speed.
    }
    -> wild
+ [calm # hears: calm, slow, gentle, stretch, soft, snow, quiet, cat, tired, @no, easy]
    {shuffle:
    - Then softly.
    - Good, we slow down.
    - Quiet feet now.
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
    - That one is tricky. Trying is what counts.
    - No problem, we take another.
    - Your body tells you what is enough. Good.
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
- -> do("Jump like a frog, three times. Hop, hop, hop! Say done when you are done.", "What a springy frog.")
- -> do("Walk like an elephant, big heavy steps. Boom, boom. Tell me when you have crossed the room.", "The jungle is shaking.")
- -> do("Stand on one leg like a stork. Count to five. Did you manage it?", "Storks can do it for hours, and now you have begun.")
- -> do("Crawl like a cat under a table or around a chair. Are you through?", "Not a sound. Very catty.")
- -> do("Reach up high and pick apples from a tree. One, two, three. How many did you get?", "A full basket.")
- -> do("Make yourself as small as a mouse. Smaller! Are you tiny?", "I can hardly hear you, little mouse.")
- -> do("Stretch up tall like a giraffe, on your toes. Can you feel the sky?", "Mind the clouds.")
- -> do("Flap your arms and fly once around the room like a bird. Have you landed?", "A soft landing.")
- -> do("Wiggle your fingers, wiggle your nose, wiggle your bottom! Are you wiggling?", "Wiggle, waggle, woo.")
- -> do("Clap in front, clap behind, clap up high. Did you get all three?", "Clap, clap, clap.")
- -> do("Roll your arms like wheels of a train and go choo choo around the room. Are you back at the station?", "Everybody out, please.")
- -> do("Walk like a crab, on hands and feet, tummy up. Just a few steps! Did it work?", "Sideways is the way for crabs.")
- -> do("March like a parade, knees up high, ten steps. Are you there?", "Left, right, left, right.")
- -> do("Swim through the room with big arms. Can you see the fish?", "Blub, blub, well swum.")
- -> do("Paint a giant circle in the air with your arm. And now with the other. Done?", "I bet it was round.")
- -> do("Kick an imaginary ball into a goal. Ready, kick! Was it a goal?", "The crowd goes wild.")
}
{older: -> all_done}
-> pick_older

=== pick_older
{shuffle once:
- -> do("Balance on one leg, eyes closed, and count slowly to ten. How far did you get?", "Closing your eyes makes it twice as hard.")
- -> do("Touch your right knee with your left elbow, then the other way round, ten times. Done?", "That wakes up both halves of your brain.")
- -> do("Write your name in the air with your foot. Could somebody have read it?", "Foot writing is an art.")
- -> do("Do the slow motion run. Run as if you were under water, for ten seconds. Finished?", "I wish there was a slow motion medal.")
- -> do("Jump and turn half around in the air. Try to land softly. Did you make it?", "A soft landing is a master landing.")
- -> do("Stand like a star, arms and legs wide. Then jump together, and wide, ten times. How are you?", "Those are called jumping jacks, or star jumps.")
- -> do("Sit on the floor and stand up again without using your hands. Did it work?", "Many grown-ups cannot do that.")
- -> do("Walk along a line on the floor, heel to toe, like on a tightrope. Did you stay on it?", "No net, and you made it.")
- -> do("Pat your head and rub your tummy at the same time. Does it work?", "It is harder than it looks.")
- -> do("Move like a robot that is running out of power. Slower, slower, stop. Did you stop?", "Bzzzt. Please plug in.")
- -> do("Do five squats, slowly, as if you sat on an invisible chair. Done?", "Your legs will thank you later.")
- -> do("Mirror yourself: whatever your left hand does, your right does as well. Draw a heart. Did it work?", "Two hands, one heart.")
- -> do("Hop on one foot in a square. Front, side, back, side. Are you back where you began?", "Exactly square, I hope.")
- -> do("Pretend the floor is covered in leaves, and walk without a sound across the room. Did anybody hear you?", "Silent as a fox.")
- -> do("Stretch one arm up and one arm back, like an archer. Hold it for five. Changed sides?", "Your shoulders just grew.")
- -> do("Invent a dance step and repeat it four times. What is your step called?", "I hereby declare it famous.")
}
{not older: -> all_done}
-> pick_young

=== freeze
{shuffle once:
- -> do("Dance, dance, dance, and freeze! Stand like a statue. Do not even wiggle. Were you still?", "A very good statue. You may thaw.")
- -> do("Spin slowly once, and freeze like a tree. Are your branches still?", "Not a leaf moved.")
- -> do("Shake everything, shake, shake, and freeze with a funny face. Is it funny?", "I wish I could see that face.")
- -> do("Tiptoe, tiptoe, tiptoe, and freeze like a cat that saw a bird. Are you frozen?", "Even your whiskers were still.")
- -> do("Hop, hop, hop, and freeze on one leg! Did you wobble?", "A little wobble is allowed.")
- -> do("Run on the spot, faster, faster, and freeze! Can you hear your heart?", "Thump, thump. It likes to play.")
- -> do("Wave like grass in the wind, this way, that way, and freeze. Is the wind gone?", "All still on the meadow.")
- -> do("Stomp like a giant, stomp, stomp, and freeze. Then become a sleeping giant. Are you asleep?", "Shh. Giants snore.")
- -> do("Be a bouncing ball, lower and lower and lower, and freeze on the floor. Have you stopped?", "The ball is resting.")
- -> do("Swim, swim, swim, and freeze into an ice cube. Are you cold?", "Let us melt you, drip, drip.")
}
{older: -> pick_older}
-> pick_young

=== wild
{shuffle once:
- -> do("Run on the spot while I count down. Ten, nine, eight, seven, six, five, four, three, two, one! Are you out of breath?", "Puff, puff. That was speedy.")
- -> do("Jump as high as you can, five times. Touch the sky! Did you?", "I think I heard a cloud say ouch.")
- -> do("Shake like a wet dog, from your nose to your tail. Is everything dry?", "Water everywhere.")
- -> do("Gallop like a horse twice around the room. Whoa! Have you stopped?", "Good horse. Here is an apple.")
- -> do("Box the air with your arms, ten quick ones. Done?", "The air has had enough.")
- -> do("Dance as crazily as you can until I say stop. Go, go, go, and stop! Did you stop?", "What a dance.")
}
{older: -> pick_older}
-> pick_young

=== calm
{shuffle once:
- -> do("Lie on your back and be a starfish. Feel the floor carry you. Do you feel it?", "Starfish have all the time in the world.")
- -> do("Roll your shoulders slowly, back, back, and back. Are they loose?", "Like warm noodles.")
- -> do("Breathe in with your arms up, and out with your arms down. Three times. How is that?", "Your breath is a soft wind.")
- -> do("Fold over and let your arms hang like a sleepy gorilla. Nice?", "Gorillas know how to rest.")
- -> do("Sit down and draw circles with your feet. One way, and then the other. Done?", "Feet work all day. Now they are happy.")
- -> do("Sway like a boat on quiet water. Left, and right. Do you hear the waves?", "A good ship, and a calm sea.")
}
{older: -> pick_older}
-> pick_young

=== all_done
You did {moves} moves{comma_name()}. I am tired just from counting!
-> END

=== winding_down
{moves > 1: You did {moves} moves today{comma_name()}. }
Now shake out your arms and legs. Sit down, breathe in, breathe out. Your body worked well.
-> END
