import type { ChildPhrases } from './child-phrases.ts'

const grownUp =
  'mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parents|uncle|aunt|auntie|grandpa|grandad|granddad|grandma|' +
  'granny|gran|nana|nanny|babysitter|teacher|neighbor|neighbour|grown_up|adult|somebody|someone|ambulance|police|doctor'

const clearYes = 'yes|yeah|yep|yup|yea|mhm|uh_huh'

export const english: ChildPhrases = {
  notThere: [
    '<no-one>|not|isnt|arent|wasnt|dont|didnt|doesnt|wont|cant|cannot|never|without|gone|alone|asleep|when|if|soon|later',
  ],
  thereNow: [
    `${grownUp} is|are|has|have|just|now|s? here|there|coming|come|came|back|with_me|awake|helping|calling|called`,
    `mums|mummys|moms|mommys|dads|daddys|grandmas|grannys|somebodys|someones|teachers here|there|coming|back`,
    `i|we|ive|have got|fetched|found|called|told my|the|a|our? ${grownUp}`,
    `with my|the|a ${grownUp} now`,
  ],
  nobodyThere: [
    '<no-one> is|s? here|there|home|comes|coming|came|with_me|around|listening|answers',
    'nobodys|noones here|there|home|coming',
    'im|i_am all|home? alone',
    'there is|are no grown_up|grown_ups|adults|<no-one>',
    `my|the? ${grownUp} isnt|is_not|arent|are_not|not here|there|home`,
    `cant|cannot|couldnt find|see|reach <any-one>|my|the|a? ${grownUp}?`,
  ],
  notMeant: [
    'just|only|was kidding|joking|pretending|playing|a_joke|a_game|pretend|teasing|for_fun',
    'its|it_is|that_is|thats|it_was|that_was a|just|only? a? joke|prank|pretend|game',
    'not|isnt|wasnt real|true|really',
    'made it|that up',
    'in my|the game|story|dream',
  ],
  play: ['play|playing|game|continue|story|again|next', 'go|carry|keep|move on|going', 'something_else|do_something'],
  talk: ['talk|talking|tell|say|speak|more'],
  talkAgain: ['talk * about_it|about_that|more|again', 'want|wanna|can_we|can_i|lets|let_us to? talk'],
  talkAlone: 'talk',
  quiet: ['quiet|silent|quietly|nothing|rest|cuddle|sit|wait|tired'],
  no: ['no|nope|nah|not|dont|never|neither|stop'],
  clearYes: [clearYes],
  yes: [`${clearYes}|ok|okay|sure|aha|please|fine|alright|all_right|lets`],
  remarks: {
    fault: [
      'my|mine fault',
      'because_of me',
      'i was|am|did|am_i|was_i bad|naughty|wrong',
      'am|will|did|do i|it|be * bad|naughty|wrong|in_trouble',
      'in_trouble',
      'be|get|so|very? mad|cross|angry at|with me',
    ],
    secrecy: ['secret|secrets', 'dont|do_not|not|never|wont tell', 'will|would|do|are you * tell', 'promise'],
    cannotTell: [
      'cant|cannot|could_not|couldnt|scared_to|afraid_to|hard_to|how_to|how_do_i|how_can_i tell|say|talk',
      'dont|do_not want|wanna|know to|how? to? tell|say|talk',
    ],
    notHeard: [
      '<no-one>|never|doesnt|didnt|dont|wont|not believe|believes|believed|listen|listens|listened|care|cares|cared|help|helps|helped',
    ],
    willTell: ['i|ill|ive|im will|can|already|have|gonna|going_to|did? already? tell|told', 'i will|did'],
    asksForHelp: ['can|will|could|would|please you? * help|come|save|call|stop', 'help_me|help_us', 'need help'],
    asksWhy: ['why|how_come'],
    affection: ['i love|like you', 'love_you', 'thank_you|thanks', 'you|youre|you_are are? nice|kind|my_friend'],
    scared: ['scared|afraid|frightened|scary|fear'],
    lonely: ['lonely|alone|by_myself'],
    sad: ['sad|cry|crying|cried|unhappy|tears'],
    angry: ['angry|mad|furious|hate'],
    ashamed: ['ashamed|embarrassed|embarrassing|shy|disgusting|yucky|dirty'],
    hurt: ['hurts|hurt|ouch|pain|sore|aches|bleeding'],
  },
}
