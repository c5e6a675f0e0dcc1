VAR goods = "everything"
VAR shop_name = "the little shop"

=== shop
{shuffle:
- You are the shopkeeper, and I am all the customers.
}
What do you sell in your shop?
+ [(unsure) # hears: @unsure]
    Then we sell hats for animals. Everybody needs those.
    ~ goods = "hats for animals"
+ [(goods) # hears: @anything # stores: goods]
    {goods == "everything": The sign says, here you get everything. | So you sell {goods}. I am already curious.}
- Which name goes on the sign?
+ [(unsure) # hears: @unsure]
    The little shop, then. Short and good.
+ [(name) # hears: @anything # stores: shop_name]
    {shop_name == "the little shop": I paint a sign, with curly letters. | I paint it: {shop_name}.}
- A giraffe needs something for her long neck. What do you offer her?
+ [(any) # hears: @anything]
    {echo()} She tries it, and it fits.
- How many coins does it cost?
+ [(number) # hears: @number]
    {number > 20: {number} coins? She looks in all her pockets. | {number} coins, clink, clink. Here you are. }
+ [(free) # hears: free, nothing, present]
    A present? The giraffe blushes.
+ [(other) # hears: @anything]
    She puts some coins on the counter, clink, clink.
- {older: Ding a ling. A bear wants three things for four coins each. How much does he have to pay? | A bear wants two things, and then one more. How many is that?}
+ {older} [(right) # hears: 12]
    Twelve, exactly, says the bear. You calculate like a real shopkeeper.
+ {not older} [(right) # hears: 3]
    Three, says the bear, I have enough paws.
+ [(other) # hears: @anything]
    {older: The bear counts on his claws and comes to twelve. | The bear counts, and says three.}
- A mouse speaks so softly. Do you lean down, or lift her up?
+ [lean down # hears: lean, down, bend]
    A crumb of cheese, please, she whispers.
+ [lift her up # hears: lift, up, pick, hand]
    What a view from the counter, she squeaks.
+ [(other) # hears: @anything]
    That works as well. The mouse smiles.
- A penguin comes in and says: this is broken! What do you say to him?
+ [sorry # hears: sorry, apologise, excuse]
    Oh, that is kind. Nobody says sorry to penguins.
+ [repair it # hears: repair, fix, mend, glue]
    With a bit of string it is better than new!
+ [a new one # hears: new, another, exchange, give]
    He gets a new one and slides out happily.
+ [(other) # hears: @anything]
    The penguin thinks about it, and then he nods.
- Now it is noon. A lunch break, or a special offer?
+ [lunch # hears: lunch, eat, break, food]
    You eat under the counter. What do you have?
    + + [(any) # hears: @anything]
        {echo()} That sounds tasty.
+ [an offer # hears: offer, special, sale, cheap]
    Two for one! A whole herd of sheep comes in.
+ [(other) # hears: @anything]
    A bit of everything, that is how shops work.
- The post brings a parcel. It is rattling. What is in it?
+ [(any) # hears: @anything]
    {echo()} It goes in the window.
- An elephant does not fit through the door. What do you do?
+ [sell through the window # hears: window, outside, out]
    He pays with peanuts, through the window.
+ [make the door bigger # hears: bigger, door, break, saw, wide]
    Saw, hammer, and it is a barn door.
+ [(idea) # hears: @anything]
    It works. The elephant trumpets with joy.
- The last customer has no money, only a shiny stone. Do you take the stone?
+ [yes # hears: @yes, take, stone]
    It is the prettiest thing in the till.
+ [no # hears: @no, keep, free]
    Keep your stone, you say, and give a present.
+ [(other) # hears: @anything]
    The customer is very happy.
- You count the money. What do you do with what you earned today?
+ [(any) # hears: @anything]
    {echo()} The door bell says good night.
- -> played
