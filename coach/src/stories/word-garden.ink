INCLUDE common.ink
VAR planted = 0

=== start
{shuffle:
- Welcome to the word garden{comma_name()}! {not little: Every word is a seed.}
- The garden gate is open{comma_name()}. {not little: Let us plant words.}
- Our garden is awake{comma_name()}. {not little: Here is a seed.}
- Put on your garden boots{comma_name()}. {not little: We plant words.}
}
-> next

=== next
~ asked++
{asked % 5 == 0: -> water}
-> pick

=== pick
{
- older && (has_new("pick_older") || not has_new("pick_young")): -> pick_older
- not older && not has_new("pick_young") && has_new("pick_older"): -> pick_older
}
-> pick_young

=== pick_young
{shuffle once:
- -> plant("cosy", "Cosy means warm and soft, like under a blanket.", "Where do you feel cosy?")
- -> plant("gigantic", "Gigantic means very, very big.", "What is gigantic?")
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
- -> plant("tiptoe", "To tiptoe is to walk softly on your toes.", "Where would you tiptoe?")
- -> plant("delicious", "Delicious means it tastes very, very good.", "What is the most delicious thing?")
- -> plant("nest", "A nest is a bird's bed for its eggs.", "What makes a nest soft?")
- -> plant("splash", "A splash is what water does when you jump in.", "Where do you splash?")
- -> plant("slippery", "Slippery means you can slide on it.", "What is slippery?")
- -> plant("proud", "Proud means glad that you did something well.", "What are you proud of?")
- -> plant("twirl", "To twirl is to turn round and round.", "How does it feel to twirl?")
- -> plant("shelter", "A shelter keeps you dry and safe.", "What would you build a shelter from?")
- -> plant("prickly", "Prickly things poke your fingers, like a hedgehog.", "What else is prickly?")
- -> plant("giggle", "To giggle is to laugh in little bubbles.", "What makes you giggle?")
- -> plant("sticky", "Sticky things hold on to your fingers.", "Which food is sticky?")
- -> plant("bumpy", "A bumpy road makes you hop in your seat.", "Where was it bumpy?")
- -> plant("rustle", "Leaves rustle when the wind goes through.", "What else can rustle?")
- -> plant("squeeze", "To squeeze is to press hard, like a lemon.", "What can you squeeze?")
- -> plant("drizzle", "A drizzle is very fine rain.", "What do you wear in a drizzle?")
- -> plant("stroll", "A stroll is a slow, nice walk.", "Where would you stroll?")
- -> plant("huddle", "To huddle is to sit close together.", "With whom do you huddle?")
- -> plant("glow", "To glow is to shine softly in the dark.", "What can glow?")
- -> plant("gobble", "To gobble is to eat very fast.", "What would you gobble up?")
- -> plant("tangle", "A tangle is a big knot of hair or string.", "What gets in a tangle?")
- -> plant("burrow", "A burrow is a home that an animal digs.", "Who lives in a burrow?")
- -> plant("feast", "A feast is a big, good meal.", "What is there at your feast?")
- -> plant("crumb", "A crumb is a tiny bit of bread or cake.", "Who eats the crumb?")
- -> plant("hollow", "Hollow means empty inside.", "What lives in a hollow tree?")
- -> plant("pounce", "To pounce is to jump on something like a cat.", "What would a kitten pounce on?")
- -> plant("chilly", "Chilly means a bit too cold.", "What do you do when it is chilly?")
- -> plant("patient", "Patient people can wait without grumbling.", "When are you patient?")
- -> plant("float", "To float is to swim on top and not sink.", "What floats in your bath?")
- -> plant("mend", "To mend is to make a broken thing whole.", "What could we mend?")
- -> plant("peep", "To peep is to look quickly and in secret.", "Where would you peep in?")
- -> plant("scatter", "To scatter is to throw things all around.", "What can you scatter for the birds?")
- -> plant("stubborn", "Stubborn means you will not change your mind.", "Which animal is stubborn, do you think?")
- -> plant("twinkle", "To twinkle is to shine on and off, like a star.", "What else can twinkle?")
- -> plant("thirsty", "Thirsty means your mouth wants a drink.", "What do you drink when you are thirsty?")
- -> plant("snuggle", "To snuggle is to lie close and warm.", "With whom do you snuggle?")
- -> plant("wander", "To wander is to walk about without a plan.", "Where would you wander?")
- -> plant("sour", "Sour makes your face go funny, like a lemon.", "What is sour?")
}
{older: -> all_done}
-> pick_older

