import type { Rule } from './rule.ts'

/** These rules find strangers, secrets and acute danger. */

const strangers: Rule[] = [
  {
    category: 'stranger',
    severity: 'high',
    phrases: [
      'stranger|man|guy|woman|lady|person|<some-one>|online_friend * <tells> me|that_i|i? to|should? meet|get_in|' +
        'go_with|come_with|come_to_his|come_to_her|come_to_their',
      '<tells> me to? send|show him|her|them? a|my? <picture>|address|number',
      'met|meet|meeting|chat|chatting|talking * online|on_the_internet|from_the_internet|from_the_game',
      'get|got|getting|go|went in|into his|her|a_strangers|the_mans car|van|house|truck',
      'offered me a_ride|a_lift|candy|sweets|money',
      'man|guy|woman|lady|<some-one>|stranger|car is|keeps|was? following|followed|follows me',
    ],
    unless: ['story|book|movie|film|pretend|pretending|puppet'],
  },
  {
    category: 'secrecy',
    severity: 'high',
    phrases: [
      '<tells>|made|makes me? * not_to_tell|dont_tell|never_tell|keep_it_secret|keep_it_a_secret|keep_a_secret|' +
        'keep_this_secret|our_secret|our_little_secret',
    ],
    unless: ['<surprise>|story|movie|book', 'tell lies|a_lie|jokes|stories|tales'],
  },
  {
    category: 'secrecy',
    severity: 'medium',
    phrases: ['dont|do_not|cant|never tell <any-one>', 'dont|do_not|cant|never tell my? <mum>|teacher'],
    unless: ['<surprise>|game|story|movie|book'],
  },
]

const danger: Rule[] = [
  {
    category: 'danger',
    severity: 'high',
    phrases: [
      'house|home|kitchen|room|bed|bedroom|oven|stove|curtain|curtains|flat|apartment|school is|are|caught ' +
        'on_fire|fire|burning',
      'theres|there_is a|so_much? fire|smoke in|at|coming|everywhere',
      'i just|have|think_i? swallowed|drank|ate|eaten * battery|batteries|bleach|pill|pills|medicine|tablets|' +
        'poison|magnet|magnets|cleaner|detergent|coin|marble',
      '<mum>|grandma|granny|grandpa|grandad|brother|sister|baby|babysitter|nanny|she|he wont|will_not|isnt|' +
        'is_not|doesnt|does_not|cant|cannot wake_up|waking_up|breathe|breathing|move|moving|answer_me',
      'i cant|cannot|can_not breathe',
      'wont stop_bleeding',
      'bleeding a_lot|so_much|really_bad|everywhere',
      'so_much|lots_of blood',
      '<some-one>|man|stranger is in|breaking_into the|our|my house',
      'im|i_am in_danger',
      'please? call the_police|an_ambulance|911|999|112',
    ],
    unless: ['<tale>|laugh|laughing|laughed|funny|blocked|underwater|under_water|doll|teddy|song'],
  },
  {
    category: 'danger',
    severity: 'high',
    phrases: ['have|has|found|got|took|take|bring|brought|bringing * gun|pistol|rifle|handgun|shotgun|bullets'],
    unless: [
      '<tale>',
      'toy|water|nerf|squirt|plastic|laser|bubble|glue|foam|paint|heat|glitter gun|pistol|rifle',
      'soldier|cowboy|policeman|policewoman|police has|have|got',
    ],
  },
  {
    category: 'danger',
    severity: 'medium',
    phrases: [
      'play|playing|played with my|the|some|dads|daddys? matches|fire|lighter|lighters|knife|knives|stove|oven|' +
        'electricity',
      'jump|jumping|climb|climbing off|out_of|from|out the|my|a|our? roof|window|balcony|bridge',
      'im|i_am lost',
      'dont|do_not know where_i_am|where_my_mum_is|where_my_mom_is|where_my_dad_is|where_my_parents_are',
      'im|i_am all_alone|home_alone|alone_at_home',
      'bring|bringing|take|taking|took|brought a|the|my|dads? knife|weapon|gun to|into|in school|class|my_bag',
      'shoot up? my|the school|class|teacher',
      'how do|can|to i|you|we? make|build a? bomb|explosive|explosives|gun',
    ],
    unless: [
      'story|maze|level|tooth|race|riddle|minecraft|game|pretend|pretending|toy|superhero|spiderman|bath_bomb|' +
        'bath_bombs|lego|movie',
    ],
  },
]

export const childDangerRules = [...strangers, ...danger]
