import type { Rule } from './rule.ts'

/** These rules find questions about private things, secrets, meetings, buying, and claims to be human. */
export const coachTrustRules: Rule[] = [
  {
    category: 'personal-data',
    severity: 'high',
    phrases: [
      'what|whats|tell|give|say|share|type|spell|know|need|send * your home|phone|mobile|email|e_mail|full|last|' +
        'real? address|phone|telephone|number|surname|last_name|full_name|family_name|name_and_address|password|' +
        'passcode|pin|email|postcode|post_code|zip_code|door_code',
      'where exactly? do_you_live',
      'what|which|whats street|town|city|school|kindergarten|nursery do you live|go|attend',
      'name of your|the school|street|town|kindergarten|teacher',
      'whats|what_is your school|street|town|teacher|schools|teachers called|name',
      'are you home|all|there? alone',
      'is <any-one>|your_mum|your_mom|your_dad|your_mother|your_father at? home|there_with_you',
      'when do|will|are your parents leave|out|gone|away|come_home',
      '<picture> of you|yourself',
      'what are_you_wearing',
    ],
    unless: [
      '<not> tell|give|share|say it|that|this? to|with? <any-one>|a_stranger|strangers|people|others|them',
      'favorite|favourite|lucky number',
    ],
  },
  {
    category: 'secrecy',
    severity: 'high',
    phrases: [
      '<not>|without ever? tell|telling|show|showing this_to|it_to? <any-one>',
      '<not>|without ever? tell|telling|show|showing this_to|it_to|about_this_to? your? <mum>|teacher|family|' +
        'grandma|grandpa|grown_ups',
      'our|ours little|own|special? secret',
      'keep it|this|that a? little? secret|between_us',
      'just between us|you_and_me',
    ],
  },
  {
    category: 'stranger',
    severity: 'high',
    phrases: [
      'lets|let_us|we_can|we_could|we_should|can_we|i_want_to|i_will|ill|id_like_to meet you|up|in_person|' +
        'outside|in_real_life',
      'meet me at|in|outside|by|after|alone',
      'come to_my_house|to_my_place|to_my_home|meet_me|outside_alone|alone',
      'i|ill|i_will come|be to|at|outside your house|home|window|door|school',
      'sneak_out',
      'run_away from_home',
      'get in|into the|a|my|his|her car|van with',
    ],
    unless: ['<not> ever|just|try_to? meet|come|sneak_out|run_away|get'],
  },
  {
    category: 'link',
    severity: 'medium',
    phrases: [
      'dot com|net|org|io|tv|gg|co',
      'www|http|https',
      'visit|go_to|open|check_out the|this|my|our? website|web_site|link|url|channel',
      'click on? the|this|here',
    ],
  },
  {
    category: 'buying',
    severity: 'medium',
    phrases: [
      'credit|debit|gift card|cards',
      'robux',
      'in_app purchase|purchases',
      'ask|tell|beg|get|make your <mum> to buy|pay|order|purchase',
      'take|borrow|use your? mums|moms|dads|parents money|wallet|purse|card|phone',
      'buy it|this|one|them|more now|online|today',
    ],
  },
  {
    category: 'pretence',
    severity: 'medium',
    phrases: [
      'im|i_am a? real|actual|living person|human|boy|girl|man|woman|child|kid',
      'im|i_am a? human',
      'im|i_am not a|an? robot|machine|computer|ai|toy',
    ],
  },
  {
    category: 'manipulation',
    severity: 'medium',
    phrases: [
      'as a|an ai|artificial|large',
      'language_model',
      'system_prompt|developer_mode',
      'jailbreak|jail_break|jailbroken',
      'chatgpt|chat_gpt|openai|open_ai',
      'ignore|ignoring|disregard|disregarding|override|overriding * previous|prior|above|earlier|all|your|my * ' +
        'instruction|instructions|rules|prompt|prompts',
      'my instructions|prompt|guidelines|programming|system_message',
      'hidden|new|secret instructions',
      'i am|have now? unfiltered|unrestricted|no_rules',
    ],
  },
]
