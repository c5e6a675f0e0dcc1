import type { ChildPhrases } from './child-phrases.ts'

/** Normalized words have no apostrophes, so "j’ai" is `jai`. */
const grownUp =
  'maman|mere|papa|pere|parents|mamie|mami|mamy|papi|papy|pepe|grand_mere|grand_pere|grands_parents|oncle|tonton|' +
  'tante|tata|tatie|taty|nounou|nourrice|babysitter|baby_sitter|maitresse|maitre|prof|professeur|directeur|' +
  'directrice|voisin|voisine|voisins|adulte|adultes|grande_personne|quelquun|ambulance|lambulance|police|pompiers|' +
  'samu|secours|docteur|medecin|infirmiere'
const my = 'ma|mon|mes|la|le|les|un|une|notre|nos|des'

const clearYes = 'oui|ui|ouais|ouaip|yep|mhm|exact|yes'

export const french: ChildPhrases = {
  notThere: [
    'pas|personne|jamais|sans|parti|partie|seul|seule|dort|dorment|endormi|endormie|si|quand|bientot|plus_tard|non|' +
      'tout_a_lheure|demain|plus|ce_soir|heure|heures',
  ],
  thereNow: [
    `${grownUp} est|sont deja|maintenant|bien? la|ici|avec_moi|a_cote_de_moi|arrive|arrivee|arrives|venu|venue|reveille|reveillee|revenu|revenue|rentre|rentree|au_telephone`,
    `${grownUp} arrive|arrivent|vient|viennent|maide|appelle`,
    `jai|lai|on_a deja? appele|trouve|prevenu|dit|raconte|reveille|cherche a? ${my}? ${grownUp}`,
    `suis * avec|pres_de|chez ${my}? ${grownUp}`,
    `voila|il_y_a|ya|y_a ${my}? ${grownUp}`,
  ],
  nobodyThere: [
    'a|ya|non personne|pas_dadulte|pas_dadultes|pas_de_grand',
    'personne nest|est|ne_vient|vient|ne_repond|repond|ne_mentend|mentend|la|ici|a_la_maison',
    'suis|chuis|jsuis tout|toute? seul|seule',
    `${grownUp} nest|est|ne_sont|sont pas|plus la|ici|a_la_maison|rentre|rentree`,
    `${grownUp} est|sont parti|partie|partis|sorti|sortie|sortis|au_travail|au_boulot`,
    `${grownUp} travaille|travaillent`,
    `${grownUp} ne? repond|repondent|vient|viennent pas`,
    'trouve|vois personne',
    `trouve|vois pas|plus ${my}? ${grownUp}`,
  ],
  notMeant: [
    'cest|cetait|etait|est juste|seulement? une|un|pour|du|de_la? blague|jeu|rire|faux|rigoler|jouer|semblant',
    'pour rire|rigoler|de_faux|du_faux|blaguer',
    'nest|est|cest|cetait|etait meme? pas vrai|reel|pour_de_vrai|en_vrai|la_verite',
    'jai|lai|ai tout? invente',
    'dans le|mon|un jeu|reve|conte|film',
    'dans lhistoire|une_histoire|mon_histoire',
    'je blague|blaguais|plaisante|plaisantais|rigole|rigolais|jouais',
    'faisais|fais semblant',
  ],
  play: [
    'jou~|rejou~|jeu|la_suite|continue|continuer|continuons|histoire|lhistoire|encore|suivant|suivante',
    'autre_chose',
  ],
  talk: ['parler|parle|parlons|reparler|discuter|discute|raconter|te_raconte|dire', 'un_peu plus'],
  talkAgain: [
    'parler|reparler|parlons|discuter * de_ca|de_cela|encore',
    'en parler|reparler|parle|reparle',
    'je_veux|je_voudrais|on_peut|je_peux|quon_peut|peut_on te? parler|discuter',
  ],
  talkAlone: 'parler',
  quiet: ['silence|calme|tranquille|rien|reposer|repos|calin|calins|attendre|fatigue|fatiguee|taire|chut|dormir'],
  no: ['non|nan|nope|pas|jamais|ni|aucun|aucune|stop|arrete'],
  clearYes: [clearYes],
  yes: [`${clearYes}|daccord|dac|ok|okay|bien_sur|mouais|vas_y|bon|bien|sil_te_plait|allez|volontiers`],
  remarks: {
    fault: [
      'ma faute',
      'cause de moi',
      'jai|suis|etais ete? mechant|mechante|vilain|vilaine|pas_sage',
      'jai fait * mal|betise|betises',
      'gronder|gronde|puni|punie|punir|disputer|engueul~',
      'je le? merite|merites|meritais',
      'fache|fachee|colere contre|apres moi',
    ],
    secrecy: [
      'secret|secrets',
      'dis|raconte|repete|repetes|dises|rapporte * pas|personne|rien',
      'tu vas|vas_tu * dire|raconter|repeter',
      'promet~|promis|promesse|entre_nous|caft~',
      'garde|gardes|garder * pour_toi|pour_moi',
      'faut_pas|personne|doit_pas * sache|sachent|savoir',
      'dois|faut|doit|droit pas? de? le? * pas? dire|raconter',
    ],
    cannotTell: [
      'peux|jpeux|arrive|jarrive|ose|jose|sais|jsais|veux|jveux|vais|oserai|joserai|pourrai pas|plus|jamais * dire|raconter|parler',
      'ose|jose|oserai|joserai pas',
      'pas envie * dire|raconter|parler',
      'peur|honte de le|en? dire|raconter|parler',
      'comment le|lui? dire|raconter|parler',
      'dirai|raconterai pas|rien',
      'difficile|dur a|de le? dire|raconter',
    ],
    notHeard: [
      'personne * croit|ecoute|mecoute|aide|maide|entend|mentend',
      'me|mecoute|maide|mecoutent|maident croit|croient? pas|jamais',
      'ma|mont pas|jamais cru|crue|ecoute|ecoutee|aide|aidee',
      'dit|disent|croit|croient|pense|pensent que * mens|ment|invente|menteur|menteuse',
    ],
    willTell: [
      'je vais le|lui|en|tout? le? dire|raconter|parler',
      'je le|lui|leur? dirai|raconterai',
      'je le|lui dis|raconte',
      `je|jvais vais? voir|chercher ${my}? ${grownUp}`,
      'lai|jai deja|tout? dit|raconte',
    ],
    asksForHelp: [
      'tu peux|pourrais|veux * aider|maider|venir|appeler|sauver',
      'peux|pourrais|veux tu * aider|maider|venir|appeler|sauver',
      'aide_moi|aidez_moi|tu_maides|au_secours|besoin_daide',
      'a laide',
    ],
    asksWhy: ['pourquoi'],
    affection: ['taime|tadore', 'merci', 'tu_es|tes * gentil|gentille|sympa|mon_ami|mon_amie'],
    scared: ['peur|effray~|terrifi~|trouille|frousse|flippe|panique'],
    lonely: ['seul|seule|solitude', 'pas dami|damis|damie|damies|de_copain|de_copains|de_copine|de_copines'],
    sad: ['triste|tristesse|pleur~|larmes|malheureux|malheureuse|chagrin|peine'],
    angry: ['colere|fache|fachee|furieux|furieuse|deteste|hais|rage|enerve|enervee'],
    ashamed: ['honte|gene|genee|degoutant|degoutante|degueulasse|sale|timide'],
    hurt: ['jai|ai|fait|fais|tres mal', 'bobo|douleur|saigne|saignes|sang|blesse|blessee|aie'],
  },
}
