import type { Phrases } from '../dialogue/fixed-phrases.ts'
import { tokenize } from '../understanding/tokenize.ts'
import type { Exchange } from './exchange.ts'

interface JokeStep {
  lines: Phrases
  exchange: Exchange
}

const openings: [RegExp, Phrases, Exchange['kind']][] = [
  [/\b(?:knock|nock) (?:knock|nock)\b/, ['Who is there?'], 'knock-knock'],
  [
    /\bwhy did the chicken cross the/,
    [
      'To get to the other side? Or do you have a better answer?',
      'Hmm. Was there something tasty on the other side? Tell me!',
    ],
    'punchline',
  ],
  [
    /\b(?:i have|ive got|i know|i got|heres|here is|wanna hear|want to hear|can i tell you|let me tell you|shall i tell you|i want to tell you|ill tell you|do you know|listen to)(?: you)? (?:a|my|this|another|one|the)(?: \w+){0,2} (?:joke|riddle)/,
    ['Oh yes, tell me! I am all ears.', 'A joke? I would love to hear it.', 'Yes please! How does it go?'],
    'joke',
  ],
  [
    /^(?:now |and |but |no |its )*(?:my turn|i want to (?:ask|do it|do one|be the asker|give you one)(?: now)?(?: (?:and )?you guess)?|you (?:have to |must |can )?guess(?: now| mine)?|guess mine|can i (?:ask|do|tell|say|give you) (?:you )?(?:one|a riddle|one now)|i bet you (?:cant|cannot|dont) (?:guess|know) (?:mine|this|it|my \w+))$/,
    ['Your turn! Ask me.', 'Good, now you ask and I guess.', 'Oh yes, ask me one!'],
    'joke',
  ],
  [
    /^(?:hey |pipit )*(?:guess what(?: (?:happened|i) .*| happened)?|you know what|do you know what|guess what (?:it|this|that) is|can i (?:tell you|say) something|i (?:have|know|made up) an? (?:\w+ )?(?:story|poem|song)(?: too| for you)?|i want to tell you a story|i want to tell you something|i have to tell you something|i have something to tell you)$/,
    ['What is it? Tell me!', 'Oh, what?', 'I am all ears.'],
    'news',
  ],
  [
    /\bwhy did the \w+ (?:cross|go to the (?:doctor|party|dance|bank|school|dentist)|sit|throw|bring|take|eat his|eat her)|\bwhat do you call (?:a|an|the)\b|\bwhat do you get (?:when|if) you (?:cross|mix)|\bhow do you make (?:a|an) \w+ (?:laugh|float|dance)|\bhow many \w+ does it take\b|\bwhat did (?:the|one) \w+ say to (?:the|another)|\bwhats? (?:is )?(?:brown|black|white|green|red|yellow) and\b|\bwhat (?:has|have|goes|gets|runs|can|flies|kind of \w+ has) .+ (?:but|yet|without)\b/,
    ['I do not know that one. Tell me!', 'Hmm, I give up. What is it?', 'I have no idea. Tell me!'],
    'punchline',
  ],
]

/** Returns null when the child does not begin a joke. */
export function beginJoke(said: string): JokeStep | null {
  const spoken = tokenize(said).join(' ')
  const found = openings.find(([pattern]) => pattern.test(spoken))
  return found ? { lines: found[1], exchange: { kind: found[2] } as Exchange } : null
}

export const laughs: Phrases = [
  'Ha ha! That is a good one.',
  'Hee hee! I have to remember that.',
  'Ha! You are funny.',
  'Ho ho ho! Tell that one at home, too.',
  'Ha ha ha! Very funny.',
  'Ha, that tickles my wires!',
  'Ha, I did not see that coming!',
  'Ho ho, you could be on a stage with that.',
  'Hee hee, one more for my joke box.',
]

export const askForPunchline: Phrases = [
  'I do not know. Tell me!',
  'I give up. What is it?',
  'No idea! What is the answer?',
]

export const thanksForNews: Phrases = [
  'Oh! Thank you for telling me.',
  'Well, that is news! I am glad you told me.',
  'Really? Good that you told me.',
]
