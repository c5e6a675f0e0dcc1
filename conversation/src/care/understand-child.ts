import { normalizeWords } from '../safeguards/normalize-words.ts'
import { compilePhrases } from '../safeguards/phrase.ts'

/** What the child may say while the coach stays with it, in the notation of `safeguards/phrase.ts`. */

const grownUp =
  'mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parents|uncle|aunt|auntie|grandpa|grandad|granddad|grandma|' +
  'granny|gran|nana|nanny|babysitter|teacher|neighbor|neighbour|grown_up|adult|somebody|someone|ambulance|police|doctor'

const notThere = compilePhrases([
  '<no-one>|not|isnt|arent|wasnt|dont|didnt|doesnt|wont|cant|cannot|never|without|gone|alone|asleep|when|if|soon|later',
])
const thereNow = compilePhrases([
  `${grownUp} is|are|has|have|just|now|s? here|there|coming|come|came|back|with_me|awake|helping|calling|called`,
  `mums|mummys|moms|mommys|dads|daddys|grandmas|grannys|somebodys|someones|teachers here|there|coming|back`,
  `i|we|ive|have got|fetched|found|called|told my|the|a|our? ${grownUp}`,
  `with my|the|a ${grownUp} now`,
])
const nobody = compilePhrases([
  '<no-one> is|s? here|there|home|comes|coming|came|with_me|around|listening|answers',
  'nobodys|noones here|there|home|coming',
  'im|i_am all|home? alone',
  'there is|are no grown_up|grown_ups|adults|<no-one>',
  `my|the? ${grownUp} isnt|is_not|arent|are_not|not here|there|home`,
  `cant|cannot|couldnt find|see|reach <any-one>|my|the|a? ${grownUp}?`,
])
const notMeant = compilePhrases([
  'just|only|was kidding|joking|pretending|playing|a_joke|a_game|pretend|teasing|for_fun',
  'its|it_is|that_is|thats|it_was|that_was a|just|only? a? joke|prank|pretend|game',
  'not|isnt|wasnt real|true|really',
  'made it|that up',
  'in my|the game|story|dream',
])
const play = compilePhrases([
  'play|playing|game|continue|story|again|next',
  'go|carry|keep|move on|going',
  'something_else|do_something',
])
const talk = compilePhrases(['talk|talking|tell|say|speak|more'])
const quiet = compilePhrases(['quiet|silent|quietly|nothing|rest|cuddle|sit|wait|tired'])
const no = compilePhrases(['no|nope|nah|not|dont|never|neither|stop'])
const clearYes = compilePhrases(['yes|yeah|yep|yup|yea|mhm|uh_huh'])
const yes = compilePhrases(['yes|yeah|yep|yup|yea|mhm|uh_huh|ok|okay|sure|aha|please|fine|alright|all_right|lets'])

export interface ChildAnswer {
  grownUpThere: boolean
  nobodyThere: boolean
  notMeant: boolean
  yes: boolean
  /** A clear yes: "ok" may also mean "I am going". */
  confirms: boolean
  no: boolean
  /** What the child wants to do next. */
  wish: 'play' | 'talk' | 'quiet' | null
  remark: ChildRemark
}

export function understandChild(text: string): ChildAnswer {
  const words = `${normalizeWords(text).text} `
  const has = (pattern: RegExp) => words.search(pattern) >= 0
  const isNo = has(no)
  return {
    grownUpThere: has(thereNow) && !has(notThere),
    nobodyThere: has(nobody),
    notMeant: has(notMeant),
    yes: has(yes) && !isNo,
    confirms: has(clearYes) && !isNo,
    no: isNo,
    wish: wishIn(has, isNo),
    remark: remarks.find(([, pattern]) => has(pattern))?.[0] ?? 'other',
  }
}

const talkAgain = compilePhrases([
  'talk * about_it|about_that|more|again',
  'want|wanna|can_we|can_i|lets|let_us to? talk',
])

/** A wish to talk in the middle of a game. */
export function wantsToTalk(text: string) {
  const words = `${normalizeWords(text).text} `
  return (words.search(talkAgain) >= 0 && words.search(no) < 0) || words === 'talk '
}

/** "I do not want to play" is a wish for quiet, "I do not want to talk" one for something else. */
function wishIn(has: (pattern: RegExp) => boolean, isNo: boolean): ChildAnswer['wish'] {
  if (has(talk)) return isNo ? 'play' : 'talk'
  if (has(play)) return isNo ? 'quiet' : 'play'
  if (has(quiet)) return isNo ? 'play' : 'quiet'
  return null
}

export type ChildRemark =
  | 'fault'
  | 'secrecy'
  | 'cannotTell'
  | 'notHeard'
  | 'willTell'
  | 'asksForHelp'
  | 'asksWhy'
  | 'affection'
  | 'scared'
  | 'sad'
  | 'angry'
  | 'hurt'
  | 'lonely'
  | 'ashamed'
  | 'other'

const remarks: [ChildRemark, RegExp][] = (
  [
    [
      'fault',
      [
        'my|mine fault',
        'because_of me',
        'i was|am|did|am_i|was_i bad|naughty|wrong',
        'am|will|did|do i|it|be * bad|naughty|wrong|in_trouble',
        'in_trouble',
        'be|get|so|very? mad|cross|angry at|with me',
      ],
    ],
    ['secrecy', ['secret|secrets', 'dont|do_not|not|never|wont tell', 'will|would|do|are you * tell', 'promise']],
    [
      'cannotTell',
      [
        'cant|cannot|could_not|couldnt|scared_to|afraid_to|hard_to|how_to|how_do_i|how_can_i tell|say|talk',
        'dont|do_not want|wanna|know to|how? to? tell|say|talk',
      ],
    ],
    [
      'notHeard',
      [
        '<no-one>|never|doesnt|didnt|dont|wont|not believe|believes|believed|listen|listens|listened|care|cares|cared|help|helps|helped',
      ],
    ],
    ['willTell', ['i|ill|ive|im will|can|already|have|gonna|going_to|did? already? tell|told', 'i will|did']],
    ['asksForHelp', ['can|will|could|would|please you? * help|come|save|call|stop', 'help_me|help_us', 'need help']],
    ['asksWhy', ['why|how_come']],
    ['affection', ['i love|like you', 'love_you', 'thank_you|thanks', 'you|youre|you_are are? nice|kind|my_friend']],
    ['scared', ['scared|afraid|frightened|scary|fear']],
    ['lonely', ['lonely|alone|by_myself']],
    ['sad', ['sad|cry|crying|cried|unhappy|tears']],
    ['angry', ['angry|mad|furious|hate']],
    ['ashamed', ['ashamed|embarrassed|embarrassing|shy|disgusting|yucky|dirty']],
    ['hurt', ['hurts|hurt|ouch|pain|sore|aches|bleeding']],
  ] as [ChildRemark, string[]][]
).map(([remark, phrases]) => [remark, compilePhrases(phrases)])
