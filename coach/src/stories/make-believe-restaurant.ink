VAR restaurant_name = "the Golden Spoon"
VAR dish = "soup"

=== restaurant
{shuffle:
- Put on your tall white hat, chef, our restaurant opens today!
}
What is it called?
+ [(unsure) # hears: @unsure]
    Then it is the Golden Spoon.
+ [(name) # hears: @anything # stores: restaurant_name]
    {restaurant_name == "the Golden Spoon": Let us say the Golden Spoon. | {restaurant_name}, in lights above the door!}
- What do you cook best of all?
+ [(unsure) # hears: @unsure]
    Then we make soup. Soup is always right.
+ [(dish) # hears: @anything # stores: dish]
    {dish == "soup": We make soup today, a big pot. | I can smell it already, your {dish}.}
- A bear comes in and wants to sit down. A chair, or a sofa?
+ [a chair # hears: chair]
    Creak, crack. We bring him a sofa as well.
+ [a sofa # hears: sofa, couch, big]
    He sinks in up to the ears and sighs.
+ [(other) # hears: @anything]
    The bear sits well, and ties on his napkin.
- He asks what is the sweetest thing you have. What do you say?
+ [(any) # hears: @anything]
    {echo()} He orders four of it.
- Now stir the big pot, round and round. Fast, or slowly?
+ [fast # hears: fast, quick]
    It splashes up to the lamp. Oops!
+ [slowly # hears: slow, slowly]
    It bubbles softly and smells of Sunday.
+ [(other) # hears: @anything]
    A chef has an own way of stirring.
- Taste it with a small spoon. What is missing?
+ [(any) # hears: @anything]
    {echo()} Now it is perfect.
- A family of mice orders one pea. How do you serve one pea?
+ [(any) # hears: @anything]
    {echo()} They take a photo of it.
- {older: The mice pay with crumbs. Six mice give seven crumbs each. How many crumbs is that? | Each of four mice pays one crumb. How many crumbs is that?}
+ {older} [(right) # hears: 42]
    Forty-two crumbs, that is right, enough for a small cake.
+ {not older} [(right) # hears: 4]
    Four crumbs, clink, in the till.
+ [(other) # hears: @anything]
    {older: Forty-two crumbs, the oldest mouse says, enough for a small cake. | One, two, three, four crumbs, clink.}
- The waiter is a penguin, and he slides. What does he drop?
+ [(any) # hears: @anything]
    {echo()} It lands on the cat.
- A dragon wants something cold. Ice cream, or a cold bath?
+ [ice cream # hears: ice, cream]
    Hiss, says the ice cream, and the dragon grins.
+ [a bath # hears: bath, water]
    The whole kitchen is full of warm steam now.
+ [(other) # hears: @anything]
    The dragon cools down and says thank you.
- A guest says: I do not like vegetables. What do you cook for her?
+ [(any) # hears: @anything]
    {echo()} She eats it all up.
- It is your birthday cake of the day. What is on top?
+ [(any) # hears: @anything]
    {echo()} Everybody wants the first slice.
- Two guests want the same table. What do you do?
+ [together # hears: together, share, both]
    They share it, and soon they are friends.
+ [another table # hears: another, other, new, second]
    You build one out of two boxes. Very smart.
+ [(other) # hears: @anything]
    Both of them are happy with that.
- The plates are dirty up to the ceiling. Who helps to wash up?
+ [(any) # hears: @anything]
    {echo()} With foam it is nearly a party.
- The last guest gives you stars. How many do you get?
+ [(number) # hears: @number]
    {number} stars, right beside the door!
+ [(other) # hears: @anything]
    More stars than one can count.
- -> played
