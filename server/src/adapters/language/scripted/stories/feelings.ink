INCLUDE common.ink
VAR feeling = "that"
VAR friend = "Bruno the bear"

=== start
Feelings come and go like weather{comma_name()}. How is the weather inside you today? Sunny and happy, rainy and sad, stormy and angry, or something else?
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
+ [something else # hears: else, mixed, different, @unsure, all of them, nothing, normal, okay, ok, so so]
    Not every feeling has a name, and that is fine. We can find out more in stories.
    -> friends
+ [(other) # hears: @anything]
    I am not sure which feeling that is, and I do not want to guess. Is it more like happy, sad, angry, worried or tired?
    -> weather

=== happy
A sunny day inside, how lovely. Where in your body do you feel the sunshine? In your tummy, your face, your feet?
+ [(any) # hears: @anything]
- {how_nice()} What made the sun come out?
+ [(unsure) # hears: @unsure, @no]
    Sometimes the sun just shines for no reason.
+ [(told) # hears: @anything]
    Thank you for sharing that with me{comma_name()}. It makes my day brighter, too.
- A happy feeling grows when you give it away. Who could you make smile today?
+ [(any) # hears: @anything]
- Lovely. And how would you do it: a drawing, a hug, or a funny face?
+ [a drawing # hears: drawing, draw, picture, paint, card]
    A picture can hang on the wall and smile for a long time.
+ [a hug # hears: hug, cuddle, kiss]
    A hug makes two people happy at once.
+ [a funny face # hears: funny, face, joke, laugh]
    Ha! Nobody can stay serious then.
+ [(other) # hears: @anything]
    An idea of your own, even better.
- -> friends

=== sad
I am sorry that it is raining inside. It is all right to be sad. Would you like to tell me what happened, or shall we think of something that helps?
+ [tell # hears: tell, happened, because, say, @yes, my, I]
    I am listening. What was it?
    + + [(told) # hears: @anything]
        Thank you for telling me. That sounds hard. It is good to tell a grown-up you love, too, because they can hug you and I cannot.
+ [something that helps # hears: help, helps, think, @no, @unsure, something]
    Yes, let us look for something.
+ [(other) # hears: @anything]
    I hear you. You need not explain it.
- What helps most when you are sad: a hug, a soft toy, or being quiet for a while?
+ [a hug # hears: hug, cuddle, mummy, mommy, mum, mom, dad, daddy, granny, grandma]
    Then go and get a hug soon. A hug is like an umbrella.
+ [a soft toy # hears: toy, teddy, bear, bunny, doll, soft, blanket]
    Soft toys are such good listeners. Hold yours tight.
+ [being quiet # hears: quiet, alone, bed, sleep, calm, while]
    Let us be quiet for one slow breath. In, and out.
+ [(other) # hears: @anything]
    If that helps you, it is good. You know yourself best.
- Rain never stays for ever. What is one small thing that you like, even on a rainy day?
+ [(any) # hears: @anything]
- {how_nice()} A little bit of light behind the cloud.
-> friends

=== angry
Oh, thunder and lightning. Being angry is allowed. Hurting is not. Shall we let the storm out? Stamp your feet five times, as hard as you like. Did you stamp?
+ [(no) # hears: @no, @unsure]
    Then we just breathe it out.
+ [(done) # hears: @done, @anything]
    Stamp, stamp, stamp. The floor can take it.
- Now blow out slowly, like a big wind, three times. Whoosh. How is the storm now: smaller, or still big?
+ [smaller # hears: smaller, small, better, gone, less, away, good]
    Good blowing. The clouds are moving on.
+ [still big # hears: big, still, same, worse, bigger, angry, not]
    Then squeeze your fists very tight, count to five, and let go. Big storms need a little longer.
+ [(other) # hears: @anything]
    Storms take their time. That is all right.
- You can tell me, or keep it and tell somebody at home: what was the storm about?
+ [(keep) # hears: keep, @no, @unsure, home, mum, mom, dad]
    Telling somebody at home is a very good idea.
+ [(told) # hears: @anything]
    Thank you. I can understand that this makes a storm. What would you like to be different?
    + + [(any) # hears: @anything]
        You can say that calmly to the people at home: I would like it to be different. Words work better than thunder.
- -> friends

=== worried
A bit of fog inside. Everybody has that, even big people. Is the worry small like a mouse, or big like an elephant?
+ [small # hears: small, mouse, little, tiny]
    A mouse worry. We can put it in a pocket and feed it a crumb.
+ [big # hears: big, elephant, huge, large, giant]
    An elephant is too heavy to carry alone. Please tell a grown-up you trust, they are strong. Shall we make it lighter together?
    + + [(any) # hears: @anything]
        Good.
+ [(other) # hears: @anything]
    Some worries are hard to measure.
- Put a hand on your tummy and breathe in slowly, like smelling a flower. Then out, like cooling your soup. Did you do it?
+ [(no) # hears: @no]
    You can do it later in bed. It works there, too.
+ [(done) # hears: @done, @anything]
    That tells your body that it is safe.
- To chase the fog, look around. Which three things can you see?
+ [(any) # hears: @anything]
- {how_nice()} You are here, and these things are here, and I am here. And who can you go to when you are worried?
+ [(unsure) # hears: @unsure, @no, nobody]
    A teacher, a grandparent, a parent. Let us look for one together soon. Somebody will want to help you.
+ [(person) # hears: @anything]
    It is good to have somebody like that. They will be glad if you come.
- -> friends

=== tired
Grey clouds, slow and heavy. Do you need some rest, or do you need something fun?
+ [rest # hears: rest, sleep, bed, lie, quiet, calm, nap]
    Then make yourself heavy like a sleepy bear. Let your arms hang. Let your head hang. How does that feel?
    + + [(any) # hears: @anything]
        Good. Bears know about rest.
+ [something fun # hears: fun, play, game, joke, funny, dance]
    Then shake it out! Shake your hands, shake your knees, shake your hair. Did something wake up?
    + + [(any) # hears: @anything]
        Some of the clouds must have fallen off.
+ [(other) # hears: @anything]
    We can take it slowly.
- -> friends

=== friends
{ friends == 1: Now I tell you about some friends of mine, and you find out how they feel.}
-> next

=== next
~ asked++
{asked % 4 == 0: -> helpers}
{shuffle once:
- -> how_feels("Bruno the bear waited all week for the fair. Today it rains, and the fair is closed. How does Bruno feel?", "sad, disappointed, unhappy, bad, angry, upset", "Yes, sad or disappointed. That is when you hoped so much, and it did not happen.", "What could Bruno do on the rainy day?")
- -> how_feels("Lila the fox gets a letter with her name on it. Nobody ever wrote to her before. How does she feel?", "happy, excited, glad, surprised, curious, good", "Happy, excited and a bit curious, I think.", "What could be in the letter?")
- -> how_feels("Momo the mouse built a tower. Somebody ran past, and it fell down. How does Momo feel?", "angry, sad, mad, cross, upset, bad, frustrated", "Angry, and perhaps sad, too. Two feelings can come at once.", "What could Momo say to the one who ran past?")
- -> how_feels("Pia the penguin is new, and everybody looks at her. Her tummy feels funny. How does she feel?", "shy, scared, nervous, worried, afraid, alone, lonely", "Shy, or nervous. Her tummy tells her.", "What would you say to Pia to make it easier?")
- -> how_feels("Otto the owl learned to fly in a circle, all by himself. How does Otto feel?", "proud, happy, good, great, glad", "Proud! That is the feeling when you grew a bit.", "What made you proud lately?")
- -> how_feels("Nele the hedgehog has no one to play with today. How does she feel?", "lonely, sad, alone, bored, unhappy", "Lonely, I think. As if everybody else was far away.", "How could you invite Nele?")
- -> how_feels("Sam the squirrel sees that his brother got the bigger nut. How does Sam feel?", "jealous, angry, sad, cross, mad, unfair, envious", "Jealous. That is when you want what somebody else has.", "What would be fair, do you think?")
- -> how_feels("Ruby the rabbit broke a cup by accident and hid it. How does she feel?", "guilty, sorry, sad, scared, worried, bad, ashamed", "Guilty, that is a heavy stone in the tummy. Telling makes it lighter.", "What should Ruby say?")
- -> how_feels("Tilo the turtle hears the word cake. His eyes go round. How does he feel?", "excited, happy, hungry, glad, joyful", "Excited! Perhaps hungry, too.", "Which cake would you bake for Tilo?")
- -> how_feels("Ida the duck cannot find her blue boot. She has looked for it everywhere. How does she feel?", "frustrated, angry, sad, worried, annoyed, cross, mad, upset", "Frustrated. That is when you try and try and it does not work.", "Where could the boot be?")
- -> how_feels("Ben the beaver said something mean to his best friend. Now it is very quiet. How does Ben feel?", "sorry, sad, guilty, bad, ashamed, alone, lonely", "Sorry. A small word that repairs a lot.", "How would you say sorry?")
- -> how_feels("Zoe the zebra gave her last biscuit to a hungry bird. How does Zoe feel?", "happy, good, kind, proud, warm, glad, nice, hungry", "Warm inside, I think. Giving does that.", "What did you share with somebody?")
- -> how_feels("Finn the fish lies in the quiet water and watches the light. How does he feel?", "calm, quiet, relaxed, happy, peaceful, sleepy, good, tired", "Calm. Like a lake without wind.", "Where are you calm?")
- -> how_feels("Maya the monkey looks at a box with a little lid. She wants to know what is in it. How does she feel?", "curious, excited, interested, happy", "Curious. That feeling has found out almost everything in the world.", "What would you like to find in that box?")
- -> how_feels("Karl the crab hears a loud bang, and pops into his shell. How does he feel?", "scared, surprised, afraid, frightened, startled, shocked", "Startled, a quick fright. It passes as quickly as it came.", "What helps you after a fright?")
- -> how_feels("Emma the elephant forgot her words on the stage, and then the others clapped for her. How does she feel?", "happy, relieved, shy, embarrassed, glad, better, loved, good", "First embarrassed, and then relieved. Relieved means, phew.", "When did you say phew?")
}
You know so much about feelings{comma_name()}. That is a kind of superpower.
-> END

=== how_feels(tale, hears, truth, question)
{tale}
+ [(right) # hears: {hears}]
    {truth} {question}
+ [(unsure) # hears: @unsure, @hint, @give-up]
    Let us feel into it. {truth} {question}
+ [(other) # hears: @anything]
    {shuffle:
    - You may be right, everybody feels a little differently. I thought of this: {truth} {question}
    - I did not have that one in mind. I thought: {truth} {question}
    }
- + [(unsure) # hears: @unsure, @no]
    {shuffle:
    - That is all right. We can leave it open.
    - Some things need more thinking.
    }
+ [(idea) # hears: @anything]
    {shuffle:
    - {how_nice()} I will tell them.
    - A kind thought{comma_name()}.
    - That would help, I think.
    - You think with your heart.
    - Good. I will remember that for this story.
    }
- -> next

=== helpers
{shuffle once:
- -> invite("A little trick for strong feelings: cross your arms and give yourself a hug. How does that feel?", "You always have that hug with you.", -> next)
- -> invite("Another trick: say what you feel in one sentence. I feel, and then the word. Try it?", "When a feeling has a name, it gets smaller.", -> next)
- -> invite("Let us breathe like a balloon. In, and get round. Out, and get small. Was that good?", "Do it whenever you like. Nobody even notices.", -> next)
- -> invite("Think of a person who likes you very much. Who is it?", "How good that you have each other.", -> next)
- -> invite("Make an angry face. Now a surprised one. Now a happy one. Which was the easiest?", "Faces can be read like books.", -> next)
}
-> next

=== winding_down
Thank you for telling me so much{comma_name()}. All feelings are welcome, and all of them pass. Take one slow breath. You are fine just as you are.
-> END
