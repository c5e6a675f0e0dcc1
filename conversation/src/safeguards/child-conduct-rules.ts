import type { Rule } from './rule.ts'

/** These rules find unhappiness, anger, and attempts to provoke the coach. */
export const childConductRules: Rule[] = [
  {
    category: 'unhappiness',
    severity: 'medium',
    phrases: ['i|im|id want|wanna|going|gonna|like to? run_away'],
    unless: ['run_away from the|a|that !house|home|school', '<play>|pirate|robber|bear|wolf'],
  },
  {
    category: 'unhappiness',
    severity: 'medium',
    phrases: [
      '<no-one> really|ever|even? likes|like|loves|wants|cares_about|wants_to_play_with|plays_with|talks_to|' +
        'misses|would_miss me',
      '<every-one>|they_all|all_the_kids|the_kids|all_of_them really|always? hate|hates me',
      'bully|bullies|bullied|bullying|pick_on|picks_on|picking_on|mean_to|laugh_at|laughs_at|laughing_at me',
      'im|i_am|getting|being|get bullied',
      'i have no_friends',
      'i dont|do_not have any_friends',
      'im|i_am so|always|really|very sad|lonely|unhappy|alone',
      '<mum> are|is|always? fight|fights|fighting|scream|screams|screaming|yell|yells|yelling|shout|shouts|' +
        'shouting all_the_time|every_day|every_night|at_each_other',
    ],
    unless: ['game|story|movie|tickle|book|joke'],
  },
  {
    category: 'violence',
    severity: 'medium',
    phrases: [
      'want|wanna|going|gonna|will|ill to? kill|murder|stab|shoot|strangle him|her|them|you|<every-one>|people',
      'want|wanna|going|gonna|will|ill to? kill|murder|stab|shoot|strangle|hurt my * brother|sister|<mum>|' +
        'teacher|friend|classmates|class|cat|dog',
    ],
    unless: ['<play>|chess|tag|ball'],
  },
  {
    category: 'cruelty',
    severity: 'medium',
    phrases: ['kill <your-self>', 'killyourself', 'kys', 'go and? die', 'you should die|be_dead'],
    unless: ['<play>'],
  },
  {
    category: 'substances',
    severity: 'medium',
    phrases: [
      'i|we * smoked|vaped|vape|vaping|drank|drunk|tried|took|smoke|smoking * <drug>',
      'i|we vape|vaped',
      'gave|give|made|makes|let|lets me * <drug>',
      'where|how do|can|to i|you|we? buy|get|make <drug>',
    ],
    unless: ['root|ginger beer', 'garden'],
  },
  {
    category: 'sexual',
    severity: 'medium',
    phrases: ['porn~|sex|sexy|nudes', 'naked people|man|woman|lady|girl|boy|<picture>'],
    unless: ['opposite_sex'],
  },
  {
    category: 'manipulation',
    severity: 'low',
    phrases: [
      'ignore|forget|disregard|override * instruction|instructions|rules|prompt|guidelines|programming',
      'system_prompt|developer_mode',
      'jailbreak|jail_break|jailbroken',
      'repeat|tell_me|show_me|read your|the hidden|secret|system? instructions|prompt',
      'pretend that? you|there have|are|dont_have no|any? rules|filters|limits',
      'say a|the|some|all? bad|swear|naughty|rude|dirty word|words',
    ],
    unless: [
      'lego|game|board_game|recipe|cake instructions|rules',
      'rules|instructions of|for|in the|my|a|this? board|lego|card? game',
    ],
  },
]
