INCLUDE common.ink
INCLUDE levels.ink
VAR a = 0
VAR b = 0
VAR total = 0
VAR groups = 0
VAR each = 0
VAR product = 0
VAR step = 0
VAR result = 0

=== start
{shuffle:
- Let us count{comma_name()}! It begins easy and grows with you.
- Let us count together, and you say the number.
- Let us count apples, ducks and all sorts of things{comma_name()}.
- Let us count, my numbers are hopping already!
- Let us count with fingers, toes and a clever head{comma_name()}.
- Let us count, I have number stories for you.
}
-> next

=== next
~ asked++
{asked % 6 == 0: -> move_and_count}
{not little && asked % 5 == 2: {next_one()}}
-> task

=== task
~ draw()
-> pick

// New numbers, small ones for the first level. They grow a little with every right answer.
=== function draw
~ temp grown = score / 4
{current_level():
- 1:
    ~ a = RANDOM(2, 4)
    ~ b = RANDOM(1, 2)
- 2:
    ~ a = RANDOM(3, 8)
    ~ b = RANDOM(2, 4)
- 3:
    ~ a = RANDOM(8, 25 + grown)
    ~ b = RANDOM(4, 12)
- else:
    ~ a = RANDOM(20, 60 + grown)
    ~ b = RANDOM(9, 35)
}
~ groups = RANDOM(2, 2 + current_level())
~ each = RANDOM(2, 2 + current_level() * 2)
~ step = RANDOM(2, 1 + current_level() * 2)
~ total = a + b
~ product = groups * each

=== add(unit, question)
-> solve(total, "{total} {unit}", question, "{add_hint()}", "{a} and {b} make {total}.")

=== take(unit, question)
-> solve(a, "{a} {unit}", question, "{take_hint()}", "{total} take away {b} is {a}.")

=== times(unit, question)
-> solve(product, "{product} {unit}", question, "{times_hint()}", "{groups} times {each} is {product}.")

=== share(unit, question)
-> solve(each, "{each} {unit}", question, "{share_hint()}", "{groups} times {each} is {product}.")

=== function add_hint
{shuffle:
- Start at {a} and count {b} further.
- {a}, and then {b} steps up.
- Keep {a} in your head and add {b}.
- Begin with {a}, then {b} more.
}

=== function take_hint
{shuffle:
- Start at {total} and count {b} steps back.
- {total}, and then {b} steps down.
- Take {b} away from {total}.
- Walk back {b} steps from {total}.
}

=== function times_hint
{shuffle:
- Add {each} again and again, {groups} times.
- Count in steps of {each}, {groups} of them.
- It is {groups} times {each}.
}

=== function share_hint
{shuffle:
- How many times does {groups} fit into {product}?
- Which number times {groups} is {product}?
- Deal {product} out to {groups}, one by one.
}

