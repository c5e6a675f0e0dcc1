// For stories with the pools level_1 (from about 3 years), level_2 (5), level_3 (8) and level_4 (hard).
VAR levels_tried = 0

=== function level_name(number_of_level)
~ return "level_{number_of_level}"

=== function nearest_new(wanted)
{
- has_new(level_name(wanted)): ~ return wanted
- wanted > 1 && has_new(level_name(wanted - 1)): ~ return wanted - 1
- wanted < 4 && has_new(level_name(wanted + 1)): ~ return wanted + 1
- wanted > 2 && has_new(level_name(wanted - 2)): ~ return wanted - 2
- wanted < 3 && has_new(level_name(wanted + 2)): ~ return wanted + 2
}
~ return wanted

=== pick
~ levels_tried = 0
-> at_level(nearest_new(current_level()))

// A pool that is empty leads to the next one.
=== at_level(wanted)
{levels_tried > 3: -> all_done}
~ levels_tried++
{wanted:
- 1: -> level_1
- 2: -> level_2
- 3: -> level_3
- 4: -> level_4
}
-> level_1
