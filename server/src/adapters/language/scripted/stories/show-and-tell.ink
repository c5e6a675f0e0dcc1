INCLUDE common.ink
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

=== about_young
{shuffle once:
- -> ask("Turn it upside down. What do you see now?", "The world looks new from there.", -> about)
- -> ask("Knock on it. Who would answer?", "Knock, knock, nobody home.", -> about)
- -> ask("Does it have eyes?", "I wonder what it sees.", -> about)
- -> ask("Which day of the week does it like best?", "A good day to be a thing.", -> about)
- -> ask("Could a mouse live in it?", "With a tiny bed inside.", -> about)
- -> ask("What does it do when you are out?", "Things have a secret life.", -> about)
- -> ask("Give it a little stroke. Does it like that?", "It hums, I believe.", -> about)
- -> ask("Is it older than you?", "Then it knows a lot.", -> about)
- -> ask("How would it dance?", "One, two, three, and turn.", -> about)
- -> ask("What would it wear in winter?", "Warm and woolly.", -> about)
- -> ask("Could you throw it to a friend?", "Only if the friend is ready.", -> about)
- -> ask("Does it like being upstairs, or downstairs?", "Every thing has its floor.", -> about)
- -> ask("If you had two, whom would you give one?", "That is a kind thought.", -> about)
- -> ask("What is its favourite song?", "I would hum along.", -> about)
- -> ask("Can you see through it?", "Worth a try.", -> about)
- -> ask("Is it good at hiding?", "Hide and seek champion.", -> about)
- -> ask("How many fingers do you need to lift it?", "Strong fingers.", -> about)
- -> ask("What would a baby do with it?", "Babies taste everything.", -> about)
- -> ask("Is there a picture on it?", "Pictures make things happy.", -> about)
- -> ask("Which room does it like most?", "It feels at home there.", -> about)
- -> ask("Does it shine in the sun?", "A little sparkle is nice.", -> about)
- -> ask("Would a dog like to carry it?", "Woof, said the dog.", -> about)
- -> ask("Is it thick, or thin?", "Now I can grip it in my mind.", -> about)
- -> ask("What would you put inside it?", "A good hiding place.", -> about)
- -> ask("Can it make you laugh?", "Giggles are the best use for a thing.", -> about)
- -> ask("What if it turned purple?", "Purple suits everybody.", -> about)
- -> ask("Is it quiet, or noisy?", "Both have their time.", -> about)
- -> ask("How would it say good morning?", "Good morning to you, too.", -> about)
- -> ask("Does it stay dry in a puddle?", "Puddles are not for everything.", -> about)
- -> ask("Which cloud does it look like?", "I look up and search for it.", -> about)
- -> ask("Who gave it its place in your room?", "Somebody with good taste.", -> about)
- -> ask("Is it quick, or slow?", "Slow things see more.", -> about)
- -> ask("Could it be a present for a king?", "The king says thank you.", -> about)
- -> ask("What would it do on the moon?", "Floating, floating.", -> about)
- -> ask("Does it need a wash?", "Bubbles for everyone.", -> about)
- -> ask("Blow on it. Does it move?", "A small wind, a big thing.", -> about)
- -> ask("How would you wrap it as a present?", "With a bow on top.", -> about)
- -> ask("What would a pirate do with it?", "Arr, says the pirate.", -> about)
- -> ask("Is it afraid of anything?", "Good that you are there.", -> about)
- -> ask("Where would it like to go on holiday?", "The suitcase is packed.", -> about)
- -> ask("Does it look happy today?", "It smiles inside.", -> about)
- -> ask("Would it rather fly, or swim?", "Off it would go.", -> about)
- -> ask("What does it look like from far away?", "Small, but brave.", -> about)
- -> ask("Count its dots, stripes or buttons. How many?", "I trust your counting.", -> about)
- -> ask("What would an elephant do with it?", "Careful with those feet.", -> about)
- -> ask("Which letter does it begin with?", "A fine letter.", -> about)
- -> ask("Is it smooth, or bumpy?", "Bumps are like little hills.", -> about)
- -> ask("How would it hug you?", "A hug of its own kind.", -> about)
- -> ask("Whom does it miss at night?", "Morning always comes.", -> about)
- -> ask("What is its favourite game?", "I would play along.", -> about)
- -> ask("Could it be a hat?", "Very elegant.", -> about)
- -> ask("Does it like to be tickled?", "Hee hee hee.", -> about)
- -> ask("Is it the best of all your things?", "It blushes a bit.", -> about)
- -> ask("If it grew overnight, how big should it get?", "Mind the ceiling.", -> about)
- -> ask("What would it draw, if it had a hand?", "A picture for the fridge.", -> about)
- -> ask("Which friend of yours would love it?", "Then show it to them soon.", -> about)
- -> ask("What colour is {toy}?", "Now I begin to see it.", -> about)
- -> ask("Is it big, or small?", "I am painting it in my mind.", -> about)
- -> ask("Does it fit in one hand?", "Good to know for carrying.", -> about)
- -> ask("Touch it with one finger. How does it feel?", "Fingers know a lot.", -> about)
- -> ask("Put it to your cheek. Is it soft?", "Cheeks are good at that.", -> about)
- -> ask("Where did you get it from?", "Then it has come a long way.", -> about)
- -> ask("Does it have a name?", "A good name.", -> about)
- -> ask("If {toy} could talk, what would it say?", "I can nearly hear it.", -> about)
- -> ask("Where does it sleep at night?", "A cosy place.", -> about)
- -> ask("What do you like best about it?", "I like that, too.", -> about)
- -> ask("Does it make a sound?", "I am tickled.", -> about)
- -> ask("Can it roll, or does it stay?", "Very practical.", -> about)
- -> ask("Is it heavy, like a stone, or light, like a feather?", "I lifted it in my mind.", -> about)
- -> ask("Smell it. What does it smell of?", "Every thing has a smell.", -> about)
- -> ask("Who else may play with it?", "Sharing makes it bigger.", -> about)
- -> ask("Is it old, or new?", "It has had some time with you.", -> about)
- -> ask("What is on the back of it?", "A side that nobody looks at.", -> about)
- -> ask("Could it swim in the bath?", "Splash, or no splash.", -> about)
- -> ask("What would happen if you dropped it?", "Better hold it tight.", -> about)
- -> ask("Is there something round on it?", "Round things are friendly.", -> about)
- -> ask("How many corners can you find?", "Good counting.", -> about)
- -> ask("What do you do with it first thing in the morning?", "A good start to the day.", -> about)
- -> ask("Has it ever been lost?", "Now it is here.", -> about)
- -> ask("Which animal would love it?", "I can see that animal.", -> about)
- -> ask("Would it like rain, or sun?", "I would have guessed so.", -> about)
- -> ask("Can you balance it on your head?", "What a hat.", -> about)
- -> ask("Is it a boy thing, a girl thing, or an everybody thing? I think everybody. And you?", "Everybody may like everything.", -> about)
- -> ask("What is the tiniest thing on it?", "Sharp eyes.", -> about)
- -> ask("What would you call it in a made-up language?", "A word that nobody had before.", -> about)
- -> ask("Does it have a friend in your room?", "Then it is never lonely.", -> about)
- -> ask("Show it the window. What would it like to see there?", "It is curious, like you.", -> about)
- -> ask("Can it stand by itself?", "Brave little thing.", -> about)
- -> ask("Would it be happy in a pocket?", "A pocket is a small house.", -> about)
- -> ask("Is it warm, or cold?", "I feel it nearly.", -> about)
- -> ask("What food would it like?", "Its plate would be full.", -> about)
- -> ask("Hide it behind your back. Did it giggle?", "Peekaboo.", -> about)
- -> ask("How many of them would you like to have?", "That would be a parade.", -> about)
- -> ask("What shape is it?", "Shapes are everywhere.", -> about)
- -> ask("What would granny say about it?", "Grannies know.", -> about)
- -> ask("If it had legs, where would it walk?", "Off it goes.", -> about)
}
-> story_time