=== level_1
{shuffle:
- -> add("apples", "You have {a} apples and get {b} more, how many apples is that?")
- -> add("ducks", "{a} ducks swim, and {b} more jump in, how many ducks are there?")
- -> add("cars", "Here are {a} toy cars and {b} more, how many cars?")
- -> add("balloons", "You hold {a} balloons, I give you {b}, how many balloons?")
- -> add("kittens", "{a} kittens sleep and {b} kittens play, how many kittens?")
- -> add("blocks", "A tower of {a} blocks gets {b} more, how many blocks?")
- -> add("birds", "{a} birds sit on a branch, {b} more come, how many birds?")
- -> add("berries", "{a} berries in this hand, {b} in the other, how many berries?")
- -> add("frogs", "{a} frogs sing, {b} frogs join in, how many frogs?")
- -> add("teddies", "{a} teddies are in bed, you bring {b} more, how many teddies?")
- -> take("cookies", "There are {total} cookies, you eat {b}, how many are left?")
- -> take("snails", "{total} snails sit in a row, {b} crawl home, how many stay?")
- -> take("fish", "{total} fish swim here, {b} swim away, how many are still here?")
- -> take("bananas", "The monkey has {total} bananas and eats {b}, how many has it now?")
- -> take("bubbles", "You blow {total} bubbles, {b} go pop, how many are left?")
- -> take("rabbits", "{total} rabbits play, {b} hop into the burrow, how many can you see?")
- -> take("socks", "{total} socks hang on the line, {b} fall down, how many still hang?")
- -> solve(2, "two eyes", "How many eyes do you have?", "Touch them and count.", "")
- -> solve(1, "one nose", "How many noses do you have?", "It is in the middle of your face.", "")
- -> solve(5, "five fingers", "How many fingers are on one hand?", "Hold it up and count.", "")
- -> solve(4, "four legs", "How many legs has a dog?", "Two in front, two at the back.", "")
- -> solve(2, "two legs", "How many legs has a duck?", "As many as you have.", "")
- -> solve(4, "four legs", "How many legs has a table, most of the time?", "One at each corner.", "")
- -> solve(3, "three wheels", "How many wheels has a tricycle?", "One more than a bicycle.", "")
- -> solve(2, "two ears", "How many ears has a rabbit?", "Long ones, one on each side.", "")
- -> solve(4, "four wheels", "How many wheels has a car?", "Two in front and two behind.", "")
- -> solve(3, "three", "One, two, and what comes next?", "Say it like before a race.", "")
- -> solve(5, "five", "Two, three, four, and then?", "Count on your hand up to the thumb.", "")
- -> solve(6, "six", "Which number comes after five?", "One more than one hand.", "")
- -> solve(4, "four", "A rocket starts with three, two, one, which number comes before that?", "Count up one more from three.", "")
- -> solve(total, "{total}", "Which is more, {a} or {total}?", "Which one do you say later when you count?", "")
- -> solve(a + 1, "{a + 1} claps", "I clap {a} times, and once more, how many claps?", "Clap with me and count.", "")
- -> solve(2, "two shoes", "How many shoes do you put on to go out?", "One for each foot.", "")
- -> solve(1, "one sun", "How many suns are in the sky?", "Only one shines in the day.", "")
- -> solve(3, "three bears", "How many bears did Goldilocks visit?", "Papa bear, mama bear, baby bear.", "")
- -> solve(3, "three little pigs", "How many little pigs built houses?", "Straw, sticks and bricks.", "")
}

