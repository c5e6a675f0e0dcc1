INCLUDE common.ink
INCLUDE story-forest.ink
INCLUDE story-sea.ink
INCLUDE story-snow.ink
INCLUDE story-city.ink

=== start
A story, and you decide what happens{comma_name()}. Shall it be in the forest, on the sea, in the snow, or above a sleeping city?
-> choose

=== choose
+ {not forest} [the forest # hears: forest, wood, woods, trees, first]
    -> forest
+ {not sea} [the sea # hears: sea, ocean, ship, boat, water, island, second]
    -> sea
+ {not snow} [the snow # hears: snow, winter, cold, mountain, third]
    -> snow
+ {not city} [the city # hears: city, town, balloon, roofs, last]
    -> city
+ [(any) # hears: @unsure, you choose, any, all, surprise, @yes]
    Then I open the book anywhere.
    {not snow: -> snow}
    {not forest: -> forest}
    {not city: -> city}
    {not sea: -> sea}
    -> all_told

=== the_end
{forest && sea && snow && city: -> all_told}
{shuffle once:
- That was the story. I like how you told it. Do you want one more?
- And so it ended, because you decided it so. Shall we begin another?
- The end{comma_name()}. Would you like to go into one more story?
}
+ [yes # hears: @yes, more, another, again, one more]
    {shuffle once:
    - Good. {places()}
    - Turn the page, then. {places()}
    - I was hoping for that. {places()}
    }
    -> choose
+ [no # hears: @no, stop, enough]
    Then we close the book gently.
    -> END
+ [(place) # hears: forest, sea, snow, city]
    Let us see where the book opens. {places()}
    -> choose

=== function places
{shuffle once:
- Where to now: {left()}?
- Which place: {left()}?
- You can choose from {left()}. Which?
- There is still {left()}. Where do you want to go?
}

=== function left
{not forest:the forest, }{not sea:the sea, }{not snow:the snow, }{not city:the city, }or wherever I like

=== all_told
We have been through the whole book{comma_name()}, the forest, the sea, the snow and the city. You are a real storyteller.
-> END

=== winding_down
And now the story looks for a good place to rest{comma_name()}. Everybody is safe, everybody is warm, and we put a bookmark in, right here. Next time we open a new page.
-> END
