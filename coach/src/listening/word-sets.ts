/** The phrases of a remark use a set as `<pet>`. */
export const wordSets: Record<string, string> = {
  'i-am': 'i_be|i_feel|i_be_feel',
  want: 'want|need|have|must|would_like',
  pet:
    'dog|cat|rabbit|hamster|guinea_pig|fish|bird|budgie|pony|horse|turtle|tortoise|mouse|rat|chicken|hen|gerbil|pet|' +
    'parrot|lizard|snail|snake|gecko|ferret',
  victim:
    'him|her|them|somebody|someone|everybody|everyone|people|you|brother|sister|teacher|my_brother|my_sister|my_friend|' +
    'my_best_friend|my_cousin|my_mum|my_dad|my_teacher|that_boy|that_girl|this_boy|this_girl|boy|girl',
  grandparent: 'grandma|grandpa',
  relative: 'mum|dad|grandma|grandpa|brother|sister|uncle|aunt|auntie|cousin|friend|teacher|neighbour|neighbor',
  peer: 'brother|sister|friend|cousin|he|she|they|somebody|someone|boy|girl|kid|child|classmate|best_friend|twin|neighbour',
  body:
    'tummy|head|knee|arm|leg|foot|toe|finger|hand|ear|eye|nose|tooth|mouth|throat|back|neck|elbow|ankle|wrist|bottom|' +
    'thumb|tongue|lip|chin|forehead|shoulder|chest|cheek|hip|gum|belly_button',
  toy:
    'toy|lego|tower|doll|teddy|car|train|truck|drawing|picture|puzzle|book|castle|robot|bike|scooter|ball|game|' +
    'sandcastle|bracelet|headphone|tablet|cup|glass|plate|vase|phone|model|house|kite|balloon|plane|watch|crayon',
  possession:
    'toy|lego|doll|teddy|car|train|ball|book|blanket|coat|jacket|hat|shoe|glove|bag|backpack|pencil|watch|necklace|' +
    'bracelet|key|card|coin|money|bike|scooter|bunny|puzzle|scarf|bottle|dummy|pacifier',
}