=== level_2
{shuffle:
- -> add("strawberries", "You pick {a} strawberries, and your friend picks {b}, how many strawberries is that?")
- -> add("ladybirds", "{a} ladybirds sit on one leaf and {b} on another, how many altogether?")
- -> add("stickers", "You have {a} stickers and find {b} more, how many have you now?")
- -> add("buttons", "A coat has {a} buttons and its sleeves have {b}, how many buttons?")
- -> add("shells", "You find {a} shells before lunch and {b} after it, how many shells?")
- -> add("stars", "I see {a} stars, a cloud goes away, and {b} more appear, how many stars?")
- -> add("carrots", "The rabbit has {a} carrots, the mole brings {b}, how many carrots?")
- -> add("children", "{a} children are on the slide and {b} on the swings, how many children?")
- -> add("pancakes", "Papa bear eats {a} pancakes, baby bear eats {b}, how many pancakes is that?")
- -> add("boats", "{a} paper boats sail off, and {b} follow, how many boats?")
- -> add("candles", "There are {a} candles on the cake, you add {b}, how many candles?")
- -> take("acorns", "A squirrel hid {total} acorns and found {b}, how many are still hidden?")
- -> take("penguins", "{total} penguins stand on the ice, {b} slide off, how many are left?")
- -> take("crayons", "You have {total} crayons and lend me {b}, how many do you keep?")
- -> take("eggs", "There are {total} eggs, {b} hatch, how many eggs are still whole?")
- -> take("passengers", "{total} people ride the bus, {b} get off, how many stay?")
- -> take("plums", "{total} plums hang on the tree, {b} drop, how many still hang?")
- -> take("pages", "A book has {total} pages, you looked at {b}, how many are to come?")
- -> take("cakes", "The baker has {total} little cakes and sells {b}, how many has he left?")
- -> take("sheep", "{total} sheep are on the hill, {b} run home, how many stay up there?")
- -> solve(8, "eight legs", "How many legs do two dogs have together?", "Four and four.", "")
- -> solve(6, "six legs", "How many legs has an ant?", "Three on each side.", "")
- -> solve(8, "eight arms", "How many arms has an octopus?", "Twice as many as a table has legs.", "")
- -> solve(7, "seven days", "How many days has a week?", "Monday, Tuesday, and so on to Sunday.", "")
- -> solve(4, "four seasons", "How many seasons has a year?", "Spring is one of them.", "")
- -> solve(3, "three corners", "How many corners has a triangle?", "Tri means this number.", "")
- -> solve(4, "four corners", "How many corners has a square?", "Like a window.", "")
- -> solve(10, "ten toes", "How many toes do you have on both feet?", "Five and five.", "")
- -> solve(10, "ten", "Two, four, six, eight, and what comes next?", "Always two more.", "")
- -> solve(9, "nine", "Ten, and then backwards, which number is next?", "One less than ten.", "")
- -> solve(4, "four shoes", "How many shoes do two children wear?", "Two and two.", "")
- -> solve(7, "seven dwarfs", "How many dwarfs did Snow White live with?", "As many as a week has days.", "")
- -> solve(total + 1, "{total + 1}", "Which number comes right after {total}?", "Count up to {total}, and then one more.", "")
- -> solve(total - 1, "{total - 1}", "Which number comes just before {total}?", "Go one step back from {total}.", "")
- -> solve(b, "{b} for each", "We share {b * 2} nuts fairly, you and I, how many do you get?", "One for you, one for me.", "")
- -> solve(b * 2, "{b * 2} mittens", "{b} children hang up two mittens each, how many mittens?", "Count in twos.", "")
- -> solve(total, "{total}", "Which is bigger, {total} or {total - 3}?", "Which do you say later when you count?", "")
- -> solve(a + a, "{a + a}", "What is {a} and {a} again?", "That is double {a}.", "")
}