=== pick_older
{shuffle once:
- -> plant("curious", "Curious means you want to find out more and more.", "What are you curious about?")
- -> plant("reluctant", "Reluctant means you do not really want to{not little:, but perhaps you will}.", "What are you reluctant to do?")
- -> plant("ancient", "Ancient means very, very old, thousands of years.", "Name something ancient.")
- -> plant("transparent", "Transparent means you can look right through it.", "What is transparent in your home?")
- -> plant("fragile", "Fragile things break easily.", "What fragile thing do you have to carry carefully?")
- -> plant("persistent", "A persistent person keeps trying and does not give up.", "When were you persistent?")
- -> plant("reflection", "A reflection is your picture in a mirror{not little: or in still water}.", "Where have you seen your reflection?")
- -> plant("mysterious", "Mysterious means nobody quite knows what it is.", "What do you find mysterious?")
- -> plant("hibernate", "To hibernate is to sleep all winter.", "Which animal hibernates, or would you like to?")
- -> plant("generous", "Generous people share gladly.", "Who do you know that is generous?")
- -> plant("horizon", "The horizon is where earth and sky meet.", "What could be on the horizon?")
- -> plant("exaggerate", "To exaggerate is to make it bigger than it was. {not little: I waited a million years!}", "Can you exaggerate something for me?")
- -> plant("drowsy", "Drowsy means almost asleep.", "What makes you drowsy?")
- -> plant("camouflage", "Camouflage is when a colour hides you.", "Where would you hide, with good camouflage?")
- -> plant("nocturnal", "Nocturnal animals are awake at night.", "What would you do if you were nocturnal?")
- -> plant("invention", "An invention is something new that somebody thought of.", "What invention does the world still need?")
- -> plant("peculiar", "Peculiar means strange in an interesting way.", "What is the most peculiar thing you ate?")
- -> plant("magnificent", "Magnificent means so grand that you hold your breath.", "What have you seen that was magnificent?")
- -> plant("hesitate", "To hesitate is to wait because you are not sure.", "When do you hesitate?")
- -> plant("treasure", "To treasure something is to keep it dearly.", "What do you treasure?")
- -> plant("meander", "A river meanders when it bends this way and that.", "Where would you like to meander?")
- -> plant("marvellous", "Marvellous means wonderful and surprising.", "Tell me something marvellous.")
- -> plant("ponder", "To ponder is to think slowly and deeply.", "What do you ponder at night?")
- -> plant("vivid", "Vivid colours are bright and strong.", "Which vivid picture do you remember?")
- -> plant("clumsy", "Clumsy means you bump into things and drop them.", "When does everybody get clumsy?")
- -> plant("scarce", "Scarce means there is hardly any of it.", "What is scarce in a desert?")
- -> plant("absurd", "Absurd means so silly that it cannot be.", "Can you tell me something absurd?")
- -> plant("nimble", "Nimble means quick and light on your feet.", "Which animal is nimble?")
- -> plant("summit", "The summit is the highest point of a mountain.", "What would you shout on a summit?")
- -> plant("cunning", "Cunning means clever in a tricky way.", "Who is cunning in a story you know?")
- -> plant("soothe", "To soothe is to make somebody calm.", "What can soothe you?")
- -> plant("illusion", "An illusion looks real, but is not.", "Which illusion have you seen?")
- -> plant("abundant", "Abundant means there is more than enough.", "What is abundant in summer?")
- -> plant("eavesdrop", "To eavesdrop is to listen to others without being seen.", "Why is it unfair to eavesdrop?")
- -> plant("perplexed", "Perplexed means you have no idea what is going on.", "What leaves you perplexed?")
- -> plant("sturdy", "Sturdy things are strong and do not tip over.", "What would you build that is sturdy?")
- -> plant("ambitious", "Ambitious people aim for something big.", "Which ambitious plan would you like to try?")
- -> plant("melancholy", "Melancholy is a soft, quiet kind of sadness.", "Which music sounds melancholy?")
- -> plant("resilient", "Resilient means you bounce back after something hard.", "Who is resilient, do you think?")
- -> plant("contradict", "To contradict is to say the opposite.", "When is it good to contradict?")
- -> plant("obsolete", "Obsolete means nobody uses it any more.", "What is obsolete in your home?")
- -> plant("serene", "Serene means calm and clear like a lake at dawn.", "Which place is serene?")
- -> plant("vanish", "To vanish is to be gone all at once.", "What would you make vanish?")
- -> plant("dilemma", "In a dilemma both ways have something bad.", "Can you think of a dilemma?")
- -> plant("spontaneous", "Spontaneous means without a plan, just like that.", "What did you do that was spontaneous?")
- -> plant("empathy", "Empathy is feeling what another person feels.", "How do you show empathy?")
- -> plant("labyrinth", "A labyrinth is a maze where you get lost.", "What would you take into a labyrinth?")
- -> plant("whimsical", "Whimsical means playful and a little odd.", "What would a whimsical house look like?")
- -> plant("inevitable", "Inevitable means it will happen, whatever you do.", "What is inevitable?")
- -> plant("kaleidoscope", "A kaleidoscope is a tube full of changing colours.", "What else changes like a kaleidoscope?")
}
{not older: -> all_done}
-> pick_young

