// For the youngest: a ladybird has lost one of her dots.
VAR ladybird = "Lola"

=== garden
{shuffle:
- In a sunny garden sits a ladybird.
}
What is her name?
+ [(unsure) # hears: @unsure]
    Then we call her Lola.
+ [(name) # hears: @anything # stores: ladybird]
    {ladybird == "Lola": Her name is Lola, she says. | {ladybird}, what a nice name.}
- She has lost a dot! Do you look under a leaf, or ask a snail?
+ [under a leaf # hears: leaf, under, look]
    Under the leaf sleeps a tiny worm. No dot.
+ [ask a snail # hears: snail, ask]
    I saw something roll, says the snail, very slowly.
- The grass is high. Do you crawl through it, or hop over it?
+ [crawl # hears: crawl, through, creep]
    It tickles your nose. Hatchoo!
+ [hop # hears: hop, jump, over]
    Hop, hop, like a grasshopper.
+ [(other) # hears: @anything]
    {echo()} That is how one gets through.
- Something black and round lies there. What is it?
+ [(any) # hears: @anything]
    {echo()} You touch it. It is a blueberry.
- Do you eat the blueberry, or give it to {ladybird}?
+ [eat it # hears: eat, me, mine, yum]
    Yum, sweet and blue. Your tongue is blue, too.
+ [give it # hears: give, her, share, ladybird]
    Thank you, she says, and her mouth turns blue.
+ [(other) # hears: @anything]
    The blueberry likes that.
- Buzz! A bee comes. Do you say hello, or stand very still?
+ [hello # hears: hello, say, hi]
    Hello, hello, says the bee. Follow me.
+ [stand still # hears: still, stand, stay, wait]
    Follow me, says the bee.
- She flies to a red flower, and a yellow one. Which do you look into?
+ [the red one # hears: red]
    It smells like jam.
+ [the yellow one # hears: yellow]
    Now your nose is yellow.
+ [(other) # hears: @anything]
    It smells so good in there.
- Plip! A drop falls. It is raining. Where do you hide?
+ [(any) # hears: @anything]
    {echo()} There it is nice and dry.
- A frog sings: quack, quack. Does a frog sing like that?
+ [no # hears: @no, duck, ribbit, croak, wrong]
    You are right, that was a duck song. He giggles.
+ [yes # hears: @yes]
    He giggles. It was a duck song!
+ [(other) # hears: @anything]
    He giggles. It was a duck song!
- How should a frog sing? Show him!
+ [(any) # hears: @anything]
    Now he sings all day.
- The sun is back. Do you splash in a puddle, or look for the rainbow?
+ [splash # hears: splash, puddle, jump]
    Splash! Even {ladybird} gets wet feet.
+ [the rainbow # hears: rainbow, look, sky]
    There it is, over the apple tree.
+ [(other) # hears: @anything]
    The whole garden shines.
- In the puddle swims a little black dot! How do you get it out?
+ [(any) # hears: @anything]
    {echo()} And out it comes!
- Does it go on the left wing, or on the right wing?
+ [left # hears: left]
    On the left. It sticks!
+ [right # hears: right]
    On the right. It sticks!
+ [(other) # hears: @anything]
    There it sticks, just right.
- Count her dots: one, two, three, four. How many?
+ [(right) # hears: 4]
    Four! All the dots are there.
+ [(other) # hears: @anything]
    Four dots, all there.
- {ladybird} wants to thank you. A kiss on the nose, or a dance?
+ [a kiss # hears: kiss, nose]
    It tickles like a feather.
+ [a dance # hears: dance, dancing]
    Six little feet go tip, tap, tip.
+ [(other) # hears: @anything]
    She does it, and she beams.
- Where shall she fly now?
+ [(any) # hears: @anything]
    {echo()} Off she flies, with all her dots.
- -> the_end
