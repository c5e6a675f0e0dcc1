INCLUDE common.ink
VAR toy = "it"
VAR colour = ""
VAR shown = 0

=== start
Show and tell{comma_name()}! {picture: I have a camera, but I cannot make out pictures myself. Your words paint the picture for me. | I cannot see things myself. Your words paint the picture for me.} What have you brought?
-> what

=== what
~ toy = "it"
+ [(nothing) # hears: nothing, @no, @unsure, I don't have]
    Then look around and fetch something you like: a toy, a drawing, or a stone. What is it?
    + + [(none) # hears: nothing, @no, @unsure]
        Then think of something you know by heart, like your bed. Let us talk about that.
        ~ toy = "your bed"
        -> drawn_or_not
    + + [(thing) # hears: @anything # stores: toy]
        -> drawn_or_not
+ {not drawing} [(drawing) # hears: drawing, picture, I drew, painted, painting, draw]
    ~ toy = "your picture"
    -> drawing
+ {not built} [(made) # hears: I made, I built, lego, tower, blocks, built]
    ~ toy = "what you made"
    -> built
+ [(thing) # hears: @anything # stores: toy]
    -> drawn_or_not

=== drawn_or_not
~ shown++
{toy == "it": -> slowly}
{shuffle:
- You brought {toy}. How exciting.
- {toy}! I want to hear all about that.
- Aha, {toy}. Let me picture it.
}
-> colours
= slowly
I did not get all of that, so tell me slowly. What is it called?
+ [(thing) # hears: @anything # stores: toy]
    {toy == "it": I still did not catch the name, and that is fine. | Ah, {toy}. }
    -> colours
= colours
{shuffle:
- What colour is {toy}?
- If I had to paint {toy}, which colour would I need?
- Which colours are on {toy}?
}
+ [(unsure) # hears: @unsure, @no]
    A colour without a name, then.
+ [(colour) # hears: @anything # stores: colour]
    {colour == "": I did not catch the colour, but I imagine a lovely one. | So {colour}. Now I begin to see it. }
- {shuffle:
- Is it big or small? Could you carry it in one hand?
- How heavy is it? Does it fit in one hand?
- Would it fit in one hand, or do you need two?
}
+ [(small) # hears: small, little, tiny, @yes, one hand]
    Small and handy, then.
+ [(big) # hears: big, huge, @no, two hands, heavy, large]
    So you need some muscles for it.
+ [(other) # hears: @anything]
    I try to imagine that.
- {shuffle:
- Touch {toy} with your fingers. How does it feel?
- Close your eyes and stroke it. What do your fingers say, soft or hard?
- Put {toy} against your cheek. Is it soft or hard?
}
+ [soft # hears: soft, fluffy, furry, cuddly, woolly]
    Soft things are good for cheeks.
+ [hard # hears: hard, smooth, cold, plastic, metal, wood, stone]
    Smooth or rough, your fingers know.
+ [(other) # hears: @anything]
    {how_nice()} My picture is getting clearer.
- {shuffle:
- Where did you get it from?
- How did it come to you?
- Where was it before it came to you?
}
+ [(unsure) # hears: @unsure]
    Some things have just always been there.
+ [(gift) # hears: birthday, present, gave, gift, christmas, grandma, granny, grandpa, mum, mom, dad, aunt, uncle, friend]
    A present, perhaps. Then there is a bit of somebody's love in it.
+ [(bought) # hears: shop, bought, store, market]
    And from all the things there, this one came home with you.
+ [(found) # hears: found, outside, beach, forest, garden, park]
    A treasure that you found. Those are the best.
+ [(other) # hears: @anything]
    {how_nice()}
- {older: -> deeper}
{shuffle:
- If {toy} could talk, what would it say?
- Imagine that {toy} had a voice. What is the first thing it tells you?
- What would {toy} whisper to you at night?
}
+ [(any) # hears: @anything]
- {shuffle:
- Ha, I can hear it in my mind! Where does it sleep at night?
- I can nearly hear that. Where is its place when you are not there?
- What a voice! Where does it live in your room?
}
+ [(any) # hears: @anything]
- {shuffle:
- A good place. What do you like best about {toy}?
- I see. What makes {toy} special for you?
- Well chosen. Why did you show me {toy} and nothing else?
}
+ [(unsure) # hears: @unsure]
    Sometimes you like a thing just so.
+ [(best) # hears: @anything]
    That is a good reason to like it.
- -> story_time

=== deeper
{shuffle:
- What is {toy} made of, and how was it put together, do you think?
- Who might have made {toy}, and with which tools?
- Look at {toy} closely, like a scientist. What do you notice?
}
+ [(any) # hears: @anything]
- {shuffle:
- Interesting. If you had to explain it to somebody from another planet, what is it for?
- Aha. Somebody from a far planet asks what one does with it. What do you say?
- I see. How would you describe it to somebody who has never seen one?
}
+ [(unsure) # hears: @unsure]
    The visitor from space scratches its three heads.
+ [(any) # hears: @anything]
    The visitor from space nods with all three heads.
- {shuffle:
- Imagine you are the inventor. What could be better about it?
- If you could change one thing about it, what would it be?
- Now you build the next one. What does it have in addition?
}
+ [(any) # hears: @anything]
- {shuffle:
- Write that down for your workshop. What will {toy} be doing in a hundred years?
- A good plan. Who will have {toy} when you are grown up?
- I would buy that idea. Where would {toy} be in a museum, next to what?
}
+ [(any) # hears: @anything]
- {how_nice()} -> story_time

=== drawing
~ shown++
A picture you made yourself! What is in the middle of it?
+ [(any) # hears: @anything # stores: colour]
- {colour == "": Something important, I am sure. | So, {colour} in the middle.} And what is around it?
+ [(nothing) # hears: nothing, @unsure]
    Then there is room for your next idea.
+ [(any) # hears: @anything]
    It is filling up in my mind.
- Which colour did you use the most?
+ [(any) # hears: @anything]
- Good. Is it a happy picture, a wild one, or a quiet one?
+ [happy # hears: happy, funny, glad]
    A happy picture belongs on a wall.
+ [wild # hears: wild, crazy, exciting]
    Wild! I hope nothing jumps off the paper.
+ [quiet # hears: quiet, calm, sleepy, sad]
    Quiet pictures can say a lot.
+ [(other) # hears: @anything]
    A feeling of its own, then.
- What was the hardest part to draw?
+ [(any) # hears: @anything]
- You did it anyway. If I could step into your picture, what would I hear?
+ [(any) # hears: @anything]
- I am listening. And who should see this picture next?
+ [(any) # hears: @anything]
- They will be glad. -> story_time

=== built
~ shown++
Something you made with your own hands! What is it?
+ [(any) # hears: @anything # stores: toy]
- Wonderful. How did you begin, what came first?
+ [(any) # hears: @anything]
- And then it grew. How tall is it: like a shoe, like a chair, or like you?
+ [like a shoe # hears: shoe, small, little]
    Just right for a mouse.
+ [like a chair # hears: chair, big, middle]
    That took some time.
+ [like me # hears: me, you, tall, huge, bigger]
    As tall as a builder. Do not let it fall on your toes.
+ [(other) # hears: @anything]
    I try to picture that.
- Who could live in it, or use it?
+ [(any) # hears: @anything]
- They will be happy there. What would you add, if you had all the pieces in the world?
+ [(any) # hears: @anything]
- A real master builder{comma_name()}. -> story_time

=== story_time
{shuffle:
- Let us make up a tiny story. One morning {toy} was gone. Where had it gone to?
- Now a small story about {toy}. It wakes up and has a wish. What does it wish for?
- Imagine {toy} could fly. Where would it fly first?
- Imagine {toy} was as big as a house. What would you do with it?
}
+ [(any) # hears: @anything]
- {shuffle:
- Oh! And whom did it meet there?
- And then came a visitor. Who was it?
- Suddenly there was a sound. What was it?
}
+ [(any) # hears: @anything]
- {shuffle:
- And together they did something funny. What was it?
- Then something went a bit wrong. What happened?
- They had a plan. What was the plan?
}
+ [(any) # hears: @anything]
- {shuffle:
- What an adventure. How did it all end?
- I did not see that coming. And the end of the story?
- And how did everybody get home?
}
+ [(any) # hears: @anything]
- A fine story{comma_name()}, and you made it up. {shuffle:
- Do you have another thing to show me?
- Would you like to bring me something new?
- Is there one more treasure in your room?
- What else is worth showing?
}
+ [(no) # hears: @no, nothing, all]
    Then the museum closes for today. Thank you for {shown == 1: the tour | all {shown} treasures}.
    -> END
+ [(yes) # hears: @yes]
    {shuffle:
    - Good. What is it this time?
    - I am all ears. What have you got?
    }
    -> what
+ {not drawing} [(drawing) # hears: drawing, picture, painted]
    ~ toy = "your picture"
    -> drawing
+ [(thing) # hears: @anything # stores: toy]
    -> drawn_or_not

=== winding_down
Thank you for showing me so much{comma_name()}. I could nearly see it with your words. Put everything back in its place, so that it can rest.
-> END