=== about_older
{shuffle once:
- -> ask("What is {toy} made of, do you think?", "Good observation.", -> about)
- -> ask("Who might have made it, and with which tools?", "Somebody had that idea first.", -> about)
- -> ask("Look at it like a scientist. What do you notice first?", "Science begins just like that.", -> about)
- -> ask("How would you describe it to somebody who has never seen one?", "Now even I could draw it.", -> about)
- -> ask("What was it for a hundred years ago, or was there nothing like it?", "Things have a history.", -> about)
- -> ask("If you were the inventor, what would you make better?", "Write that down for your workshop.", -> about)
- -> ask("How long will it last, do you think?", "We will see.", -> about)
- -> ask("Who will have it when you are grown up?", "A lucky person.", -> about)
- -> ask("In a museum, what would the sign next to it say?", "I would stop and read that.", -> about)
- -> ask("What does it cost, a little or a lot, and is it worth it?", "Worth is a funny thing.", -> about)
- -> ask("What is the story of how it came to you?", "So that is how.", -> about)
- -> ask("Which memory hangs on it?", "Things can hold memories.", -> about)
- -> ask("Which three words fit it best?", "Three good words.", -> about)
- -> ask("What would be the worst place to lose it?", "Let us not try that.", -> about)
- -> ask("Could you build one yourself? What would you need?", "A shopping list for inventors.", -> about)
- -> ask("Which part of it would break first?", "Every machine has a weak spot.", -> about)
- -> ask("What is inside it, where nobody can see?", "Inside is often the best.", -> about)
- -> ask("If it were ten times bigger, what could it do?", "Make room, please.", -> about)
- -> ask("If it were tiny as an ant, who could use it?", "Ants would queue up.", -> about)
- -> ask("What sound does it make if you tap it?", "A small concert.", -> about)
- -> ask("How would you hide a message in it?", "Spies would like that.", -> about)
- -> ask("Which material would be better for it, and why?", "You think like an engineer.", -> about)
- -> ask("Who is the most surprising person who could need it?", "I did not expect that.", -> about)
- -> ask("What does it remind you of?", "One thing leads to another.", -> about)
- -> ask("What would an alien think it is for?", "The alien nods with all three heads.", -> about)
- -> ask("Is it more useful, or more beautiful?", "Both would be perfect.", -> about)
- -> ask("What would you swap it for?", "A hard bargain.", -> about)
- -> ask("How did it look when it was new?", "Time leaves marks.", -> about)
- -> ask("What is the most interesting spot on it?", "I am looking there with you.", -> about)
- -> ask("Would it float, sink, fly, or roll?", "We should test that.", -> about)
- -> ask("What rule would you make for people who borrow it?", "Fair enough.", -> about)
- -> ask("Which job could it have?", "Hired.", -> about)
- -> ask("What question would you ask it, if it could answer?", "I would like to hear that answer.", -> about)
- -> ask("What does its shadow look like?", "Shadows tell half the truth.", -> about)
- -> ask("How would you pack it for a trip to the moon?", "Ready for take-off.", -> about)
- -> ask("Which colour would you never paint it?", "Agreed.", -> about)
- -> ask("What would be a good advertisement for it?", "Sold.", -> about)
- -> ask("What is its greatest secret?", "It stays in this room, with us and your family.", -> about)
- -> ask("Who taught you about it?", "Good teachers are everywhere.", -> about)
- -> ask("What would you tell its maker?", "That would make them glad.", -> about)
}
-> about_young