=== level_3
{shuffle:
- -> add("kilometres", "A cyclist rides {a} kilometres before lunch and {b} after it, how many is that?")
- -> add("cards", "You have {a} trading cards and swap your way to {b} more, how many cards?")
- -> add("minutes", "A film runs {a} minutes, then there are {b} minutes of a second one, how long in all?")
- -> add("points", "Your team scores {a} points, and then {b} more, what is the score?")
- -> add("coins", "A pirate finds {a} coins in the chest and {b} in the sand, how many coins?")
- -> take("metres", "A kite string of {total} metres loses {b} metres in a tree, how long is it now?")
- -> take("seats", "A bus has {total} seats, and {b} are taken, how many are free?")
- -> take("pages", "Your book has {total} pages and you are on page {b}, how many are still to come?")
- -> take("steps", "A lighthouse has {total} steps, and you climbed {b}, how many are left?")
- -> take("marbles", "Of {total} marbles, {b} roll under the sofa, how many do you still have?")
- -> times("wheels", "{groups} trolleys have {each} wheels each, how many wheels is that?")
- -> times("eggs", "{groups} nests hold {each} eggs each, how many eggs altogether?")
- -> times("chairs", "In a hall there are {groups} rows of {each} chairs, how many chairs?")
- -> times("petals", "{groups} flowers have {each} petals each, how many petals?")
- -> times("biscuits", "On {groups} plates lie {each} biscuits each, how many biscuits?")
- -> times("strings", "{groups} guitars have {each} strings each, how many strings?")
- -> times("oars", "{groups} boats carry {each} oars each, how many oars?")
- -> share("grapes", "{groups} friends share {product} grapes fairly, how many does each get?")
- -> share("books", "{product} books go onto {groups} shelves, the same on each, how many on one?")
- -> share("children", "{product} children make {groups} equal teams, how big is a team?")
- -> share("tulips", "A gardener plants {product} tulips in {groups} equal rows, how many in a row?")
- -> share("stamps", "{product} stamps fill {groups} equal pages, how many are on one page?")
- -> solve(a + step * 3, "{a + step * 3}", "Go on with this row: {a}, {a + step}, {a + step * 2}, what comes next?", "Each step is {step} bigger.", "")
- -> solve(a, "{a}", "Count down with me: {a + step * 3}, {a + step * 2}, {a + step}, what comes next?", "Each step is {step} smaller.", "")
- -> solve(a * 2, "{a * 2}", "What is double {a}?", "Take {a}, and then {a} again.", "")
- -> solve(b, "{b}", "What is half of {b * 2}?", "Two equal parts make {b * 2}.", "")
- -> solve(b, "{b}", "I had {a} shells, found some more, and now I have {total}, how many did I find?", "How far is it from {a} to {total}?", "")
- -> solve(a, "{a}", "I think of a number, add {b}, and get {total}, which number is it?", "Go back from {total} by {b}.", "")
- -> solve(each, "{each}", "I think of a number, take it {groups} times, and get {product}, which is it?", "Share {product} into {groups} parts.", "")
- -> solve(24, "twenty-four hours", "How many hours are in one day and one night?", "Twice twelve.", "")
- -> solve(60, "sixty minutes", "How many minutes has an hour?", "The long hand goes once around.", "")
- -> solve(12, "twelve months", "How many months has a year?", "January is the first, December the last.", "")
- -> solve(12, "twelve legs", "How many legs do two beetles have together?", "Each has six.", "")
- -> solve(30, "thirty minutes", "How many minutes is half an hour?", "Half of sixty.", "")
- -> solve(100, "a hundred", "How many centimetres are in a metre?", "As many as pennies in a pound.", "")
- -> solve(6, "six sides", "How many faces has a cube, like a dice?", "Top, bottom, and the ones around.", "")
- -> solve(52, "about fifty-two weeks", "How many whole weeks are in a year?", "A little more than fifty.", "")
- -> solve(30 - each, "{30 - each} pennies", "A bun costs {each} pennies and you give me thirty, how many do you get back?", "Count on from {each} to thirty.", "")
- -> solve(10 + each, "{10 + each} years", "Tom is ten, and his sister is {each} years older, how old is she?", "Start at ten.", "")
- -> solve(product + 1, "{product + 1} people", "{groups} cars bring {each} guests each, and Grandpa walks, how many people come?", "First the cars, then Grandpa.", "")
}

