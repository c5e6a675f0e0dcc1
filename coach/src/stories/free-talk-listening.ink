// The coach takes up what the child said, in its own words.

=== take_up
{statement == "": -> open_up}
{verb:
- "like": {shuffle:
    - You like {topic}, what is the best thing about it?
    - So {statement}, when did that begin?
    - {topic}, how nice, who else likes that?
    - Aha, {statement}, how would you explain it to somebody who does not know it?
    - {topic}, and what is not so good about it?
    - I hear that {statement}, how did you find that out?
    }
- "favourite": {shuffle:
    - {topic}, of all things, why that?
    - So it is {topic}, what makes it your favourite?
    - {topic}, and which is the second best?
    }
- "want": {shuffle:
    - You would like that. What would you do first?
    - So {statement}, who would be there with you?
    - A wish! What is the nicest part of it?
    - {statement}, and what is in the way?
    - So {statement}, who could help with that?
    - Aha, {statement}, how did you think of it?
    }
- "going": {shuffle:
    - So {statement}, what will you do there?
    - Oh, {statement}, who comes along?
    - {statement}, and what will you take with you?
    - {statement}, what do you look forward to most?
    - How nice, {statement}, what will be the first thing you do?
    }
- "went": {shuffle:
    - So {statement}, what was it like there?
    - Oh, {statement}, who was with you?
    - {statement}, I see, what did you do there?
    - And what was the best part of it?
    - Oh, {statement}, and what did you see first?
    - {statement}, and would you go there again?
    }
- "saw": {shuffle:
    - So {statement}, what did it look like?
    - Really, {statement}, what happened then?
    - Oh. And what did you think when you noticed it?
    - Oh, {statement}, was it far away, or near?
    - {statement}, and who else looked?
    }
- "made": {shuffle:
    - So {statement}, with your own hands, how did you do it?
    - {statement}, which part was hard?
    - Oh, {statement}, who may have a look at it?
    - {statement}, and what did you need for it?
    - So {statement}, where is it now?
    }
- "played": {shuffle:
    - So {statement}, how does that go? Explain it to me.
    - {statement}, who won, or was it without winning?
    - Nice, {statement}, who played along?
    }
- "ate": {shuffle:
    - So {statement}, how did it taste?
    - Mm, {statement}, was it sweet, or salty?
    - And what would you have liked to have with it?
    - {statement}, yum, and who made it?
    - So {statement}, would you eat that every day?
    }
- "have": {shuffle:
    - You have {topic}, tell me more, what is it like?
    - So {statement}, since when?
    - Oh, {topic}, what do you do with it?
    - {topic}, and who knows about it?
    - You have {topic}, I see, and is it big or small?
    - {topic}, and what do you like about it?
    }
- "is": {shuffle:
    - So {statement}, tell me more about that?
    - Aha, {statement}, how did that come about?
    - I see, {statement}, what do you think about it?
    - {statement}, and since when is that so?
    - Oh, {statement}, do you like that?
    - So {statement}, and how do you notice it?
    }
- else: {shuffle:
    - So {statement}, how was that?
    - Oh, {statement}, what came next?
    - And how did you feel then?
    - {statement}, and who was with you?
    - So {statement}, when was that?
    - Aha, {statement}, how was it for you?
    - {statement}, and what did you say then?
    - Mm, {statement}, tell me more?
    }
}
-> follow

=== open_up
{
- restated != "": -> restate
- guessed != "": -> take_up_words
}
-> tell_more

=== restate
{shuffle:
- So {restated}, tell me more?
- {restated}, I see, and what else?
- Aha, {restated}, how did that come about?
- Really, {restated}, and how do you feel about it?
- So {restated}, what is that like?
- {restated}, and who else knows that?
- Mm, {restated}, what do you think about it?
- {restated}, I would not have guessed, what else is there?
- I hear you, {restated}, is there more to it?
- {restated}, did that surprise you?
- Fancy that, {restated}, do you like that?
- Oh, {restated}, I like to hear that, go on?
- {restated}, and what is the nicest thing about it?
- So {restated}, what comes to your mind with that?
- Well, {restated}, and what would you like to add?
- {restated}, good to know, and now?
- Oh, {restated}, how is that for you?
- {restated}, well well, and then?
- Ah, {restated}, can you tell me a bit more?
- So {restated}, I can picture that, what else?
- {restated}, is that often so?
- You say {restated}, what do you like about that?
- {restated}, thank you for telling me, what else is new?
- Hm, {restated}, how would you draw that?
- So {restated}, what else belongs to it?
- {restated}, that is worth knowing, who could tell more?
- Look at that, {restated}, what do you say?
- {restated}, and what did you notice?
}
-> follow

=== take_up_words
{shuffle:
- {guessed}, you say, tell me about that?
- {guessed}, aha, and what else?
- So {guessed}, how was that?
- {guessed}, I like how that sounds, and then?
- Oh, {guessed}, and why?
- {guessed}, really, what does that look like?
- Mm, {guessed}, and what goes with that?
- {guessed}, and is there more?
- Well, {guessed}, and what did you do?
- {guessed}, how do you feel about it?
- I heard {guessed}, what comes next?
- So, {guessed}, is that how you like it?
}
-> follow

// For what is too long to repeat. It asks, and does not pretend to have followed every turn.
=== tell_more
{shuffle:
- That was a lot at once. Which part matters most to you?
- You have so much to tell. What came first?
- There are many things in that. Which one shall we talk about?
- Say the most important bit once more, just for me?
- Oh, tell me that slowly, how did it start?
- That sounds like a whole story. Who is in it?
- I would like to know more about that. Where was it?
- And what would you like to say about it now?
- That is a long one. How does it end?
- Such a lot to think about! What do you think yourself?
- And how do you feel about all that?
- Which picture should I have in my head now?
}
-> follow

=== recall
{shuffle:
- Earlier you told me about {remembered}, what more is there to say about that?
- I was still thinking of {remembered}, what you told me before, how did that go on?
- A while ago you talked about {remembered}, what was the best thing about that?
- You said something about {remembered}, is there more to it?
- I have not forgotten {remembered}, what more is there to tell?
- Back to {remembered} for a moment, what else should I know?
- Thinking of {remembered}, what comes to your mind?
- One more thing about {remembered}, what did it look like?
- When you told me about {remembered}, what did you leave out?
- So, {remembered}, how would you draw that?
}
~ remembered = ""
-> follow
