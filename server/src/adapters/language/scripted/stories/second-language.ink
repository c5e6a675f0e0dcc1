INCLUDE common.ink
VAR language = "Spanish"
VAR learned = 0

=== start
Shall we learn words of another language{comma_name()}? I know some Spanish, French, German and Italian. Which one?
-> choose

=== choose
+ [Spanish # hears: spanish, spain, espanol, mexico, hola]
    ~ language = "Spanish"
    Hola! That is hello in Spanish, and you say it like, oh la.
+ [French # hears: french, france, paris, bonjour, francais]
    ~ language = "French"
    Bonjour! That is hello in French, and you say it like, bon joor.
+ [German # hears: german, germany, deutsch, hallo]
    ~ language = "German"
    Hallo! That is hello in German. It is nearly the same.
+ [Italian # hears: italian, italy, ciao, italiano, pizza]
    ~ language = "Italian"
    Ciao! That is hello in Italian, and you say it like, chow.
+ [(any) # hears: @unsure, you choose, any, all, @yes]
    ~ language = "Spanish"
    Then Spanish. Hola means hello, and you say it like, oh la.
+ [(other) # hears: @anything]
    I only know a little Spanish, French, German and Italian. Which of those would you like?
    -> choose
- Say it with me: {hello_word()}!
+ [(said) # hears: @anything]
- {shuffle:
- Good. Now we learn some words.
- Lovely. Let us go on.
}
-> next

=== function hello_word
{language:
- "Spanish": hola
- "French": bonjour
- "German": hallo
- else: ciao
}

=== next
~ asked++
{asked % 6 == 0: -> talk}
{language:
- "Spanish": -> spanish
- "French": -> french
- "German": -> german
}
-> italian

// Younger children repeat the word; older ones guess what it means.
=== word(foreign, like, english, hears, hint)
~ learned++
{older: -> meaning(foreign, like, english, hears, hint)}
{shuffle:
- In {language}, {english} is {foreign}, can you say {like}?
- {foreign} means {english}, so will you say {like}?
- Do you want to say {like}? That is {foreign}, and it means {english}.
- I say {foreign} for {english}, and you say {like}?
- Who says {like} for {english}? It is {foreign}, your turn!
}
+ [(no) # hears: @no, @unsure, hard, too hard]
    {shuffle:
    - Listening to {foreign} is learning, too.
    - We say {foreign} softly in our heads.
    - Then I say it for us, {foreign}.
    }
+ [(again) # hears: @again]
    Slowly, {like}, and once more, {foreign}, can you hear it?
    + + [(said) # hears: @anything]
        Good for trying {foreign}.
+ [(heard) # hears: {foreign}]
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
    - Everybody begins like that with {foreign}.
    }
- {asked % 2 == 0: -> next}
{shuffle:
- Where have you seen {english}?
- Do you like {english}?
- What comes to your mind when you hear {english}?
- When did you last see {english}?
}
+ [(any) # hears: @anything]
    {guessed != "": {guessed}, aha.}
- -> next

=== meaning(foreign, like, english, hears, hint)
~ tries = 0
{shuffle:
- What could {foreign} mean, which sounds like {like}?
- Can you guess {foreign}? It sounds like {like}.
- You say it {like}, so what do you think {foreign} is?
- Here comes {foreign}, like {like}, what is your guess?
- {like}, that is {foreign}, which means what?
- Say {like} with me, and then tell me, what is {foreign}?
- In {language} they say {foreign}, like {like}, and what do we say?
- Which English word hides behind {foreign}, spoken {like}?
- {foreign}, {like}, does that sound like something you know?
- Somebody calls {like}, and means {foreign}, so what is it?
}
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

=== spanish
{shuffle once:
- -> word("silla", "see ya", "a chair", "chair", "You sit on it.")
- -> word("árbol", "ar bol", "a tree", "tree", "It has leaves.")
- -> word("pájaro", "pa ha ro", "a bird", "bird", "It sings.")
- -> word("leche", "leh cheh", "milk", "milk", "It comes from cows.")
- -> word("nieve", "nyeh veh", "snow", "snow", "It is cold and white.")
- -> word("azul", "a sool", "something blue", "blue", "The sky has that colour.")
- -> word("zapato", "sa pa toe", "a shoe", "shoe", "It goes on your foot.")
- -> word("ventana", "ben tah na", "a window", "window", "You look through it.")
- -> word("conejo", "ko neh ho", "a rabbit", "rabbit, bunny", "It has long ears.")
- -> word("huevo", "weh vo", "an egg", "egg", "A hen lays it.")
- -> word("perro", "peh ro", "a dog", "dog, puppy", "It says woof.")
- -> word("gato", "gah toe", "a cat", "cat, kitten", "It says meow.")
- -> word("sol", "soul", "the sun", "sun", "It shines in the daytime.")
- -> word("luna", "loo na", "the moon", "moon", "It shines at night.")
- -> word("agua", "ah gwa", "water", "water", "You drink it.")
- -> word("casa", "kah sa", "a house", "house, home", "You live in one.")
- -> word("amigo", "ah mee go", "a friend", "friend", "You play together.")
- -> word("flor", "floor", "a flower", "flower", "It grows in the garden.")
- -> word("pan", "pahn", "bread", "bread", "You put butter on it.")
- -> word("manzana", "man sah na", "an apple", "apple", "It is a fruit, red or green.")
- -> word("rojo", "roh ho", "something red", "red", "It is a colour, like strawberries.")
- -> word("libro", "lee bro", "a book", "book", "You read it.")
- -> word("pelota", "peh lo ta", "a ball", "ball", "You throw it.")
- -> word("mesa", "meh sa", "a table", "table", "You eat at it.")
- -> word("estrella", "es tray ya", "a star", "star", "There are many in the night sky.")
- -> word("mariposa", "mah ree poh sa", "a butterfly", "butterfly", "It was a caterpillar once.")
- -> word("pez", "pess", "a fish", "fish", "It swims.")
- -> word("queso", "keh so", "cheese", "cheese", "Mice like it.")
- -> word("caballo", "ka by yo", "a horse", "horse, pony", "It gallops.")
- -> word("lluvia", "yoo vya", "rain", "rain", "It makes puddles.")
- -> word("mano", "mah no", "a hand", "hand", "It has five fingers.")
- -> word("bicicleta", "bee see kleh ta", "a bicycle", "bike, bicycle", "It has two wheels.")
}
-> all_done

=== french
{shuffle once:
- -> word("ballon", "bah lon", "a ball", "ball", "You kick it.")
- -> word("table", "tah bluh", "a table", "table", "It looks just like the English word.")
- -> word("lait", "lay", "milk", "milk", "It is white, and you drink it.")
- -> word("bleu", "bluh", "something blue", "blue", "Like the sea.")
- -> word("chaussure", "show soor", "a shoe", "shoe", "It has laces.")
- -> word("fenêtre", "fuh neh truh", "a window", "window", "It is made of glass.")
- -> word("vache", "vash", "a cow", "cow", "It says moo.")
- -> word("gâteau", "gah toe", "a cake", "cake", "It has candles on it.")
- -> word("main", "man", "a hand", "hand", "You clap with it.")
- -> word("bateau", "bah toe", "a boat", "boat, ship", "It floats.")
- -> word("chien", "she an", "a dog", "dog, puppy", "It says woof.")
- -> word("chat", "sha", "a cat", "cat, kitten", "It purrs.")
- -> word("soleil", "so lay", "the sun", "sun", "It is warm and bright.")
- -> word("lune", "loon", "the moon", "moon", "You see it at night.")
- -> word("pomme", "pom", "an apple", "apple", "It is a fruit.")
- -> word("pain", "pan", "bread", "bread", "You toast it.")
- -> word("maison", "may zon", "a house", "house, home", "It has a door and a roof.")
- -> word("ami", "ah mee", "a friend", "friend", "Somebody you like to play with.")
- -> word("fleur", "flur", "a flower", "flower", "It smells nice.")
- -> word("eau", "oh", "water", "water", "You drink it. The word is just one sound.")
- -> word("rouge", "roozh", "something red", "red", "It is a colour.")
- -> word("livre", "lee vruh", "a book", "book", "It has pages.")
- -> word("oiseau", "wah zo", "a bird", "bird", "It sings in the morning.")
- -> word("poisson", "pwah son", "a fish", "fish", "It swims.")
- -> word("fromage", "fro mahzh", "cheese", "cheese", "It has holes sometimes.")
- -> word("papillon", "pa pee yon", "a butterfly", "butterfly", "It flutters.")
- -> word("lapin", "la pan", "a rabbit", "rabbit, bunny", "It has long ears.")
- -> word("pluie", "plwee", "rain", "rain", "You need an umbrella.")
- -> word("arbre", "ar bruh", "a tree", "tree", "It has leaves.")
- -> word("neige", "nezh", "snow", "snow", "It is white and cold.")
- -> word("cheval", "shuh val", "a horse", "horse, pony", "You can ride on it.")
- -> word("étoile", "ay twal", "a star", "star", "It twinkles.")
}
-> all_done

=== german
{shuffle once:
- -> word("Ball", "bahl", "a ball", "ball", "It is round.")
- -> word("Tisch", "tish", "a table", "table", "You eat at it.")
- -> word("Milch", "milkh", "milk", "milk", "It comes from cows.")
- -> word("Schuh", "shoo", "a shoe", "shoe", "It sounds nearly the same.")
- -> word("Fenster", "fen ster", "a window", "window", "You open it for fresh air.")
- -> word("Ei", "eye", "an egg", "egg", "A hen lays it.")
- -> word("Hand", "hahnt", "a hand", "hand", "It has five fingers.")
- -> word("Kuh", "koo", "a cow", "cow", "It says moo.")
- -> word("Fisch", "fish", "a fish", "fish", "It sounds just the same.")
- -> word("Hase", "hah za", "a hare", "hare, rabbit, bunny", "It has long ears.")
- -> word("Hund", "hoont", "a dog", "dog, puppy", "It wags its tail.")
- -> word("Katze", "kat sa", "a cat", "cat, kitten", "It says meow.")
- -> word("Sonne", "zon na", "the sun", "sun", "It rises in the morning.")
- -> word("Mond", "mohnt", "the moon", "moon", "It is sometimes round, sometimes a slice.")
- -> word("Apfel", "ap fell", "an apple", "apple", "It sounds a bit like the English word.")
- -> word("Brot", "broht", "bread", "bread", "You cut it in slices.")
- -> word("Haus", "house", "a house", "house, home", "It sounds just the same.")
- -> word("Freund", "froynt", "a friend", "friend", "It sounds a bit like the English word.")
- -> word("Blume", "bloo ma", "a flower", "flower", "It blooms.")
- -> word("Wasser", "vah sir", "water", "water", "It comes out of the tap.")
- -> word("rot", "roht", "something red", "red", "A fire engine has that colour.")
- -> word("Buch", "bookh", "a book", "book", "You read it.")
- -> word("Vogel", "foe gull", "a bird", "bird", "It has feathers.")
- -> word("Schmetterling", "shmet er ling", "a butterfly", "butterfly", "It was a caterpillar.")
- -> word("Käse", "kay za", "cheese", "cheese", "It lies on bread.")
- -> word("Baum", "bowm", "a tree", "tree", "It has a trunk and leaves.")
- -> word("Regen", "ray gen", "rain", "rain", "It drips from the clouds.")
- -> word("Schnee", "shnay", "snow", "snow", "You build a man of it.")
- -> word("Pferd", "fairt", "a horse", "horse, pony", "It says neigh.")
- -> word("Stern", "shtairn", "a star", "star", "It shines at night.")
- -> word("Igel", "ee gull", "a hedgehog", "hedgehog", "It has spines.")
- -> word("Kuchen", "koo khen", "a cake", "cake", "There are candles on it.")
}
-> all_done

=== italian
{shuffle once:
- -> word("palla", "pahl la", "a ball", "ball", "You throw it.")
- -> word("tavolo", "tah vo lo", "a table", "table", "It has four legs.")
- -> word("latte", "laht tay", "milk", "milk", "Grown-ups have it in their coffee.")
- -> word("blu", "bloo", "something blue", "blue", "It sounds nearly the same.")
- -> word("scarpa", "skar pa", "a shoe", "shoe", "It goes on your foot.")
- -> word("finestra", "fee nes tra", "a window", "window", "You look through it.")
- -> word("uovo", "woh vo", "an egg", "egg", "A hen lays it.")
- -> word("mano", "mah no", "a hand", "hand", "It has a thumb.")
- -> word("mucca", "mook ka", "a cow", "cow", "It says moo.")
- -> word("torta", "tor ta", "a cake", "cake", "It is sweet.")
- -> word("cane", "kah nay", "a dog", "dog, puppy", "It says woof.")
- -> word("gatto", "gaht toe", "a cat", "cat, kitten", "It says meow.")
- -> word("sole", "so lay", "the sun", "sun", "It is bright.")
- -> word("luna", "loo na", "the moon", "moon", "It is up at night.")
- -> word("mela", "may la", "an apple", "apple", "It is a fruit.")
- -> word("pane", "pah nay", "bread", "bread", "The baker makes it.")
- -> word("casa", "kah za", "a house", "house, home", "You live in one.")
- -> word("amico", "ah mee ko", "a friend", "friend", "You play with him.")
- -> word("fiore", "fee oh ray", "a flower", "flower", "Bees like it.")
- -> word("acqua", "ah kwa", "water", "water", "Fish live in it.")
- -> word("rosso", "ross so", "something red", "red", "Tomatoes are like that.")
- -> word("libro", "lee bro", "a book", "book", "It has pages.")
- -> word("uccello", "oo chel lo", "a bird", "bird", "It sings.")
- -> word("farfalla", "far fah la", "a butterfly", "butterfly", "There is also a pasta with this name.")
- -> word("formaggio", "for mah joe", "cheese", "cheese", "It is on a pizza.")
- -> word("albero", "al bay ro", "a tree", "tree", "It grows in the forest.")
- -> word("pioggia", "pyoh ja", "rain", "rain", "It makes you wet.")
- -> word("neve", "neh vay", "snow", "snow", "It is cold and white.")
- -> word("cavallo", "ka vah lo", "a horse", "horse, pony", "It gallops.")
- -> word("stella", "stel la", "a star", "star", "It twinkles.")
- -> word("gelato", "jay lah toe", "ice cream", "ice cream, ice", "It is cold and sweet.")
- -> word("pesce", "peh shay", "a fish", "fish", "It swims.")
}
-> all_done

=== talk
{shuffle once:
- -> thanks
- -> invite("Now count with me in {language}: {one_two_three()}. Did you count?", "You can count in two languages now.", -> next)
- -> invite("Do you know somebody who speaks {language}, or another language?", "How interesting. They could teach you a song.", -> next)
- -> invite("Which word of today do you like best?", "A good one to keep.", -> next)
- -> goodbye_word
- -> invite("Say a word of today to a grown-up later, and see if they know it. Which one will you take?", "They will be surprised.", -> next)
}
-> next

=== thanks
Thank you is {language:
- "Spanish": gracias, like, grah see us
- "French": merci, like, mare see
- "German": danke, like, dunk a
- else: grazie, like, grah tsee ay
}. Now imagine that I give you an apple. What do you say?
+ [(foreign) # hears: gracias, merci, danke, grazie, mercy, donkey]
    I heard it! How polite.
+ [(other) # hears: @anything]
    I may have missed it, but the apple is yours anyway.
- -> next

=== goodbye_word
Goodbye is {language:
- "Spanish": adios, like, ah dee oss
- "French": au revoir, like, oh ruh vwar
- "German": auf Wiedersehen, like, owf vee der zane
- else: arrivederci, like, a ree va dair chee
}. We do not leave yet, but wave and say it once. Did you wave?
+ [(any) # hears: @anything]
- {shuffle:
- Good. And now we come back through the door.
- Then hello again!
}
-> next

=== function one_two_three
{language:
- "Spanish": uno, dos, tres
- "French": un, deux, trois
- "German": eins, zwei, drei
- else: uno, due, tre
}

=== all_done
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
