INCLUDE common.ink
VAR feeling = "that"
VAR friend = "Bruno the bear"

=== start
{shuffle:
- {not little: Feelings come and go like weather{comma_name()}.} How is the weather inside you today: sunny, rainy, stormy, or foggy?
- {not little: I would like to know how you are{comma_name()}.} Are you happy, sad, angry, worried, or tired just now?
- {not little: Let us look inside together.} What lives in your tummy today: sunshine, rain, thunder, or fog?
- {not little: Every day has its own feelings{comma_name()}.} What is today's: happy, sad, cross, worried, or sleepy?
}
-> weather

=== weather
+ [happy # hears: sunny, sun, happy, good, great, fine, glad, well, excited, fantastic, joyful]
    -> happy
+ [sad # hears: rainy, rain, sad, cry, crying, unhappy, down, upset, miss, missing, lonely]
    -> sad
+ [angry # hears: stormy, storm, angry, mad, cross, furious, grumpy, annoyed]
    -> angry
+ [worried # hears: worried, scared, afraid, nervous, fog, foggy, frightened, shy, scary]
    -> worried
+ [tired # hears: tired, sleepy, cloudy, bored, boring, clouds]
    -> tired
+ [(two) # hears: happy and sad, sad and happy, happy and angry, angry and sad, sad and angry, happy and tired, happy and scared, excited and scared, excited and nervous, happy but, both]
    Two feelings at once, that happens.
    -> friends
+ [something else # hears: else, mixed, different, @unsure, all of them, nothing, normal, okay, ok, so so, none, none of them, neither, weird, silly, funny, strange, don't want to say, don't want to tell]
    Not every feeling has a name.
    -> friends
+ [(other) # hears: @anything]
    {shuffle:
    - I do not want to guess. Is it more like happy, sad, angry, worried or tired?
    - Hard to put into one word. Is it more sun, rain, storm or fog?
    - Tell me a little more: happy, sad, cross, worried or sleepy?
    }
    -> weather

=== happy
{A sunny day inside, how lovely.|Sunshine again.} Where is it: in your tummy, your face, your feet?
+ [(any) # hears: @anything]
- {how_nice()} What made the sun come out?
+ [(unsure) # hears: @unsure, @no]
    Sometimes the sun just shines for no reason.
+ [(told) # hears: @anything]
    Thank you for sharing that with me{comma_name()}.
- Happiness grows when you give it away. Who could you make smile today?
+ [(any) # hears: @anything]
- Lovely. And how would you do it: a drawing, a hug, or a funny face?
+ [a drawing # hears: drawing, draw, picture, paint, card]
    A picture smiles for a long time.
+ [a hug # hears: hug, cuddle, kiss]
    A hug makes two people happy.
+ [a funny face # hears: funny, face, joke, laugh]
    Ha! Nobody can stay serious then.
+ [(other) # hears: @anything]
    An idea of your own, even better.
- -> friends

=== sad
It is all right to be sad. {not little: Rain is part of the weather.} Would you like to tell me, or shall we look for something that helps?
+ [tell # hears: tell, happened, because, say, @yes, my, I]
    I am listening. What was it?
    + + [(told) # hears: @anything]
        Thank you for telling me. {not little: That sounds hard.} A grown-up you love can hug you{not little:, and I cannot}.
+ [something that helps # hears: help, helps, think, @no, @unsure, something]
    Yes, let us look for something.
+ [(other) # hears: @anything]
    I hear you. You need not explain it.
- What helps when you are sad: a hug, a soft toy, or being quiet?
+ [a hug # hears: hug, cuddle, mummy, mommy, mum, mom, dad, daddy, granny, grandma]
    Then get a hug soon. {not little: A hug is like an umbrella.}
+ [a soft toy # hears: toy, teddy, bear, bunny, doll, soft, blanket]
    Soft toys are such good listeners. Hold yours tight.
+ [being quiet # hears: quiet, alone, bed, sleep, calm, while]
    Let us be quiet for one slow breath. In, and out.
+ [(other) # hears: @anything]
    If that helps you, it is good. You know yourself best.
- {not little: Rain never stays for ever.} What do you like, even on a rainy day?
+ [(any) # hears: @anything]
- {not little: {how_nice()}} There is light behind the cloud.
-> friends

=== angry
Being angry is allowed, hurting is not. Stamp your feet five times, as hard as you like. Did you stamp?
+ [(no) # hears: @no, @unsure]
    Then we just breathe it out.
+ [(done) # hears: @done, @anything]
    {not little: Stamp, stamp, stamp.} The floor can take it.
- Now blow like a big wind, three times. How is the storm now: smaller, or still big?
+ [smaller # hears: smaller, small, better, gone, less, away, good]
    Good blowing. The clouds are moving on.
+ [still big # hears: big, still, same, worse, bigger, angry, not]
    Then squeeze your fists tight, and let go. {not little: Big storms need a little longer.}
+ [(other) # hears: @anything]
    Storms take their time. That is all right.
- What was the storm about? {not little: You can tell me, or somebody at home.}
+ [(keep) # hears: keep, @no, @unsure, home, mum, mom, dad]
    Telling somebody at home is a good idea.
+ [(told) # hears: @anything]
    I can understand that this makes a storm. What would you like to be different?
    + + [(any) # hears: @anything]
        You can say that calmly at home. {not little: Words work better than thunder.}
- -> friends

=== worried
Everybody has some fog inside, even big people. Is the worry small like a mouse, or big like an elephant?
+ [small # hears: small, mouse, little, tiny]
    A mouse worry fits in a pocket. {not little: We feed it a crumb.}
+ [big # hears: big, elephant, huge, large, giant]
    An elephant is too heavy to carry alone. Please tell a grown-up you trust. Shall we make it lighter together?
    + + [(any) # hears: @anything]
        Good.
+ [(other) # hears: @anything]
    Some worries are hard to measure.
- Breathe in, like smelling a flower. Breathe out, like cooling soup. Did you do it?
+ [(no) # hears: @no]
    You can do it later in bed. {not little: It works there, too.}
+ [(done) # hears: @done, @anything]
    That tells your body that it is safe.
- To chase the fog, look around. Which three things can you see?
+ [(any) # hears: @anything]
- You are here, and so am I. Who can you go to when you are worried?
+ [(unsure) # hears: @unsure, @no, nobody]
    A parent or a teacher will help.
+ [(person) # hears: @anything]
    They will be glad if you come.
- -> friends

=== tired
Grey clouds, slow and heavy. Do you need some rest, or do you need something fun?
+ [rest # hears: rest, sleep, bed, lie, quiet, calm, nap]
    Then be heavy like a sleepy bear, arms and head hanging. How does that feel?
    + + [(any) # hears: @anything]
        Good. Bears know about rest.
+ [something fun # hears: fun, play, game, joke, funny, dance]
    Then shake it out! Shake your hands, shake your knees, shake your hair. Did something wake up?
    + + [(any) # hears: @anything]
        Some clouds must have fallen off.
+ [(other) # hears: @anything]
    We can take it slowly.
- -> friends

=== friends
{ friends == 1 && not little: Now I tell you about some friends of mine, and you find out how they feel.}
-> next

=== next
~ asked++
{asked % 4 == 0: -> helpers}
{shuffle once:
- -> how_feels("Hugo the hippo made soup, and they all asked for more, so how does Hugo feel?", "proud, happy, glad, good, pleased", "Proud, and warm like the soup.", "What can you cook, or would like to?")
- -> how_feels("Lotte the lamb sees the first snow of her life, so how does she feel?", "surprised, amazed, happy, excited, curious, wonder", "Amazed, her mouth stands open.", "What amazed you?")
- -> how_feels("Pip the pup waits for his turn, and waits, and waits, so how does he feel?", "impatient, bored, annoyed, cross, angry", "Impatient, as if ants were in his paws.", "What helps you to wait?")
- -> how_feels("Ella the eel wrote a poem and lost the paper, so how does she feel?", "sad, upset, disappointed, cross, angry", "Upset, because it was her own.", "What could she do now?")
- -> how_feels("Gus the goose was picked last for the team, so how does Gus feel?", "sad, left out, hurt, lonely, angry, bad", "Left out, and that stings.", "How could the team make it better?")
- -> how_feels("Wilma the worm heard a joke and cannot stop wriggling, so how does she feel?", "happy, funny, silly, giggly, amused", "Giggly, all the way to her tail.", "What makes you giggle?")
- -> how_feels("Toni the toad must sing alone tomorrow. Her knees shake, so how does she feel?", "nervous, scared, worried, excited, afraid", "Nervous, and that means it matters to her.", "What would you whisper to Toni?")
- -> how_feels("Rico the raccoon found a coin and gave it back, so how does he feel?", "good, proud, honest, happy, glad", "Good, because honest feels light.", "When is it hard to be honest?")
- -> how_feels("Anna the ant moved away. Her friend stays behind, so how does she feel?", "sad, lonely, homesick, missing", "She misses her friend, and that is love with a distance in it.", "How can friends stay close?")
- -> how_feels("Leo the lion says he is never scared. Then it thunders, so how does he feel?", "scared, afraid, frightened, brave", "Scared, and lions may be that as well.", "What could Leo say to the others?")
- -> how_feels("Mimi the mole may not help, because she is small, so how does she feel?", "sad, angry, frustrated, cross, small, left out", "Frustrated, because she knows that she can.", "What are you big enough for?")
- -> how_feels("Theo the tiger tripped in front of all his friends, so how does he feel?", "embarrassed, ashamed, silly, shy, red, hurt", "Embarrassed, his ears are hot.", "What would a good friend do?")
- -> how_feels("Nora the newt found her lost teddy after a week, so how does she feel?", "happy, relieved, glad, joyful", "So happy that she dances.", "What did you once find again?")
- -> how_feels("Ole the otter has eaten too many berries, so how does he feel?", "sick, bad, full, tummy ache, sorry", "Too full, and a little sorry.", "What would you bring him?")
- -> how_feels("Fay the flamingo does not want to share her puddle today, so how does she feel?", "grumpy, cross, annoyed, selfish, mad", "Grumpy, and she may need some time alone.", "When do you like to be alone?")
- -> how_feels("Jonas the jackdaw broke a vase and told his mum, so how does he feel?", "relieved, brave, scared, better, good", "Scared before, and light afterwards.", "What makes telling easier?")
- -> how_feels("Bella the bee flew over the meadow for the first time, so how does she feel?", "free, proud, happy, brave, excited", "Free, with the wind under her wings.", "Where do you feel free?")
- -> how_feels("Max the mammoth thinks about his grandpa, who lives far away, so how does he feel?", "sad, longing, missing, lonely", "A bit sad, and a bit warm, both at once.", "Whom do you think of when they are far?")
- -> how_feels("Kira the kiwi tries to whistle, and only air comes out, so how does she feel?", "frustrated, cross, sad, annoyed, silly", "Frustrated, but she tries again.", "What do you practise?")
- -> how_feels("Paul the parrot hears two friends quarrel, so how does he feel?", "sad, worried, scared, bad, sorry, between", "Torn, because he likes them both.", "What could Paul say?")
- -> how_feels("Suki the swan got a haircut, and nobody noticed, so how does she feel?", "disappointed, sad, hurt, cross", "Disappointed, she had hoped for a word.", "What would you tell her?")
- -> how_feels("Dora the deer stands very still. The sun comes up, so how does she feel?", "calm, peaceful, happy, quiet, thankful", "Peaceful, and thankful for the light.", "When is it peaceful with you?")
- -> how_feels("Udo the unicorn is told that he looks strange, so how does he feel?", "hurt, sad, different, angry, ashamed", "Hurt, although different can be wonderful.", "What is special about you?")
- -> how_feels("Hanna the hare is up late and cries over a carrot, so how does she feel?", "tired, sad, grumpy, exhausted", "Tired, and then everything looks bigger.", "What do you need when you are tired?")
- -> how_feels("Milo the mule dances for the first time, so how does he feel?", "shy, nervous, excited, scared", "Shy, with a tickle of joy in it.", "What would you try for the first time?")
- -> how_feels("Gita the goat helps an old snail over the road, so how do the two feel?", "happy, good, kind, thankful, glad", "Thankful is the snail, and glad is the goat.", "Whom could you help today?")
- -> how_feels("Willi the whale lost a game and threw the cards, so how does he feel?", "angry, cross, mad, sad, sorry", "Angry first, sorry a minute later.", "What can one do instead of throwing?")
- -> how_feels("Rosa the robin waits for her first egg to hatch, so how does she feel?", "excited, nervous, happy, curious, impatient", "Excited, every minute is an hour.", "What are you waiting for?")
- -> how_feels("Tom the tapir is teased about his nose, so how does he feel?", "hurt, sad, angry, bad, upset", "Hurt, words can pinch.", "What could a friend say then?")
- -> how_feels("Elsa the elk was brave at the dentist, so how does she feel?", "proud, brave, relieved, glad, happy", "Proud, and relieved that it is over.", "When were you brave?")
- -> how_feels("Two friends both want to sit by Fred the frog, so how does he feel?", "happy, torn, liked, glad, confused", "Liked, and a bit torn.", "How can he solve it?")
- -> how_feels("Lulu the lynx cannot sleep. She thinks and thinks, so how does she feel?", "worried, awake, nervous, restless, tired", "Restless, her thoughts go round in circles.", "What helps you to fall asleep?")
- -> how_feels("Kuno the kingfisher got a present that he already has, so how does he feel?", "disappointed, happy, funny, ok, thankful", "A bit disappointed, and still thankful.", "What would you say to the one who gave it?")
- -> how_feels("Ada the alpaca solved a puzzle that nobody else could, so how does she feel?", "proud, clever, happy, great", "Proud, she stands a little taller.", "Which puzzle did you solve?")
- -> how_feels("Ron the rooster overslept, and everybody was late, so how does he feel?", "guilty, sorry, embarrassed, bad, ashamed", "Guilty, but even roosters sleep.", "What would you tell Ron?")
- -> how_feels("Nina the newborn calf stands up for the first time, so how does she feel?", "wobbly, proud, happy, surprised, scared", "Wobbly, and then proud.", "What have you just learned?")
- -> how_feels("Oskar the ox hears music and his feet begin to move, so how does he feel?", "happy, joyful, dancing, good, excited", "Joyful, the music went into his legs.", "Which song does that to you?")
- -> how_feels("Cleo the cat wants a hug, but dares not ask, so how does she feel?", "shy, lonely, sad, longing", "She longs for it, and asking is brave.", "How can one ask for a hug?")
- -> how_feels("Bruno the bear waited for the fair, and it is closed, so how does Bruno feel?", "sad, disappointed, unhappy, bad, angry, upset", "Disappointed, because he had hoped so much.", "What could Bruno do on the rainy day?")
- -> how_feels("Lila the fox gets the first letter of her life, so how does she feel?", "happy, excited, glad, surprised, curious, good", "Happy, excited and a bit curious, I think.", "What could be in the letter?")
- -> how_feels("Momo the mouse built a tower. Somebody ran into it, so how does Momo feel?", "angry, sad, mad, cross, upset, bad, frustrated", "Angry, and perhaps sad, too. Two feelings can come at once.", "What could Momo say?")
- -> how_feels("Pia the penguin is new, and everybody looks at her, so how does she feel?", "shy, scared, nervous, worried, afraid, alone, lonely", "Shy, or nervous. Her tummy tells her.", "What would you say to Pia to make it easier?")
- -> how_feels("Otto the owl learned to fly all by himself, so how does Otto feel?", "proud, happy, good, great, glad", "Proud! That is the feeling when you grew a bit.", "What made you proud lately?")
- -> how_feels("Nele the hedgehog has no one to play with today, so how does she feel?", "lonely, sad, alone, bored, unhappy", "Lonely, I think. As if everybody else was far away.", "How could you invite Nele?")
- -> how_feels("Sam the squirrel sees that his brother got the bigger nut, so how does Sam feel?", "jealous, angry, sad, cross, mad, unfair, envious", "Jealous. That is when you want what somebody else has.", "What would be fair, do you think?")
- -> how_feels("Ruby the rabbit broke a cup by accident and hid it, so how does she feel?", "guilty, sorry, sad, scared, worried, bad, ashamed", "Guilty, that is a heavy stone in the tummy. Telling makes it lighter.", "What should Ruby say?")
- -> how_feels("Tilo the turtle hears the word cake. His eyes go round, so how does he feel?", "excited, happy, hungry, glad, joyful", "Excited! Perhaps hungry, too.", "Which cake would you bake for Tilo?")
- -> how_feels("Ida the duck has looked for her blue boot everywhere, so how does she feel?", "frustrated, angry, sad, worried, annoyed, cross, mad, upset", "Frustrated. That is when you try and try and it does not work.", "Where could the boot be?")
- -> how_feels("Ben the beaver was mean to his best friend, so how does Ben feel now?", "sorry, sad, guilty, bad, ashamed, alone, lonely", "Sorry. A small word that repairs a lot.", "How would you say sorry?")
- -> how_feels("Zoe the zebra gave her last biscuit to a hungry bird, so how does Zoe feel?", "happy, good, kind, proud, warm, glad, nice, hungry", "Warm inside, I think. Giving does that.", "What did you share with somebody?")
- -> how_feels("Finn the fish lies in quiet water and watches the light, so how does he feel?", "calm, quiet, relaxed, happy, peaceful, sleepy, good, tired", "Calm. Like a lake without wind.", "Where are you calm?")
- -> how_feels("Maya the monkey wonders what is in a box, so how does she feel?", "curious, excited, interested, happy", "Curious. That feeling has found out almost everything in the world.", "What would you like to find in that box?")
- -> how_feels("Karl the crab hears a bang, and pops into his shell, so how does he feel?", "scared, surprised, afraid, frightened, startled, shocked", "Startled, a quick fright. It passes as quickly as it came.", "What helps you after a fright?")
- -> how_feels("Emma the elephant forgot her song, and still they clapped, so how does she feel?", "happy, relieved, shy, embarrassed, glad, better, loved, good", "First embarrassed, and then relieved. Relieved means, phew.", "When did you say phew?")
}
You know so much about feelings{comma_name()}. That is a kind of superpower.
-> END

=== function other_feeling
{guessed != "" && not little:
    {shuffle:
    - Could be {guessed}, everybody feels a little differently.
    - I had not thought of {guessed}.
    - {guessed} is possible, too.
    }
}

=== how_feels(tale, hears, truth, question)
{tale}
+ [(right) # hears: {hears}]
    {truth} {question}
+ [(unsure) # hears: @unsure, @hint, @give-up]
    {truth} {question}
+ [(other) # hears: @anything]
    {other_feeling()} {truth} {question}
- + [(unsure) # hears: @unsure, @no]
    {shuffle:
    - We can leave it open.
    - Some things need more thinking.
    - You need not answer that.
    - Maybe later, maybe never.
    - Fine, on to the next friend.
    - Not every question needs an answer.
    }
+ [(idea) # hears: @anything]
    {shuffle:
    - I will tell them.
    - A kind thought{comma_name()}.
    - That would help, I think.
    - You think with your heart.
    - I would like that, too.
    - You understand others well.
    - That is a warm idea.
    - They would thank you for it.
    - I had not thought of that.
    - Feelings like clever ideas.
    - That goes into my heart book.
    - You would be a good friend.
    - So wise, so young.
    - Yes, just like that.
    - That makes the story better.
    - Somebody taught you kindness.
    - I feel lighter, hearing that.
    - Now I know what to do.
    - You have a big heart{comma_name()}.
    - That would make anybody smile.
    - I like how you say it.
    - Let us hope they hear you.
    - You are good at this.
    - Well felt, I would say.
    }
- -> next

=== helpers
{shuffle once:
- -> invite("Put a hand on your heart. Can you feel it knock?", "It works for you, day and night.", -> next)
- -> invite("Name one thing that went well today. What was it?", "Small good things count double.", -> next)
- -> invite("Shake your worries out of your fingers, like water. Are they gone?", "Drip, drip, and dry.", -> next)
- -> invite("Say one kind thing to yourself, quietly. Did you?", "You deserve kind words, also from yourself.", -> next)
- -> invite("Which colour has your feeling just now?", "Feelings have lovely colours.", -> next)
- -> invite("If your feeling were an animal, which one would it be?", "I can see it walking along.", -> next)
- -> invite("Smile at something near you. Did it smile back?", "Smiles travel far.", -> next)
- -> invite("Squeeze your hands, hold, and let go. What is different?", "Letting go is half of it.", -> next)
- -> invite("What do you do when a friend is sad?", "Then your friend is lucky.", -> next)
- -> invite("Think of a place where you feel safe. Where is it?", "You can always go there in thought.", -> next)
- -> invite("What would you say to a cross grown-up?", "Even grown-ups need soft words.", -> next)
- -> invite("Hum one long note. Can you feel it in your chest?", "Humming calms everyone, even bees.", -> next)
- -> invite("Cross your arms and give yourself a hug. How does that feel?", "You always have that hug with you.", -> next)
- -> invite("Start with the words, I feel. How do you go on?", "Feelings with a name get smaller.", -> next)
- -> invite("Breathe in, round like a balloon. Breathe out, small again. Was that good?", "Do it whenever you like.", -> next)
- -> invite("Think of a person who likes you very much. Who is it?", "How good that you have each other.", -> next)
- -> invite("Make an angry face, and now a happy one. Which was easier?", "Faces can be read like books.", -> next)
}
-> next

=== winding_down
Thank you for telling me so much{comma_name()}. All feelings are welcome, and all of them pass. Take one slow breath. You are fine just as you are.
-> END
