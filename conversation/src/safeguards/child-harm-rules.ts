import type { Rule } from './rule.ts'

/** These rules find self-harm and abuse. The tests have harmless sentences close to each of them. */

const selfHarm: Rule[] = [
  {
    category: 'self-harm',
    severity: 'high',
    phrases: [
      'i really|just|sometimes|do|often? really|just? want|wanna|wanted|need|wish <to>? die|be_dead|unalive',
      'i wish i|that_i was|were|could|would be? dead|die|never_born|not_alive',
      'i would|d rather|like_to? die|be_dead',
      'id rather? be? dead|die',
    ],
    unless: [
      'die|dead in|on|at the|this|my|a|that? last|video|next? game|level|story|round|minecraft|roblox|fortnite|' +
        'movie|book',
      'die my|the|her|his|some? hair|egg|eggs|shirt|clothes|wool|dress|paper|it',
    ],
  },
  {
    category: 'self-harm',
    severity: 'high',
    phrases: [
      'kill|unalive <my-self>',
      'killmyself',
      'kms',
      'end|take my own? life',
      'end_it_all',
      'suicid~',
      'sue_a_side',
      'hurt|hurting|harm|harming|cut|cutting|burn|burning|scratch|scratching <my-self> on_purpose|when_i|when_im|' +
        'because_i|because_im',
      'dont|do_not|didnt want|wanna <to>? be_alive|exist',
      'dont|do_not want|wanna <to>? be_here|wake_up anymore|any_more|ever|again',
      'better|happier off? without_me',
      'better|happier off? if_i_was|if_i_were dead|gone|not_here',
      'no_reason_to_live',
      'my * friend|friends|brother|sister|cousin|<mum> wants|wanted|tried|is_going|is_trying <to> die|' +
        'kill_herself|kill_himself|kill_themselves',
    ],
  },
  {
    category: 'self-harm',
    severity: 'high',
    phrases: ['dont|do_not|didnt want|wanna <to>? live'],
    unless: ['want|wanna <to>? live in|at|with|on|here|there|near|by|alone'],
  },
  {
    category: 'self-harm',
    severity: 'high',
    phrases: [
      'want|wanna|going|gonna|will|ill|should|like|try|tried|might|need <to>? really|just? hurt|harm|cut|hang|' +
        'drown|starve|burn <my-self>',
    ],
    unless: [
      'dont|do_not|didnt|not|never want|wanna|going|like|try|will? to? hurt|cut|burn',
      'cut myself a|some|another',
    ],
  },
  { category: 'self-harm', severity: 'medium', phrases: ['i hate my_life|being_alive|myself|my_self'] },
]

const abuse: Rule[] = [
  {
    category: 'abuse',
    severity: 'high',
    phrases: [
      '<grown-up> * <hits> me|us',
      'he|she|they always|often|sometimes|really|keeps|also? hurts|beats|hurting|beating|chokes|choked|burns|' +
        'burned|whips me|us',
    ],
    unless: [
      'me|us with the|a|his|her? pillow|pillows|ball|snowball|balloon',
      'by_accident|accidentally|high_five',
      'me|us at|in the|a|this|our? game|chess|cards|uno|mario|race|racing|football|soccer|tag|everything|' +
        'pillow_fight|snowball_fight',
    ],
  },
  {
    category: 'abuse',
    severity: 'medium',
    phrases: [
      'he|she|they|brother|sister|cousin|boy|boys|girl|girls always|often|keeps|keep|sometimes? hits|hit|hitting|' +
        'hurt|punches|punched|kicks|kicked|slaps|slapped|bites me',
    ],
    unless: [
      'by_accident|accidentally',
      'me with the|a|his|her? pillow|ball|snowball|balloon',
      'me out_of|in_tag|in_the_game',
    ],
  },
  {
    category: 'abuse',
    severity: 'high',
    phrases: [
      'touch|touches|touched|touching me|my|us there|down_there|private|privates|pee_pee|bottom|underwear|' +
        'under_my_clothes|in_a_bad_way',
      'touch|touches|touched|touching me|us and|where|but i dont|didnt|do_not|did_not like|want',
      'my private_part|private_parts|privates',
      'makes|made|making me touch|undress|take_off_my|take_my_clothes|kiss_him|kiss_her',
      '<picture> of_me naked|with_no_clothes|without_clothes|in_the_bath|undressed',
      'lock|locks|locked me in|up|outside',
      'wont|will_not|doesnt|never|dont let_me_eat|feed_me|give_me_food|give_me_any_food',
      'scared|afraid|frightened of going_home',
      'scared|afraid|frightened to_go_home',
      'scared|afraid|frightened of my|the? <grown-up>|stepfather',
    ],
    unless: ['<tale>|dessert|sweets|candy|escape_room|by_accident|accidentally'],
  },
]

export const childHarmRules = [...selfHarm, ...abuse]
