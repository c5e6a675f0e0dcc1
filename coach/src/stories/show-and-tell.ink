INCLUDE common.ink
INCLUDE show-and-tell-questions.ink
VAR toy = "it"
VAR shown = 0
VAR questions = 0

=== start
{picture: I have a camera, but I cannot make out pictures myself.}
{shuffle:
- Show and tell{comma_name()}! {not little: I cannot see things, so your words paint the picture.} What have you brought?
- I am all ears for your treasure{comma_name()}. {not little: My eyes are your words.} What do you have there?
- The museum opens{comma_name()}! {not little: I cannot see, so you are the guide.} What is the first thing?
- Curtain up{comma_name()}! {not little: You show, and your words let me see.} What is it today?
}
-> what

=== what
~ toy = "it"
~ questions = 0
+ [(nothing) # hears: nothing, @no, @unsure, I don't have]
    {shuffle:
    - Then look around and fetch something you like. What is it?
    - Take the thing that is nearest to you. What is it?
    - Any toy, any stone, any sock will do. What have you found?
    - What is on the floor near you?
    }
    + + [(none) # hears: nothing, @no, @unsure]
        Then we talk about your bed, you know it by heart.
        ~ toy = "your bed"
        -> about
    + + [(thing) # hears: @anything # stores: toy]
        -> brought
+ [(drawing) # hears: drawing, picture, I drew, painted, painting, draw]
    ~ toy = "your picture"
    -> brought
+ [(made) # hears: I made, I built, lego, tower, blocks, built]
    ~ toy = "what you made"
    -> brought
+ [(thing) # hears: @anything # stores: toy]
    -> brought

=== brought
~ shown++
{toy == "it": -> slowly}
{shuffle:
- You brought {toy}, how exciting.
- {toy}, I want to hear all about that!
- Aha, {toy}, let me picture it.
- {toy}, on the table with it.
- And here is the star of today: {toy}!
- So this is {toy}.
- {toy}, welcome to the museum.
- Oh, {toy}, that is something.
}
-> about
= slowly
{shuffle:
- Tell me slowly, what is it called?
- That is a thing with a tricky name. What do you call it?
- Say its name once more for me?
- And what is that, a toy, or something else?
}
+ [(thing) # hears: @anything # stores: toy]
    {toy == "it": A thing without a name, even better. | Ah, {toy}. }
    -> about

=== about
~ questions++
{questions > 6: -> story_time}
{older: -> about_older}
-> about_young

=== ask(question, reply, -> onward)
{question}
+ [(unsure) # hears: @unsure]
    {shuffle:
    - Nobody has to know that.
    - That stays a riddle, then.
    - Hard to say, I know.
    - We leave that open.
    - Even experts do not know that.
    - Some things just are.
    }
    -> onward
+ [(any) # hears: @anything]
    {reply}
    -> onward

=== another
{shuffle:
- Do you have another thing to show me?
- Would you like to bring me something new?
- Is there one more treasure in your room?
- What else is worth showing?
- The next guest, please. What is it?
- One more for the museum?
- What is hiding under your bed?
- Which thing is jealous by now and wants to be shown, too?
- Have you got something quite different?
- What is the oldest thing in your room?
- Could you fetch something soft this time?
- And something that makes a noise?
}
~ questions = 0
+ [(no) # hears: @no, nothing, all]
    Then the museum closes for today. Thank you for {shown == 1: the tour | all {shown} treasures}.
    -> END
+ [(yes) # hears: @yes]
    {shuffle:
    - Good. What is it this time?
    - I am all ears. What have you got?
    - Lovely. Tell me, what is it?
    - Out with it, what is it?
    }
    -> what
+ [(drawing) # hears: drawing, picture, painted]
    ~ toy = "your picture"
    -> brought
+ [(thing) # hears: @anything # stores: toy]
    -> brought

=== winding_down
Thank you for showing me so much{comma_name()}. I could nearly see it with your words. Put everything back in its place, so that it can rest.
-> END
