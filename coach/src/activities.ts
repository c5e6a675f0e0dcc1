export interface Activity {
  id: string
  fromAge: number
  /** The coach offers it in these words. */
  offer: string
  /** These phrases start it at any time, after "let us play" and the like. */
  requestPhrases: string[]
  /** These phrases choose it when the coach has just offered activities. */
  choicePhrases: string[]
  parts: ActivityPart[]
}

/** A child may ask for one game or story of an activity, such as "can we fly to the moon". */
interface ActivityPart {
  /** The game or story begins at this knot of the activity's story. */
  knot: string
  requestPhrases: string[]
  choicePhrases: string[]
}

export const activities: Activity[] = [
  activity('free-talk', 2, 'just talk', 'just talk, just chat, talk to you', 'talk, talking, chat, tell you something'),
  activity('story', 3, 'go into a story', 'story, a story, story game, fairy tale', 'stories, tale, book', [
    part('forest', 'forest story, story forest, story light', 'forest story'),
    part('sea', 'sea story, story sea, story whale, whale story', 'sea story'),
    part('snow', 'snow story, story snow, story mitten', 'snow story'),
    part('city', 'city story, story city, story balloon', 'city story'),
  ]),
  activity(
    'animal-sounds',
    2,
    'guess animals',
    'animal game, guess animals, guess the animal, animal guessing, animal sounds, the animals',
    'animal, guess, guessing',
  ),
  activity('i-spy', 3, 'play I spy', 'I spy, eye spy, spy game', 'spy, colours, colors'),
  activity(
    'counting',
    3,
    'play a counting game',
    'counting game, number game, counting, numbers, maths, math',
    'count, sums',
  ),
  activity(
    'rhymes',
    3,
    'find rhymes',
    'rhymes, rhyming, rhyming game, rhyme game, sing a song',
    'rhyme, song, sing, sounds',
  ),
  activity(
    'feelings',
    3,
    'talk about feelings',
    'feelings, about feelings, feelings game',
    'feeling, how I feel, feel',
  ),
  activity(
    'move',
    3,
    'move and freeze',
    'move and freeze, freeze game, moving game, dance, dancing, exercise, freeze dance',
    'move, freeze, jump, run, jumping, gym',
  ),
  activity('make-believe', 4, 'play make-believe', 'make believe, pretend, pretend game', 'pretending', [
    part('shop', 'play shop, run a shop, have a shop', 'shop'),
    part('moon', 'fly to the moon, go to the moon, go to space, play astronauts, be astronauts', 'rocket, moon, space'),
    part('dragon', 'play dragon, look after a dragon, have a dragon', 'dragon'),
    part('submarine_trip', 'dive in a submarine, go in a submarine, play submarine', 'submarine'),
    part('time_machine', 'time machine, travel in time, go to the dinosaurs, play knights, be knights', 'time machine'),
    part('circus', 'play circus, have a circus, go to the circus', 'circus'),
    part('pirates', 'play pirates, be pirates, sail with pirates, pirate game', 'pirates'),
    part('animal_hospital', 'play vet, be vets, play animal doctor, be animal doctors, animal hospital', 'vet'),
    part('fire_brigade', 'play fire engine, be fire fighters, play fire fighters, play firefighters', 'fire engine'),
    part('restaurant', 'play restaurant, have a restaurant, open a restaurant, play cooking', 'restaurant'),
  ]),
  activity(
    'show-and-tell',
    4,
    'do show and tell',
    'show and tell, show you something, show you my',
    'show, drawing, toy',
  ),
  activity(
    'word-garden',
    4,
    'plant new words',
    'word garden, new words, word game, learn words',
    'words, garden, word',
  ),
  activity(
    'why',
    4,
    'find out why things are as they are',
    'why game, why why why, why questions',
    'why, questions, find out',
  ),
  activity('riddles', 5, 'do riddles and jokes', 'riddles, riddle, jokes, joke, tell a joke', 'funny, laugh'),
  activity('quiz', 6, 'do a quiz', 'quiz, a quiz, quiz game, quiz questions', 'trivia, test me', [
    part('about_nature', 'quiz about nature, quiz about animals, nature quiz, animal quiz', 'nature quiz'),
    part('about_space', 'quiz about space, space quiz', 'space quiz'),
    part('about_history', 'quiz about history, history quiz', 'history quiz'),
    part('about_music', 'quiz about music, music quiz', 'music quiz'),
    part('about_places', 'quiz about places, quiz about countries', 'places quiz'),
  ]),
  activity(
    'detective',
    6,
    'solve a mystery',
    'detective, detectives, mystery, a mystery, detective game',
    'solve, case, clues',
  ),
  activity(
    'second-language',
    4,
    'learn words of another language',
    'another language, learn Spanish, learn French, learn German, learn Italian, other language, speak ' +
      'Spanish, speak French, speak German, speak Italian',
    'language, Spanish, French, German, Italian',
  ),
  activity(
    'good-night',
    2,
    'get ready for a good night',
    'good night story, bedtime story, go to sleep, sleepy time',
    'bedtime, sleepy, tired, sleep, night',
  ),
]

function activity(
  id: string,
  fromAge: number,
  offer: string,
  requestPhrases: string,
  choicePhrases: string,
  parts: ActivityPart[] = [],
): Activity {
  return {
    id,
    fromAge,
    offer,
    requestPhrases: requestPhrases.split(', '),
    choicePhrases: choicePhrases.split(', '),
    parts,
  }
}

function part(knot: string, requestPhrases: string, choicePhrases: string): ActivityPart {
  return { knot, requestPhrases: requestPhrases.split(', '), choicePhrases: choicePhrases.split(', ') }
}
