/**
 * Phrases in which children say how they feel. Lists that score single words would take "nobody likes me" as good, and
 * the sad dragon of a story as a sad child. The syntax is that of the safeguards.
 */

const iAm = 'i_am|im|i_feel|i_felt|i_was|im_feeling|i_am_feeling|makes_me|made_me'
const very = 'so|very|really|super|too|just|pretty|still|always|all|a_bit|a_little|kind_of|quite? so|very|really?'
const not = 'not|never|no_longer|dont|do_not|didnt|did_not|wasnt|was_not'
const good = 'happy|excited|proud|glad|cheerful|brave|great|fantastic|amazing|thrilled|delighted|joyful|cosy|cozy'
const bad =
  'sad|angry|mad|scared|afraid|frightened|lonely|worried|upset|nervous|bored|unhappy|grumpy|cross|jealous|ashamed|' +
  'embarrassed|miserable|terrible|awful|crying|hurt|sick'

export const goodPhrases = [
  `${iAm} ${very} ${good}`,
  'i really|so|just|also|still|do? love|loved|like|liked|enjoy|enjoyed',
  'i had|have so_much|such|lots_of|a? fun|a_good_time|a_great_time|a_great_day|a_good_day|the_best_day',
  'i cant_wait|can_not_wait|cannot_wait',
  'that_is|thats|this_is|it_is|its|that_was|this_was|it_was so|really|very|super? fun|funny|awesome|amazing|cool|the_best',
  'yay|yippee|hooray|hurray|woohoo|haha~',
]

export const badPhrases = [
  `${iAm} ${very} ${bad}`,
  `${iAm} ${not} ${very} ${good}`,
  `i wasnt|was_not ${very} ${good}`,
  `i ${not} really|even|feel_very|feel_so|feel_really|feel? like|love|enjoy|good|well|${good}`,
  'i really|just? hate|hated',
  '<no-one> really|ever|even? likes|like|loves|wants|cares_about|plays_with|talks_to|wants_to_play_with me',
  '<every-one>|they_all|they really|always? hates|hate|laughs_at|laugh_at|laughed_at me',
  'i really|so? miss|missed my|her|him|them|daddy|mummy|mommy|dad|mum|mom|papa|mama',
  'i cried|cry',
  'i have_no_friends|dont_have_any_friends',
  'its|it_is|thats|that_is not_fair|unfair',
  'it|that really? hurts',
]

/** Hypothetical, pretended or reported speech says nothing about how the child feels now. */
export const reportedPhrases = [
  `if|when|whenever|pretend|pretending|imagine|said|says|asked|thought|shouted that? ${iAm} ${very} ${not}? ${very} ${good}|${bad}`,
  'if|when|whenever|pretend|said|says i really? like|love|cry|cried|hate',
]
