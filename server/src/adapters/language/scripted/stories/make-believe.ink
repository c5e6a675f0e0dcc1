INCLUDE common.ink
INCLUDE make-believe-shop.ink
INCLUDE make-believe-moon.ink
INCLUDE make-believe-dragon.ink

=== start
Let us pretend{comma_name()}! We could run a shop, fly to the moon, or look after a dragon. What shall it be?
-> choose

=== choose
+ {not shop} [the shop # hears: shop, store, sell, first]
    -> shop
+ {not moon} [the moon # hears: moon, rocket, space, fly, second]
    -> moon
+ {not dragon} [the dragon # hears: dragon, egg, third, last]
    -> dragon
+ [(any) # hears: @unsure, you choose, any, all, @yes]
    {not dragon: -> dragon}
    {not shop: -> shop}
    {not moon: -> moon}
    -> all_played

=== played
{shop && moon && dragon: -> all_played}
{shuffle once:
- That was a fine game of pretend. Shall we play another one?
- Back to your room. Would you like one more make-believe?
}
+ [yes # hears: @yes, more, another, again]
    {not shop && not moon: The shop, or the moon?}
    {not shop && not dragon: The shop, or the dragon?}
    {not moon && not dragon: The moon, or the dragon?}
    {shop && moon: Then it is the dragon's turn. Say dragon!}
    {shop && dragon: Then it is the moon's turn. Say moon!}
    {moon && dragon: Then it is time for the shop. Say shop!}
    -> choose
+ [no # hears: @no, enough, stop]
    Then we take off our costumes.
    -> END

=== all_played
We have been shopkeepers, astronauts and dragon keepers{comma_name()}. That is a lot for one day.
-> END

=== winding_down
Now we put our make-believe things back into the trunk{comma_name()}, the apron, the helmet and the little scarf. The lid closes softly. It will be there tomorrow.
-> END
