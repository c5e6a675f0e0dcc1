import type { ChildPhrases } from './child-phrases.ts'

const grownUp =
  'mama|mami|mutti|mutter|papa|papi|vati|vater|eltern|oma|omi|opa|opi|grossmutter|großmutter|grossvater|großvater|' +
  'onkel|tante|babysitter|babysitterin|tagesmutter|lehrer|lehrerin|erzieher|erzieherin|nachbar|nachbarin|nachbarn|' +
  'erwachsener|erwachsene|erwachsenen|jemand|krankenwagen|sanitater|rettung|polizei|feuerwehr|arzt|arztin|notarzt|' +
  'doktor|trainer|trainerin|betreuer|betreuerin'
const my = 'meine|meiner|meinem|meinen|mein|die|der|den|dem|eine|einer|einen|einem'
const tell = 'sagen|erzahlen|verraten'

const clearYes = 'ja|jaa|jo|jap|jep|jup|yep|jawohl|mhm|genau|stimmt|yes'

export const german: ChildPhrases = {
  notThere: [
    'niemand|niemanden|keiner|keine|keinen|kein|nicht|nie|nein|ohne|weg|fort|allein|alleine|schlaft|wenn|falls|bald|' +
      'gleich|spater|nachher|morgen|erst|abend|stunde|stunden|ned|net',
  ],
  thereNow: [
    `${grownUp} ist|sind jetzt|schon|gerade|auch|wieder? da|hier|bei_mir|neben_mir|wach|zuruck|gekommen|dabei`,
    `${grownUp} kommt|kommen|hilft|helfen|telefoniert|ruft`,
    `${grownUp} sitzt|steht|sitzen|stehen jetzt? bei|neben mir`,
    `jetzt|da|hier ist|kommt|sind|kommen ${my}? ${grownUp}`,
    `hab|habe|haben * ${grownUp} geholt|gerufen|gefunden|gesagt|erzahlt|angerufen|geweckt|aufgeweckt|bescheid_gesagt`,
    `bin|stehe|sitze jetzt|schon? bei ${my}? ${grownUp}`,
  ],
  nobodyThere: [
    'niemand|keiner ist|kommt|da|hier|hort|antwortet|gekommen|zuhause|zu_hause|daheim|geht_ran|macht_auf',
    'nein|ne|nee|noch niemand|keiner',
    'hier|da|es|zuhause|zu_hause ist|kommt|hort niemand|keiner',
    'bin ganz|hier|zuhause|daheim|gerade? allein|alleine',
    'kein|keine|keinen erwachsener|erwachsene|erwachsenen',
    'keine|kein mama|papa da|hier|zuhause',
    `${grownUp} ist|sind nicht|weg|fort da|hier|zuhause|zu_hause|daheim?`,
    `${grownUp} ist|sind arbeiten|einkaufen|unterwegs|auf_der_arbeit|bei_der_arbeit|in_der_arbeit`,
    `${grownUp} geht|gehen|hebt nicht ran|dran|ab`,
    'finde|erreiche|sehe|find|seh niemanden|keinen|keine',
    `finde|erreiche|sehe|find|seh ${my}? ${grownUp} nicht`,
    `${grownUp} nicht finden|erreichen|sehen`,
  ],
  notMeant: [
    'nur|bloss|bloß|doch|war|ist ein|aus|zum? spass|spaß|witz|spiel|scherz|quatsch',
    'nur|bloss|bloß so? gespielt|getan|geschwindelt|ausgedacht|erfunden|gelogen',
    'hab|habe mir? das|es mir|nur? ausgedacht|erfunden',
    'nicht|gar_nicht echt|wahr|wirklich|ernst',
    'stimmt gar? nicht',
    'im spiel|traum|marchen|film',
    'in der|einer|meiner geschichte',
  ],
  play: ['spiel~|weiterspielen|weitermachen|weiter|geschichte|nochmal|noch_mal|nachste', 'was|etwas anderes'],
  talk: ['rede|reden|sprechen|sprich|erzahl~|sag|sagen|weiterreden|quatschen|unterhalten', 'noch|bisschen|etwas mehr'],
  talkAgain: [
    'daruber|davon|nochmal|noch_mal|weiter * reden|sprechen|erzahlen',
    'reden|sprechen * daruber|davon',
    'will|mochte|mag|konnen_wir|kann_ich|lass_uns|wollen_wir * reden|sprechen',
  ],
  talkAlone: 'reden',
  quiet: ['still|leise|ruhig|ruhe|nichts|kuscheln|ausruhen|warten|mude|schweigen|pause|schlafen'],
  no: ['nein|ne|nee|no|nicht|nichts_davon|nie|niemals|kein|keine|keinen|weder|stopp|stop|nope|ned|net|nix'],
  clearYes: [clearYes],
  yes: [`${clearYes}|ok|okay|klar|gut|gern|gerne|bitte|in_ordnung|los`],
  remarks: {
    fault: [
      'meine schuld',
      'ich schuld|schuldig',
      'wegen_mir|meinetwegen|arger',
      'ich war|bin|hab|habe * bose|frech|unartig|falsch|schlimm',
      'bin|war|hab|habe ich * bose|frech|unartig|falsch|schlimm',
      'bose|sauer|wutend auf|mit mich|mir',
      'schimpft|schimpfen|bestraft|strafe|hausarrest',
      'selber|selbst schuld',
      'habs|hab_es|habe_es|hab_das|habe_das verdient',
    ],
    secrecy: [
      'geheim~|versprich~|versprech~|versprochen|unter_uns|petz~',
      'behalt|behalte|behaltst * fur_dich',
      'fur_mich|fur_dich behalten',
      'darf|soll * niemand|keiner * wissen|erfahren|horen',
      'sag|sags|erzahl|erzahls|verrat|verrate * nicht|nichts|nix|niemand|niemandem|keinem',
      `darf|darfst|soll|sollst|sollte|bitte * nicht|nichts|nix|niemandem|keinem ${tell}|weitersagen`,
      'nicht|nichts|niemandem|keinem verraten|weitersagen|weitererzahlen',
      'sagst|erzahlst|verratst du',
    ],
    cannotTell: [
      `kann|konnte|will|mochte|werde|trau|traue|trau_mich * nicht|nichts|nix|niemandem * ${tell}|reden|sprechen`,
      'trau|traue mich * nicht',
      'sage|sags|erzahle|erzahls * nicht|nichts|nix|niemandem|keinem',
      `angst * ${tell}|daruber_zu_reden`,
      `nicht wie * ${tell}|sage|erzahle`,
      `schwer * ${tell}`,
    ],
    notHeard: [
      'niemand|keiner|nie|nicht glaubt|hort|hilft|geglaubt|zugehort|geholfen|interessiert',
      'glaubt|hort|hilft|glauben|horen|helfen mir|mich|uns|es|das? * nicht|niemand|keiner|nie',
      'sagt|sagen|meint|denkt|denken ich * luge|lugen|spinne|ubertreibe',
    ],
    willTell: [
      'ich sag|sage|erzahl|erzahle es|das? !nicht|nichts|niemand|niemandem',
      'ich sags|erzahls',
      `geh|gehe jetzt|gleich|dann|schon? zu ${my}? ${grownUp}`,
      'hab|habe|habs|hatte * gesagt|erzahlt',
      'werde|will * sagen|erzahlen',
      'mach|mache ich',
    ],
    asksForHelp: [
      'hilf|hilfe',
      'kannst|konntest|wirst|willst|wurdest du * helfen|kommen|rufen|anrufen|holen|retten|aufhoren',
    ],
    asksWhy: ['warum|wieso|weshalb'],
    affection: [
      'hab|habe dich * lieb|gern',
      'mag|liebe dich',
      'danke|dankeschon',
      'du bist|bist_du * nett|lieb|toll|mein_freund|meine_freundin',
    ],
    scared: ['angst~|furcht~|grusel~|erschrocken|erschreckt|panik|unheimlich|schiss'],
    lonely: ['allein|alleine|einsam~', 'hab|habe keine_freunde|niemanden'],
    sad: ['traurig~|weine|weint|weinen|geweint|heul~|tranen|unglucklich'],
    angry: ['wut~|sauer|stinksauer|zornig|hasse|hass'],
    ashamed: ['scham~|peinlich|eklig|ekelig|ekel~|schmutzig|dreckig|schuchtern'],
    hurt: ['weh|wehgetan|wehtut|bauchweh|kopfweh|verletzt|aua|autsch|schmerz~|blute|blutet|blut'],
  },
}