=== level_4
{shuffle:
- -> add("metres", "A diver goes down {a} metres and then {b} more, how deep is that?")
- -> add("pages", "You read {a} pages on Saturday and {b} on Sunday, how many pages altogether?")
- -> add("ants", "{a} ants march in front and {b} behind, how many ants are marching?")
- -> take("degrees", "In the desert it is {total} degrees at noon and {b} less at night, how warm is the night?")
- -> take("kilometres", "The trip is {total} kilometres, and {b} are behind us, how far is it still?")
- -> take("tickets", "Of {total} tickets, {b} are sold, how many can you still buy?")
- -> times("eggs", "A farmer fills {groups} boxes with {each} eggs each, how many eggs is that?")
- -> times("windows", "A tower has {groups} floors with {each} windows each, how many windows?")
- -> times("starfish", "In {groups} tanks live {each} starfish each, how many starfish altogether?")
- -> times("seconds", "One jump takes {each} seconds, how long do {groups} jumps take?")
- -> times("notes", "A tune has {groups} lines with {each} notes each, how many notes?")
- -> share("sweets", "{product} liquorice wheels go into {groups} equal bags, how many are in one?")
- -> share("players", "{product} players form {groups} equal teams, how many are in each team?")
- -> share("metres", "A rope of {product} metres is cut into {groups} equal parts, how long is one part?")
- -> solve(product - 2, "{product - 2} rolls", "A baker fills {groups} trays with {each} rolls each and drops two, how many rolls are left?", "First {groups} times {each}, then take away two.", "")
- -> solve(product + b, "{product + b}", "What is {groups} times {each}, and then {b} more?", "First find {product}.", "")
- -> solve(a * 2 + 1, "{a * 2 + 1}", "Double {a} and add one, what do you get?", "Double it first.", "")
- -> solve(a + step * 3, "{a + step * 3}", "Find the rule: {a}, {a + step}, {a + step * 2}, and which number follows?", "Each step is {step} bigger.", "")
- -> solve(a * 8, "{a * 8}", "Each number is twice the one before: {a}, {a * 2}, {a * 4}, what is next?", "Double {a * 4}.", "")
- -> solve(a + 10, "{a + 10}", "Find the trick: {a}, {a + 1}, {a + 3}, {a + 6}, what follows?", "The steps grow: one, two, three, and then four.", "")
- -> solve(b, "{b}", "I think of a number, double it, add four, and get {b * 2 + 4}, what was it?", "First take the four away, then halve.", "")
- -> solve(each, "{each}", "I think of a number, take it {groups} times, add ten, and get {product + 10}, what was it?", "First take the ten away.", "")
- -> solve(b, "{b}", "Two brothers are {b * 2} years old together, and they are twins, how old is each?", "Halve it.", "")
- -> solve(a + 5, "{a + 5} years", "Grandma is {a} now, how old will she be when five years have gone by?", "Count five on.", "")
- -> solve(12, "twelve", "A dozen eggs lie in a box, how many is a dozen?", "Half of it is six.", "")
- -> solve(180, "a hundred and eighty minutes", "How many minutes are three hours?", "Three times sixty.", "")
- -> solve(366, "three hundred and sixty-six days", "How many days has a leap year?", "One more than 365.", "")
- -> solve(8, "eight corners", "How many corners has a cube?", "Four on top and four below.", "")
- -> solve(12, "twelve edges", "How many edges has a cube?", "Four on top, four below, and the ones between.", "")
- -> solve(1000, "a thousand grams", "How many grams are in a kilo?", "A one and three noughts.", "")
- -> solve(90, "ninety degrees", "How many degrees has a right angle?", "A quarter of 360.", "")
- -> solve(6, "six handshakes", "Four friends each shake hands once with every other, how many handshakes is that?", "The first shakes three hands, the second two more.", "")
- -> solve(5, "five cats", "Five cats catch five mice in five minutes, how many cats catch ten mice in ten minutes?", "Each cat needs five minutes for one mouse.", "")
- -> solve(1, "one hour", "Three socks dry on the line in one hour, how many hours do six socks need?", "They all dry at the same time.", "")
- -> solve(3, "three socks", "Ten red and ten blue socks lie in the dark, how many must you take to have a pair for sure?", "There are only two colours.", "")
- -> solve(4, "four cuts", "You cut a ribbon into five pieces, how many cuts do you make?", "Try it with two pieces first.", "")
- -> solve(10, "ten days", "A snail climbs three metres by day and slips two by night, on which day is it up a wall of twelve metres?", "After nine nights it is nine metres high.", "")
- -> solve(11, "eleven posts", "A fence is ten metres long with a post at every metre, how many posts does it have?", "Do not forget the one at the start.", "")
- -> solve(15, "fifteen", "Half of my number is one more than six and a half, what is my number?", "Half of it is seven and a half.", "")
- -> solve(21, "twenty-one", "One, one, two, three, five, eight, thirteen, what comes next?", "Always add the last two numbers.", "")
- -> solve(36, "thirty-six", "One, four, nine, sixteen, twenty-five, what is next?", "One times one, two times two, three times three.", "")
}

