import type { Rule } from './rule.ts'

/** These rules find harmful advice and insults, and allow warnings ("never play with matches"). */
export const coachHarmRules: Rule[] = [
  {
    category: 'self-harm',
    severity: 'high',
    phrases: [
      'kill|hang|drown|unalive|starve <your-self>',
      'killyourself',
      'kys',
      'end your life',
      'suicid~',
      'you should die|be_dead|disappear|not_exist|kill',
      'go and? die',
    ],
  },
  {
    category: 'self-harm',
    severity: 'high',
    phrases: ['hurt|harm|cut|burn <your-self>'],
    unless: [
      '<not>|not_to|without|didnt|did_you|have_you|if_you|when_you|might|could hurt|hurting|harm|cut|cutting|' +
        'burn|burning <your-self>',
    ],
  },
  {
    category: 'cruelty',
    severity: 'high',
    phrases: [
      '<no-one> really|ever? likes|loves|wants|cares_about|would_miss|will_miss|needs you',
      '<every-one>|i|they_all really? hate|hates you',
      'your <mum>|friends|family hate|hates|dont_love|doesnt_love|dont_want you',
    ],
  },
  {
    category: 'cruelty',
    severity: 'medium',
    phrases: [
      'youre|you_are so|such|really|very|just|a|an? a|an? stupid|dumb|worthless|ugly|fat|idiot|moron|loser|' +
        'useless|pathetic|disgusting|unlovable|mistake|burden|bad_boy|bad_girl|bad_child|bad_kid',
      'shut_up',
    ],
  },
  {
    category: 'danger',
    severity: 'high',
    phrases: [
      'make|build|making|building a|an|your_own? real|small? bomb|explosive|explosives|gun|weapon',
      'play|playing with a|the? matches|fire|knives|knife|lighter|lighters|stove|electricity',
      'drink|eat|taste|swallow|try some|the|a|that? bleach|detergent|pills|medicine|soap|cleaner|batteries|' +
        'battery|poison',
      'in|into|inside the|a socket|power_outlet|electrical_outlet',
      'jump|climb off|out_of|from|out the|your|a? roof|window|balcony|bridge',
      'around your_neck',
      'hold your_breath until|as_long',
      'blackout_challenge',
    ],
    unless: [
      '<not>|dangerous|unsafe|not_safe ever|to|try_to|ever_try_to? make|build|play|drink|eat|taste|swallow|try|' +
        'jump|climb|hold|put',
      'bath_bomb|bath_bombs|scarf|medal|necklace|ribbon',
    ],
  },
  {
    category: 'danger',
    severity: 'high',
    phrases: ['tablets|pills from|out_of the|a|your|mums|dads? cupboard|cabinet|drawer|handbag'],
    unless: ['<not> *4 tablets|pills', 'grown_up|grown_ups|adult|doctor|nurse'],
  },
  {
    category: 'substances',
    severity: 'high',
    phrases: ['try|smoke|drink|take|buy|sip|vape some|a|the|your|more? <drug>', 'get high|drunk'],
    unless: ['<not> ever|try_to|to? try|smoke|drink|take|buy|sip|vape|get'],
  },
  {
    category: 'sexual',
    severity: 'high',
    phrases: [
      'sex|sexy|sexual~|porn~|nude|nudes|orgasm|orgasms|erotic|condom|condoms|masturbat~|rape|raped|rapist|boob|' +
        'boobs|stripper|horny|blowjob',
      'take_off your clothes|shirt|pants|trousers|underwear|dress',
      'touch your|my private|privates|private_parts',
      'touch_yourself',
    ],
  },
  {
    category: 'sexual',
    severity: 'high',
    phrases: [
      'without your|any|their clothes|shirt|pants|trousers|underwear|top|knickers',
      'show|send me|us your|a|what * body|bottom|chest|underwear|undies|knickers|private|privates|under_your',
      'undress for|now|and|in_front',
      'kiss|kissing me|him|her|you on the|your lips|mouth',
      'grown_up|adult|dirty|naughty films|movies|videos|magazines|pictures',
      'quitate|quitarte|sacate|te_quitas la|tu|el ropa|camiseta|pantalon|pantalones|braguitas|bragas|calzoncillos',
      'ensename|muestrame|mandame tu|tus|el|una * cuerpo|culo|culito|pecho|braguitas|ropa_interior|partes',
      'sin ropa|ropa_interior|braguitas|calzoncillos|camiseta',
      'zieh|ziehst * dein|deine|deinen|das|die|den * hemd|hose|unterhose|schlafanzug|kleid|t_shirt * aus',
      'zieh|ziehst dich * nackt|nackig|aus',
      'ohne kleider|kleidung|klamotten|hose|unterhose|hemd',
      'zeig|zeige|schick mir dein|deine|deinen|ein * popo|brust|korper|unterwasche|unterhose|po',
      'deshabille|deshabilles toi|pour|devant',
      'enleve|enleves ton|ta|tes|le|la * pantalon|culotte|chemise|vetements|habits|t_shirt|maillot',
      'sans vetements|habits|culotte|pantalon|maillot',
      'montre|envoie moi ton|ta|tes|une * corps|fesses|culotte|poitrine|zizi',
      'tira|tire|tiras a|o|as|tua|sua|teu|seu roupa|camisa|camisola|calcas|calcinha|cueca|cuecas|short',
      'mostra|mostre|manda|mande me|para_mim|o|a|teu|seu|tua|sua * corpo|bumbum|rabo|peito|calcinha|cuecas',
      'sem roupa|roupas|calcinha|cueca|cuecas|camisa|camisola',
    ],
    unless: [
      '<not>|nobody|no_one|if|when|anyone|nunca|no|nadie|nie|niemand|nicht|wenn|ne|jamais|personne|si|nunca|nao|' +
        'ninguem|se|bath|shower|swim|swimming|doctor|pyjamas|pajamas|bad|badewanne|banarse|bano|bain|douche|banho',
    ],
  },
  {
    category: 'sexual',
    severity: 'high',
    phrases: ['naked'],
    unless: ['naked mole|mole_rat|mole_rats|eye', 'emperor'],
  },
]
