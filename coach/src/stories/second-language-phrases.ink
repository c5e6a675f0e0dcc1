// Small sentences of the language, between the words.

=== phrases
{shuffle once:
- -> invite("Do you know somebody who speaks {language}, or another language?", "They could teach you a song.", -> next)
- -> invite("Which word of today do you like best?", "A good one to take home.", -> next)
- -> invite("Say a word of today to a grown-up later. Which one will you take?", "I wonder if they know it.", -> next)
- -> invite("Which word of today is the funniest?", "It tickles the tongue.", -> next)
- -> phrase("Thank you", local("gracias", "merci", "danke", "grazie"), local("grah see us", "mare see", "dunk a", "grah tsee ay"), "Here is an apple, what do you say?", "How polite, and the apple is yours.")
- -> phrase("Goodbye", local("adiós", "au revoir", "auf Wiedersehen", "arrivederci"), local("ah dee oss", "oh ruh vwar", "owf vee der zane", "ah ree va dair chee"), "Will you wave and say it?", "And now we come back in.")
- -> phrase("Please", local("por favor", "s’il vous plaît", "bitte", "per favore"), local("por fa vor", "seel voo play", "bit a", "pair fa vo ray"), "How would you ask for a cake?", "Nobody could say no to that.")
- -> phrase("Good morning", local("buenos días", "bonjour", "guten Morgen", "buongiorno"), local("bweh nos dee as", "bon joor", "goo ten mor gen", "bwon jor no"), "The sun is up, what do you call?", "Now the day is awake.")
- -> phrase("Good night", local("buenas noches", "bonne nuit", "gute Nacht", "buonanotte"), local("bweh nas no chess", "bon nwee", "goo ta nahkht", "bwo na not tay"), "Can you whisper it to a teddy?", "The teddy has closed its eyes.")
- -> phrase("Yes", local("sí", "oui", "ja", "sì"), local("see", "wee", "yah", "see"), "Do you like ice cream? Answer with the new word!", "I thought so.")
- -> phrase("No", local("no", "non", "nein", "no"), local("no", "non", "nine", "no"), "Would you eat a sock? Answer with the new word!", "A wise answer.")
- -> phrase("My name is", local("me llamo", "je m’appelle", "ich heiße", "mi chiamo"), local("meh yah mo", "zhuh ma pell", "ikh hy sa", "mee kyah mo"), "Will you say it with your name?", "Nice to meet you.")
- -> phrase("Friends", local("amigos", "amis", "Freunde", "amici"), local("ah mee gos", "ah mee", "froyn da", "ah mee chee"), "Who are yours?", "They are lucky.")
- -> phrase("Happy birthday", local("feliz cumpleaños", "bon anniversaire", "alles Gute", "buon compleanno"), local("feh lees koom pleh ah nyos", "bon ah nee vair sair", "ah less goo ta", "bwon kom pleh ah no"), "Whose birthday is next?", "They will be surprised.")
- -> phrase("One, two, three", local("uno, dos, tres", "un, deux, trois", "eins, zwei, drei", "uno, due, tre"), local("oo no, dos, tress", "un, duh, trwah", "ines, tsvy, dry", "oo no, doo ay, tray"), "Can you count along?", "You count in two languages now.")
- -> phrase("Four, five, six", local("cuatro, cinco, seis", "quatre, cinq, six", "vier, fünf, sechs", "quattro, cinque, sei"), local("kwa tro, sin ko, sace", "katr, sank, seess", "feer, foonf, zex", "kwat tro, chin kway, say"), "Will you say them?", "We are up to six already.")
- -> phrase("Bravo", local("muy bien", "très bien", "sehr gut", "molto bene"), local("moo ee byen", "tray byan", "zair goot", "mol toe beh nay"), "What did you do well today?", "That deserves it.")
- -> phrase("Let us go", local("vamos", "on y va", "los geht’s", "andiamo"), local("bah mos", "on ee va", "lohs gates", "an dya mo"), "Where shall we go?", "I come along.")
- -> phrase("Sorry", local("perdón", "pardon", "Entschuldigung", "scusa"), local("pair done", "par don", "ent shool dee goong", "skoo za"), "You stepped on a foot! What do you say?", "The foot feels better already.")
- -> phrase("Enjoy your meal", local("buen provecho", "bon appétit", "guten Appetit", "buon appetito"), local("bwen pro veh cho", "bon ah pay tee", "goo ten ah pay teet", "bwon ap peh tee toe"), "What is on your plate?", "That looks tasty.")
- -> phrase("Delicious", local("delicioso", "délicieux", "lecker", "delizioso"), local("deh lee syo so", "day lee syuh", "lek er", "day lee tsyo zo"), "What would you say it about?", "Now I wish I could taste.")
- -> phrase("Mother", local("madre", "mère", "Mutter", "madre"), local("mah dreh", "mair", "moo ter", "mah dray"), "Can you hear that it is a bit like English?", "Old words travel far.")
- -> phrase("Welcome", local("bienvenidos", "bienvenue", "willkommen", "benvenuti"), local("byen veh nee dos", "byan vuh noo", "vil kom men", "ben veh noo tee"), "Who should come to visit you?", "I hold the door open.")
- -> phrase("See you tomorrow", local("hasta mañana", "à demain", "bis morgen", "a domani"), local("ah sta man yah na", "ah duh man", "biss mor gen", "ah do mah nee"), "What will you do tomorrow?", "That is something to look forward to.")
}
-> next

=== phrase(english, plain, like, task, reply)
~ temp foreign = marked(plain)
{shuffle:
- {english} is {foreign}, like {like}. {task}
- {english} becomes {foreign}, like {like}. {task}
- {foreign}, like {like}, means {english}. {task}
- Say {foreign}, like {like}, for {english}. {task}
}
+ [(no) # hears: @no, @unsure]
    {shuffle:
    - Then {foreign} waits for another day.
    - You can also just listen to {foreign}.
    - I say {foreign} for both of us.
    }
+ [(heard) # hears: {plain}]
    I heard {foreign}! {reply}
+ [(any) # hears: @done, @anything]
    {reply}
- -> next