=== all_done
We counted so much{comma_name()}. All my numbers need a nap now!
-> END

=== solve(correct, answer, question, hint, reason)
~ tries = 0
~ result = correct
{question}
- (listen)
+ [(right) # hears: {result}]
    ~ answered_right()
    {is_right(answer)} {not little && asked % 3 == 0: {reason}}
    -> next
+ [(hint) # hears: @hint, @unsure]
    ~ tries++
    {tries > 1: -> tell}
    {not little: {here_is_help()}} {hint} {try_again()}
    -> listen
+ [(tell) # hears: @give-up]
    -> tell
+ [(number) # hears: @number]
    ~ tries++
    {tries > 1: -> tell}
    {number > result: {too_many()} | {too_few()}} {hint} {not little: {try_again()}}
    -> listen
+ [(other) # hears: @anything]
    ~ tries++
    {tries > 2: -> tell}
    {say_a_number()}
    -> listen
- (tell)
~ answered_wrong()
{it_was(answer)} {not little: {reason}}
-> next

=== function too_many
{shuffle:
- {number} is a bit too many.
- A little less than {number}.
- {number} is close, go down a bit.
- Not {number}, it is smaller.
}

=== function too_few
{shuffle:
- {number} is a bit too few.
- A little more than {number}.
- {number} is close, go up a bit.
- Not {number}, it is bigger.
}

=== function say_a_number
{shuffle:
- Which number do you say{comma_name()}?
- And how many is it?
- I am waiting for a number, which one is it?
- Hm, and the number is?
- Tell me just the number, how many?
- Count it on your fingers, what do you get?
- Back to our numbers, how many do you think?
- Lovely, and which number do you choose?
- Aha, and how many make it?
- Good to know, and the number?
}

=== move_and_count
{shuffle once:
- -> invite("Clap {RANDOM(3, 7)} times, count aloud, and tell me how it sounds!", "Good counting with your hands.", -> task)
- -> invite("Look around, how many doors can you see?", "You counted for both of us.", -> task)
- -> invite("Can you take {RANDOM(4, 9)} big steps and count each one?", "Your legs can count, too.", -> task)
- -> invite("Five, four, three, two, one. What happens at zero?", "Lift off! Whoosh!", -> task)
- -> invite("How many people were at your table at your last meal?", "A nice number of people.", -> task)
- -> invite("What is your favourite number?", "That is a good one to like.", -> task)
- -> invite("Can you count to ten in a whisper?", "Very soft numbers.", -> task)
- -> invite("How many pillows are on your bed?", "I hope they are all soft.", -> task)
- -> invite("Can you stamp {RANDOM(3, 6)} times like an elephant?", "Boom, boom, says the floor.", -> task)
- -> invite("How many buttons or zips are on your clothes?", "Clothes are full of numbers.", -> task)
- -> invite("Hop {RANDOM(3, 8)} times on one leg, and tell me, did you wobble?", "Wobbling counts, too.", -> task)
- -> invite("How many windows has your room?", "Light comes in through each.", -> task)
- -> invite("Can you count backwards from {RANDOM(5, 10)} in a deep bear voice?", "The bear can count!", -> task)
- -> invite("How many pets live at your home?", "Counting animals is the best.", -> task)
- -> invite("Hold up as many fingers as you have birthdays, how many is it?", "What a fine number.", -> task)
- -> invite("Which number is the funniest to say?", "It tickles my tongue, too.", -> task)
}
-> task

=== winding_down
{score > 1: You solved {score} number puzzles{comma_name()}. }
Now let us count slowly down together. Five. Four. Three. Two. One. And rest.
-> END
