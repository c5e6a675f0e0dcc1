INCLUDE common.ink
INCLUDE second-language-spanish.ink
INCLUDE second-language-french.ink
INCLUDE second-language-german.ink
INCLUDE second-language-italian.ink
INCLUDE second-language-phrases.ink
VAR language = "Spanish"
VAR learned = 0
// A word from a while ago, to ask for it again.
VAR earlier_word = ""
VAR earlier_meaning = ""
VAR earlier_hears = ""
VAR earlier_hint = ""
// Whether another language was suggested, because the child has heard all words of this one.
VAR suggested_other = false

=== start
{shuffle:
- Shall we learn words of another language{comma_name()}? I know some Spanish, French, German and Italian. Which one?
- Let us travel with our mouths{comma_name()}! Spanish, French, German or Italian, which shall it be?
- I have words from far away in my bag{comma_name()}. Would you like Spanish, French, German or Italian ones?
- Time to speak like other people{comma_name()}! Do we go for Spanish, French, German or Italian?
- Where do we fly today{comma_name()}? You can pick Spanish, French, German or Italian.
- Ready for new words{comma_name()}? Is it Spanish, French, German or Italian today?
}
-> choose

=== choose
+ [Spanish # hears: spanish, spain, espanol, mexico, hola]
    ~ language = "Spanish"
+ [French # hears: french, france, paris, bonjour, francais]
    ~ language = "French"
+ [German # hears: german, germany, deutsch, hallo]
    ~ language = "German"
+ [Italian # hears: italian, italy, ciao, italiano, pizza]
    ~ language = "Italian"
+ [(any) # hears: @unsure, you choose, any, all, @yes]
    ~ language = new_language()
+ [(other) # hears: @anything]
    I only know a little Spanish, French, German and Italian. Which of those would you like?
    -> choose
- {shuffle:
- {language} it is. We greet like this, {hello_word()}, which sounds like {hello_sound()}. Can you say it?
- In {language}, hello is {hello_word()}. Say it like {hello_sound()}!
- {hello_word()}! So people say hello in {language}. Will you say {hello_sound()}?
- Then {language}. When I come in, I call {hello_word()}. What do you call, {hello_sound()}?
- Good choice, {language}. Wave and say {hello_word()}, like {hello_sound()}!
}
+ [(said) # hears: @anything]
- {shuffle:
- Good, now we learn some words.
- Lovely, let us go on.
- So we have said hello.
- What a fine greeting.
- Now everybody knows that you are there.
- That opens the door.
}
-> next

=== function hello_word
~ return marked(local("hola", "bonjour", "hallo", "ciao"))

=== function hello_sound
~ return local("oh la", "bon joor", "hah lo", "chow")

=== function local(spanish_text, french_text, german_text, italian_text)
{language:
- "Spanish": ~ return spanish_text
- "French": ~ return french_text
- "German": ~ return german_text
}
~ return italian_text

// So that a voice of that language reads it. There is none for German and Italian.
=== function marked(text)
{language:
- "Spanish": ~ return "[es:{text}]"
- "French": ~ return "[fr:{text}]"
}
~ return text

// The coach's choice: a language with words that the child has not heard.
=== function new_language
{
- has_new("spanish"): ~ return "Spanish"
- has_new("french"): ~ return "French"
- has_new("german"): ~ return "German"
- has_new("italian"): ~ return "Italian"
}
~ return language

=== next
~ asked++
{asked % 12 == 0 && earlier_word != "": -> remember}
{asked % 6 == 0: -> phrases}
{not suggested_other && not has_new(local("spanish", "french", "german", "italian")): -> all_done}
{language:
- "Spanish": -> spanish
- "French": -> french
- "German": -> german
}
-> italian

// Younger children repeat the word; older ones guess what it means.
=== word(plain, like, english, hears, hint)
~ temp foreign = marked(plain)
~ learned++
{learned % 5 == 1:
    ~ earlier_word = foreign
    ~ earlier_meaning = english
    ~ earlier_hears = hears
    ~ earlier_hint = hint
}
{older: -> meaning(foreign, like, english, hears, hint)}
{shuffle:
- In {language}, {english} is {foreign}, can you say {like}?
- {foreign} means {english}, so will you say {like}?
- Do you want to say {like}? That is {foreign}, {english}.
- I say {foreign} for {english}, and you say {like}?
- Who says {like} for {english}? It is {foreign}, your turn!
- Here is {english}, in {language} {foreign}, say {like}!
}
+ [(no) # hears: @no, @unsure, hard, too hard]
    {shuffle:
    - Listening to {foreign} is learning, too.
    - We whisper {foreign} in our heads.
    - Then I say it for us, {foreign}.
    }
+ [(again) # hears: @again]
    Slowly, {like}, and once more, {foreign}, can you hear it?
    + + [(said) # hears: @anything]
        Good for trying {foreign}.
+ [(heard) # hears: {plain}]
    {shuffle:
    - I heard {foreign}, very clear!
    - {foreign}, just so!
    - That was {foreign}, hooray!
    - You can say {foreign} now!
    }
+ [(said) # hears: @anything]
    {shuffle:
    - Trying {foreign} is just right.
    - Your mouth has practised {foreign}.
    - Good for trying {foreign}{comma_name()}.
    - So everybody begins with {foreign}.
    }
- {asked % 2 == 0: -> next}
{shuffle:
- Where have you seen {english}?
- What goes well with {english}?
- When did you last see {english}?
- What comes to your mind with {english}?
- Where would you look for {english}?
- Is there {english} in a story?
}
+ [(any) # hears: @anything]
    {guessed == "": {i_listen()} | {shuffle:
        - {guessed}, aha.
        - So {guessed}, I see.
        - {guessed}, I like that.
        - Ah, {guessed}.
        - {guessed}, and why not?
        }}
- -> next

=== function i_listen
{shuffle:
- I like to hear that.
- Aha, so it is.
- That is worth telling.
- You tell me new things.
- Good to know.
- Ah, I see.
- I can picture that.
- Well, how about that.
- You know a lot.
- What a day you have.
- Mm, I listen.
- You make me curious.
}

=== meaning(foreign, like, english, hears, hint)
{shuffle:
- -> guess_word("What could {foreign} mean, which sounds like {like}?", foreign, english, hears, hint)
- -> guess_word("Can you guess {foreign}, which sounds like {like}?", foreign, english, hears, hint)
- -> guess_word("You say it {like}, so what do you think {foreign} is?", foreign, english, hears, hint)
- -> guess_word("Here comes {foreign}, like {like}, what is your guess?", foreign, english, hears, hint)
- -> guess_word("{like}, that is {foreign}, which means what?", foreign, english, hears, hint)
- -> guess_word("Say {like} with me, and then tell me, what is {foreign}?", foreign, english, hears, hint)
- -> guess_word("In {language} they say {foreign}, like {like}, and what do we say?", foreign, english, hears, hint)
- -> guess_word("Which English word hides behind {foreign}, spoken {like}?", foreign, english, hears, hint)
- -> guess_word("{foreign}, {like}, does that sound like something you know?", foreign, english, hears, hint)
- -> guess_word("Somebody calls {like}, and means {foreign}, so what is it?", foreign, english, hears, hint)
}

=== guess_word(question, foreign, english, hears, hint)
~ tries = 0
{question}
- (listen)
+ [(right) # hears: {hears}]
    ~ score++
    {is_right(english)}
    -> next
+ [(hint) # hears: @hint, @unsure]
    ~ tries++
    {tries > 1: -> tell}
    {not little: {here_is_help()}} {hint} {try_again()}
    -> listen
+ [(tell) # hears: @give-up]
    -> tell
+ [(other) # hears: @anything]
    ~ tries++
    {tries > 1: -> tell}
    {not_it()} {hint} {try_again()}
    -> listen
- (tell)
It means {english}, can you say {foreign} once with me?
+ [(said) # hears: @anything]
    {shuffle:
    - Now {foreign} can settle in your head.
    - The next time you hear {foreign}, you will know it.
    - So {foreign} it is.
    }
    -> next

=== remember
{shuffle:
- -> guess_word("We had {earlier_word} before, do you still know it?", earlier_word, earlier_meaning, earlier_hears, earlier_hint)
- -> guess_word("Think back, what was {earlier_word} again?", earlier_word, earlier_meaning, earlier_hears, earlier_hint)
- -> guess_word("I say an old word, {earlier_word}, and you say it in English?", earlier_word, earlier_meaning, earlier_hears, earlier_hint)
- -> guess_word("Is {earlier_word} still in your head, and what is it?", earlier_word, earlier_meaning, earlier_hears, earlier_hint)
}

=== all_done
~ suggested_other = true
You have heard all my {language} words{comma_name()}. {shuffle once:
- Shall we try one more language: Spanish, French, German or Italian?
- Which language comes next: Spanish, French, German or Italian?
- And now? Spanish, French, German or Italian?
}
-> choose

=== winding_down
{learned > 1: We heard {learned} words of {language} today{comma_name()}. }
Say one of them to your pillow tonight, very softly. Pillows understand every language.
-> END