// Each word brings its meaning and a question, so the seed needs no announcement.
=== plant(word, meaning, question)
{meaning} {question}
- (listen)
+ [(uses) # hears: {word}]
    ~ planted++
    ~ score++
    {shuffle:
    - You said {word} yourself, and it blooms!
    - I heard {word}, it has roots now!
    - There it was, {word}, a flower opens!
    - Your {word} is growing already!
    - {word}, there it is, hooray!
    }
    -> next
+ [(what) # hears: what does, what is, mean, @hint]
    Once more: {meaning} {question}
    -> listen
+ [(skip) # hears: @unsure, @no, @give-up]
    ~ planted++
    {shuffle:
    - Then {word} sleeps in the ground.
    - No hurry, {word} needs time to grow.
    - We plant {word} and wait.
    - Let {word} rest, we come back.
    }
    -> next
+ [(answer) # hears: @anything]
    ~ planted++
    {shuffle:
    - So {word} is in the ground.
    - I see a green tip of {word}!
    - We water {word} with your answer.
    - Now {word} has a place here.
    - I write {word} on a sign.
    - A worm wriggles around {word}.
    - Thank you, {word} stretches to the sun.
    - {word} gets a sunny spot.
    - A bee hums around {word}.
    }
    -> next

=== water
{shuffle:
- -> invite("We have {planted} words now, which one is your favourite?", "Splash, it grows!", -> pick)
- -> invite("A bird asks for a word, which one do you give it?", "It sings it to its friends.", -> pick)
- -> invite("Can you put one of our words into a whole sentence?", "It stands there like a sunflower.", -> pick)
- -> invite("A snail wants to eat a word, which one may it have?", "Crunch, says the snail.", -> pick)
- -> invite("Do you know a special word that I should plant?", "I plant it near the gate.", -> pick)
- -> invite("Can you make up a word that nobody knows?", "Brand new, and it smells of mint.", -> pick)
- -> invite("Which word sounds the softest to you?", "It lies there like moss.", -> pick)
- -> invite("Which word would you whisper to a flower?", "The flower nods.", -> pick)
- -> invite("Which word is too long for our garden?", "It needs a very long bed.", -> pick)
- -> invite("A hedgehog brings a word from home, what could it be?", "It rolls it in on its back.", -> pick)
- -> invite("Which word would you paint on the gate?", "In big, bright letters!", -> pick)
- -> invite("It rains words, which one do you catch?", "Plop, right in your hands.", -> pick)
- -> invite("Which word makes people smile?", "I smile inside, too.", -> pick)
- -> invite("Which word do you know from another language?", "It gets a pot of its own.", -> pick)
}

=== all_done
Our garden is full{comma_name()}, with {planted} words in it. I have never seen such a garden!
-> END

=== winding_down
{planted > 1: We planted {planted} words today{comma_name()}. }
Now the gate closes softly. Words grow best at night, while you sleep.
-> END