=== story_time
~ questions++
{questions > 11: -> another}
{shuffle once:
- -> ask("They meet a giant with a tiny voice. What does he say?", "So small a voice.", -> story_time)
- -> ask("They find a map. Where does it lead?", "I pack my bag.", -> story_time)
- -> ask("They fall asleep in a basket. Who carries them home?", "Rock, rock, rock.", -> story_time)
- -> ask("They get a pet. Which one?", "Welcome, pet.", -> story_time)
- -> ask("They learn a new trick. Which?", "Tada!", -> story_time)
- -> ask("They go under water. What do they see?", "Blub, how pretty.", -> story_time)
- -> ask("They are in a parade. What do they carry?", "Here comes the music.", -> story_time)
- -> ask("They find something shiny, what is it?", "It glitters up to here.", -> story_time)
- -> ask("They ask an owl for help. What does she know?", "Wise old owl.", -> story_time)
- -> ask("They visit a cloud. Who lives there?", "Soft neighbours.", -> story_time)
- -> ask("They write a book. What is it called?", "I would read that.", -> story_time)
- -> ask("They mix a magic drink. What does it do?", "One sip, and then.", -> story_time)
- -> ask("They forget something important, what?", "It happens to everyone.", -> story_time)
- -> ask("They win a prize. What for?", "Well earned.", -> story_time)
- -> ask("They plant a seed. What grows?", "Up, up, up.", -> story_time)
- -> ask("They take a train. Where does it stop?", "All out, please.", -> story_time)
- -> ask("They hear somebody laugh. Who is it?", "Laughing is catching.", -> story_time)
- -> ask("They get very, very small. What do they do first?", "The world is huge now.", -> story_time)
- -> ask("They share a secret power. Which one?", "I will tell nobody but your family.", -> story_time)
- -> ask("They invite everyone to a party. What do they play?", "I am coming, too.", -> story_time)
- -> ask("They look into a mirror. What do they see?", "Surprise.", -> story_time)
- -> ask("They wait for the bus. What comes instead?", "That is no bus at all.", -> story_time)
- -> ask("They paint their house. Which colour?", "It suits the street.", -> story_time)
- -> ask("They say goodbye. What do they promise?", "Until next time.", -> story_time)
- -> ask("They swap places for a day. What is different?", "Quite a change.", -> story_time)
- -> ask("They find a tiny door in a tree. Do they go in?", "Duck your heads.", -> story_time)
- -> ask("Imagine {toy} could fly. Where would it fly first?", "Whoosh, and gone.", -> story_time)
- -> ask("One morning {toy} was gone. Where had it gone to?", "What a journey.", -> story_time)
- -> ask("It wakes up and has a wish. What does it wish for?", "I hope the wish comes true.", -> story_time)
- -> ask("Imagine {toy} was as big as a house. What would you do?", "I would visit you there.", -> story_time)
- -> ask("Then it meets somebody. Who is it?", "An unusual meeting.", -> story_time)
- -> ask("Together they do something funny. What is it?", "I did not see that coming.", -> story_time)
- -> ask("Suddenly there is a sound, what is it?", "Now I am curious.", -> story_time)
- -> ask("Something goes a bit wrong. What happens?", "Oh dear, oh dear.", -> story_time)
- -> ask("They have a plan. What is the plan?", "That could work.", -> story_time)
- -> ask("They find a door. What is behind it?", "Who would have thought.", -> story_time)
- -> ask("They are hungry. What do they eat?", "My mouth would water.", -> story_time)
- -> ask("How does it all end?", "A fine end, and you made it up.", -> story_time)
- -> ask("It rains and rains. Where do they hide?", "Dry and snug.", -> story_time)
- -> ask("A letter comes. What is in it?", "I love letters.", -> story_time)
- -> ask("They build something, what is it?", "Built to last.", -> story_time)
- -> ask("They lose their way. Who helps?", "Good to have helpers.", -> story_time)
- -> ask("They sing a song. What is it about?", "La la la.", -> story_time)
- -> ask("They see a light far away, what could it be?", "A light is always good.", -> story_time)
- -> ask("There is a race. Who wins?", "Hooray for everybody.", -> story_time)
- -> ask("They go to bed. What do they dream of?", "Sweet dreams to all of them.", -> story_time)
- -> ask("A storm blows them away. Where do they land?", "A soft landing, I hope.", -> story_time)
- -> ask("They open a shop. What do they sell?", "I take two.", -> story_time)
- -> ask("It is their birthday. What happens?", "Cake for everyone.", -> story_time)
- -> ask("Somebody knocks. Who is there?", "Come in, come in.", -> story_time)
}
-> another

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
