INCLUDE common.ink
VAR planted = 0

=== start
Welcome to the word garden{comma_name()}. Every new word is a seed. You use it, and it grows. Here is the first seed.
-> next

=== next
~ asked++
{asked % 5 == 0: -> water}
{asked > 1: {seed_line()}}
-> pick

=== function seed_line
{shuffle:
- Here is another seed.
- The next seed is shiny.
- Let us plant one more.
- Dig a little hole for this one.
- A new word is waiting.
- Look what the wind brings.
}

=== pick
{older: -> pick_older}
-> pick_young

=== pick_young
{shuffle once:
- -> plant("cosy", "Cosy means warm and soft and safe, like under a blanket.", "Where do you feel cosy?")
- -> plant("gigantic", "Gigantic means very, very big.", "What is gigantic? Tell me one thing.")
- -> plant("whisper", "To whisper is to talk very softly.", "When do you whisper?")
- -> plant("sparkle", "To sparkle is to shine with little lights.", "What can sparkle?")
- -> plant("crunchy", "Crunchy food makes a noise when you bite.", "What crunchy thing do you eat?")
- -> plant("gentle", "Gentle means soft and careful.", "With whom are you gentle?")
- -> plant("puddle", "A puddle is a small pool of rain.", "What do you do in a puddle?")
- -> plant("wobbly", "Wobbly means it shakes from side to side.", "What is wobbly, like jelly?")
- -> plant("brave", "Brave means you do it although it is hard.", "When were you brave?")
- -> plant("nibble", "To nibble is to eat in tiny bites.", "Who nibbles, do you think?")
- -> plant("fluffy", "Fluffy means soft like a cloud.", "What do you know that is fluffy?")
- -> plant("enormous", "Enormous is another word for huge.", "What would you like to have that is enormous?")
- -> plant("grumpy", "Grumpy means in a bad mood.", "What helps when you are grumpy?")
- -> plant("tiptoe", "To tiptoe is to walk on your toes, so that nobody hears you.", "Where would you tiptoe?")
- -> plant("delicious", "Delicious means it tastes very, very good.", "What is the most delicious thing?")
- -> plant("nest", "A nest is a bird's bed for its eggs.", "What would you put in a nest to make it soft?")
- -> plant("splash", "A splash is what water does when you jump in.", "Where do you splash?")
- -> plant("slippery", "Slippery means you can slide on it.", "What is slippery?")
- -> plant("proud", "Proud is the warm feeling when you did something well.", "What are you proud of?")
- -> plant("twirl", "To twirl is to turn round and round.", "Can you twirl? Tell me how it feels.")
- -> plant("shelter", "A shelter is a place that keeps you dry and safe.", "What would you build a shelter from?")
- -> plant("prickly", "Prickly things poke your fingers, like a hedgehog.", "What else is prickly?")
}
{older: -> all_done}
-> pick_older

=== pick_older
{shuffle once:
- -> plant("curious", "Curious means you want to find out more and more.", "What are you curious about?")
- -> plant("reluctant", "Reluctant means you do not really want to, but perhaps you will.", "What are you sometimes reluctant to do?")
- -> plant("ancient", "Ancient means very, very old, thousands of years.", "Name something ancient.")
- -> plant("transparent", "Transparent means you can look right through it.", "What is transparent in your home?")
- -> plant("fragile", "Fragile things break easily.", "What fragile thing do you have to carry carefully?")
- -> plant("persistent", "A persistent person keeps trying and does not give up.", "When were you persistent?")
- -> plant("reflection", "A reflection is your picture in a mirror or in still water.", "Where have you seen your reflection?")
- -> plant("mysterious", "Mysterious means nobody quite knows what it is.", "What do you find mysterious?")
- -> plant("hibernate", "To hibernate is to sleep all winter.", "Which animal hibernates, or would you like to?")
- -> plant("generous", "Generous people share gladly.", "Who do you know that is generous?")
- -> plant("horizon", "The horizon is the line where earth and sky meet.", "What would you like to see on the horizon?")
- -> plant("exaggerate", "To exaggerate is to make it bigger than it was. I waited a million years!", "Can you exaggerate something for me?")
- -> plant("drowsy", "Drowsy means almost asleep.", "What makes you drowsy?")
- -> plant("camouflage", "Camouflage is when a colour hides you.", "Where would you hide, with good camouflage?")
- -> plant("nocturnal", "Nocturnal animals are awake at night.", "What would you do if you were nocturnal?")
- -> plant("invention", "An invention is something new that somebody thought of.", "What invention does the world still need?")
- -> plant("peculiar", "Peculiar means strange in an interesting way.", "What is the most peculiar thing you ate?")
- -> plant("magnificent", "Magnificent means so grand that you hold your breath.", "What have you seen that was magnificent?")
- -> plant("hesitate", "To hesitate is to wait a moment because you are not sure.", "When do you hesitate?")
- -> plant("treasure", "To treasure something is to keep it dearly.", "What do you treasure?")
- -> plant("meander", "A river meanders when it bends this way and that.", "Where would you like to meander?")
- -> plant("marvellous", "Marvellous means wonderful and surprising.", "Tell me something marvellous.")
}
{not older: -> all_done}
-> pick_young

=== plant(word, meaning, question)
~ tries = 0
The word is {word}. {meaning} {question}
- (listen)
+ [(uses) # hears: {word}]
    ~ planted++
    ~ score++
    {shuffle:
    - You used the word {word} yourself! It is blooming already.
    - There it was, {word}, right in your sentence. A flower opens.
    - I heard {word}! That seed has roots now.
    }
    -> next
+ [(what) # hears: what does, what is, mean, @hint]
    Once more. {meaning} {question}
    -> listen
+ [(skip) # hears: @unsure, @no, @give-up]
    ~ planted++
    {shuffle:
    - We just plant it and see. Some seeds need time.
    - That is fine. We put {word} in the ground and let it rest.
    - No hurry. The word {word} can sleep a little.
    }
    -> next
+ [(answer) # hears: @anything]
    ~ planted++
    {shuffle:
    - {how_nice()} The seed {word} is in the ground.
    - I see a green tip! That is {word}, growing.
    - Good. We water {word} with your answer.
    - {how_nice()} Now {word} has a place in our garden.
    - Thank you. I put a little sign there that says {word}.
    }
    -> next

=== water
{shuffle once:
- -> invite("We have {planted} words in the garden. Let us water them: say your favourite word of today, loud and clear.", "Splash! It is growing.", -> on)
- -> invite("A bird comes into the garden and asks for a word. Which word do you give it?", "The bird carries it off and sings it to its friends.", -> on)
- -> invite("The sun is shining on our words. Can you put one of them into a whole sentence?", "That sentence stands there like a sunflower.", -> on)
- -> invite("A snail wants to eat a word. Which word may it have, one you do not like?", "Crunch. The snail says thank you.", -> on)
- -> invite("Do you know a special word that I should plant? Tell me one.", "Thank you, gardener. I plant it near the gate.", -> on)
- -> invite("Let us make up a new word that nobody knows. What is yours?", "I have never heard it before. That is what makes it new.", -> on)
}
- (on)
{seed_line()}
-> pick

=== all_done
Our garden is full{comma_name()}, with {planted} words in it. I have never seen such a garden!
-> END

=== winding_down
{planted > 1: We planted {planted} words today{comma_name()}. }
Now the gate closes softly. Words grow best at night, while you sleep.
-> END
