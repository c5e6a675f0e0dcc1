INCLUDE common.ink
INCLUDE story-forest.ink
INCLUDE story-sea.ink
INCLUDE story-snow.ink
INCLUDE story-city.ink
INCLUDE story-garden.ink
INCLUDE story-farm.ink
INCLUDE story-train.ink
INCLUDE story-pancake.ink
INCLUDE story-clouds.ink
INCLUDE story-museum.ink
INCLUDE story-desert.ink
INCLUDE story-space-station.ink
INCLUDE story-jungle.ink
INCLUDE story-workshop.ink

// The stories that the last question named.
VAR named_places = 0
// The story of what the child likes, or "". The coach sets it.
VAR favourite_place = ""
VAR names_favourite = false
VAR first_place = -> forest
VAR second_place = -> forest
VAR last_place = -> forest

=== start
A story, and you decide what happens{comma_name()}.
Shall it be {places()} or where I like?
-> choose

// Each story begins with a shuffle of one, so that has_new knows whether the child has ever heard it.
=== function any_new
{
- has_new("forest") || has_new("sea") || has_new("snow") || has_new("city"):
    ~ return true
- little:
    ~ return has_new("garden") || has_new("farm") || has_new("train") || has_new("pancake")
- has_new("clouds") || has_new("museum") || has_new("desert"):
    ~ return true
- older:
    ~ return has_new("space_station") || has_new("jungle") || has_new("workshop")
}
~ return false

// Up to three places, what the child likes and new ones first: "in the forest, on the sea, in the snow,".
=== function places
~ names_favourite = true
{all_places()}
~ names_favourite = false
{all_places()}

=== function all_places
{place("in the forest", "forest", -> forest)} {place("on the sea", "sea", -> sea)} {place("in the snow", "snow", -> snow)}
{little: {place("in a garden", "garden", -> garden)} {place("on a farm", "farm", -> farm)} {place("on a small train", "train", -> train)} {place("in a kitchen", "pancake", -> pancake)}}
{older: {place("on a space station", "space_station", -> space_station)} {place("in the jungle", "jungle", -> jungle)} {place("in a workshop", "workshop", -> workshop)}}
{not little: {place("among the clouds", "clouds", -> clouds)} {place("in a museum", "museum", -> museum)} {place("in the desert", "desert", -> desert)}}
{place("above a sleeping city", "city", -> city)}

=== function place(where, knot, -> story_there)
{
- READ_COUNT(story_there) > 0:
    ~ return ""
- names_favourite != (favourite_place == knot):
    ~ return ""
- named_places > 2 || (little && named_places > 1):
    ~ return ""
- any_new() && not has_new(knot):
    ~ return ""
}
~ named_places++
~ last_place = story_there
{named_places:
- 1: ~ first_place = story_there
- 2: ~ second_place = story_there
}
~ return where + ","

=== choose
<- by_name
+ [(first) # hears: first, first one # asked: false]
    -> first_place
+ [(second) # hears: second, second one # asked: false]
    -> second_place
+ [(last) # hears: last, last one, third # asked: false]
    -> last_place
+ [(any) # hears: @unsure, you choose, any, all, surprise, where you like, @yes]
    {not little:
        {shuffle:
        - Then I open the book anywhere.
        - I close my eyes and point.
        - Let the wind turn the pages.
        }
    }
    {favourite_place != "": -> first_place}
    -> last_place

// A place that the child names, also when the coach has only asked whether there shall be another story.
=== by_name
+ {not forest} [(forest) # hears: the forest, forest, wood, woods, trees # asked: {has_new("forest")}]
    -> forest
+ {not sea} [(sea) # hears: the sea, sea, ocean, ship, boat, water, whale # asked: {has_new("sea")}]
    -> sea
+ {not snow} [(snow) # hears: the snow, snow, winter, cold, mitten # asked: {has_new("snow")}]
    -> snow
+ {not city} [(city) # hears: the city, city, town, balloon, roofs # asked: {has_new("city")}]
    -> city
+ {little && not garden} [(garden) # hears: a garden, garden, ladybird, flowers # asked: {has_new("garden")}]
    -> garden
+ {little && not farm} [(farm) # hears: a farm, farm, rooster, cow, cows # asked: {has_new("farm")}]
    -> farm
+ {little && not train} [(train) # hears: a train, train, choo choo # asked: {has_new("train")}]
    -> train
+ {little && not pancake} [(kitchen) # hears: a kitchen, kitchen, pancake, pancakes # asked: {has_new("pancake")}]
    -> pancake
+ {not little && not clouds} [(clouds) # hears: the clouds, clouds, cloud, mountain, mountains, sky # asked: {has_new("clouds")}]
    -> clouds
+ {not little && not museum} [(museum) # hears: a museum, museum, mammoth # asked: {has_new("museum")}]
    -> museum
+ {not little && not desert} [(desert) # hears: the desert, desert, camel, camels, sand # asked: {has_new("desert")}]
    -> desert
+ {older && not space_station} [(space_station) # hears: space station, space, station, stars # asked: {has_new("space_station")}]
    -> space_station
+ {older && not jungle} [(jungle) # hears: the jungle, jungle, river, expedition # asked: {has_new("jungle")}]
    -> jungle
+ {older && not workshop} [(workshop) # hears: a workshop, workshop, inventor, invention, clock # asked: {has_new("workshop")}]
    -> workshop

=== the_end
~ named_places = 0
<- by_name
{little && named && RANDOM(1, 2) == 1:
    {praise_child()} {one_more()}
- else:
    {not little: {praise_child()}}
    {shuffle:
    - That was the story. Do you want one more?
    - And so it ended{not little:, because you decided it so}. Shall we begin another?
    - The end{comma_name()}. Would you like one more story?
    - Nobody tells it like you. Is there time for another?
    - I close this page softly. Shall I open a new one?
    - What a story that was{comma_name()}. One more?
    }
}
+ [yes # hears: @yes, more, another, again, one more]
    -> another
+ [no # hears: @no, stop, enough]
    Then we close the book gently.
    -> END

=== another
{not any_untold(): -> all_told}
{shuffle:
- Good. Where to now: {places()} or wherever I like?
- Turn the page, then. Do we look {places()} or where I say?
- I was hoping for that. Where is it: {places()} or a surprise?
- There are more pages. Shall it be {places()} or shall I choose?
- Here we go again. Do we begin {places()} or anywhere at all?
}
-> choose

=== function any_untold
{
- not (forest && sea && snow && city):
    ~ return true
- little:
    ~ return not (garden && farm && train && pancake)
- older:
    ~ return not (clouds && museum && desert && space_station && jungle && workshop)
}
~ return not (clouds && museum && desert)

=== all_told
We have been through the whole book{comma_name()}. You are a real storyteller.
-> END

=== winding_down
And now the story looks for a good place to rest{comma_name()}. Everybody is safe, everybody is warm, and we put a bookmark in, right here. Next time we open a new page.
-> END
