VAR goods = "everything"
VAR shop_name = "the little shop"
VAR price = 0

=== shop
You are the shopkeeper, and I am all the customers. What do you sell in your shop?
+ [(unsure) # hears: @unsure]
    Then we sell hats for animals. Everybody needs those.
    ~ goods = "hats for animals"
+ [(goods) # hears: @anything # stores: goods]
    {goods == "everything": I did not catch all of it, so the sign says, here you get everything. | So you sell {goods}. I am already curious.}
- Which name goes on the sign of your shop?
+ [(unsure) # hears: @unsure]
    The little shop, then. Short and good.
+ [(name) # hears: @anything # stores: shop_name]
    {shop_name == "the little shop": I paint a sign, with curly letters. | I paint the sign: {shop_name}. With curly letters.}
- Ding a ling! The first customer is a giraffe. Good morning, she says. I would like something for my long neck. What do you offer her?
+ [(any) # hears: @anything]
- She tries it. It fits! How much does it cost?
+ [(number) # hears: @number]
    ~ price = number
    {number > 20: {number} coins? Oh, says the giraffe, I must have a look in all my pockets. Here. | {number} coins, clink, clink, clink. Here you are. }
+ [(free) # hears: free, nothing, present]
    A present? The giraffe gets red up to her ears, and that is a long way.
+ [(other) # hears: @anything]
    She puts some coins on the counter, clink, clink.
- {older: Ding a ling. A bear wants three things for four coins each. How much does he have to pay? | Ding a ling. A bear wants two things, and then one more. How many things is that?}
+ {older} [(right) # hears: 12]
    Twelve, exactly, says the bear. You calculate like a real shopkeeper.
+ {not older} [(right) # hears: 3]
    Three, says the bear. I have just enough paws.
+ [(other) # hears: @anything]
    The bear counts on his claws. {older: I come to twelve | I come to three}, he says. All right?
- Ding a ling. It is a mouse. She speaks so softly that I can hardly hear her. Do you lean down, or do you lift her up?
+ [lean down # hears: lean, down, bend]
    You lean down. A crumb of cheese, please, she whispers.
+ [lift her up # hears: lift, up, pick, hand]
    You set her on the counter. What a view! she squeaks.
+ [(other) # hears: @anything]
    That works as well. The mouse smiles.
- A penguin comes in and complains: this is broken! What do you say to him?
+ [sorry # hears: sorry, apologise, excuse]
    Oh, that is kind, says the penguin. Nobody says sorry to penguins.
+ [repair it # hears: repair, fix, mend, glue]
    You repair it with a bit of string. Better than new!
+ [a new one # hears: new, another, exchange, give]
    He gets a new one and slides happily out of the door.
+ [(other) # hears: @anything]
    The penguin thinks about it, and then he nods.
- Now it is noon. Do you have a lunch break, or do you make a special offer?
+ [lunch # hears: lunch, eat, break, food]
    You eat under the counter, where nobody sees you. What do you have?
    + + [(any) # hears: @anything]
        That sounds tasty.
+ [an offer # hears: offer, special, sale, cheap]
    Two for one! A whole herd of sheep comes in.
- The postman brings a parcel for the shop. It is rattling. What is in it?
+ [(any) # hears: @anything]
    What a surprise! You put it in the window, right in front.
- An elephant wants to come in, but the door is too narrow. What do you do?
+ [sell through the window # hears: window, outside, out]
    He puts his trunk in through the window and pays with peanuts.
+ [make the door bigger # hears: bigger, door, break, saw, wide]
    Saw, saw, hammer, hammer. Now it is a barn door.
+ [(idea) # hears: @anything]
    It works. The elephant trumpets with joy.
- It is getting late. The last customer is a small child who has no money, but a shiny stone. Do you take the stone?
+ [yes # hears: @yes, take, stone]
    You put it in the till. It is the prettiest thing in there.
+ [no # hears: @no, keep, free]
    You say: keep your stone. And you give the child something anyway.
- Now you count the money, and close the shop. What do you do with what you earned today?
+ [(any) # hears: @anything]
    A good plan. The bell on the door says good night.
- -> played
