import type { ChildPhrases } from './child-phrases.ts'

const grownUp =
  'mama|mami|madre|papa|papi|padre|padres|abuelo|abuela|abuelos|yaya|yayo|tio|tia|ninera|canguro|maestra|maestro|' +
  'profe|profesor|profesora|vecino|vecina|vecinos|adulto|adulta|mayor|alguien|ambulancia|policia|bomberos|medico|' +
  'medica|doctor|doctora'
const my = 'mi|mis|la|el|los|un|una'

const clearYes = 'si|sip|aja|mhm|exacto|yes'

export const spanish: ChildPhrases = {
  notThere: [
    'no|nadie|nunca|sin|dormida|dormido|duerme|durmiendo|cuando|luego|pronto|despues|manana|tampoco|lejos|todavia',
  ],
  thereNow: [
    `${grownUp} ya|ahora? esta|estan ya|ahora? aqui|ahi|conmigo|despierta|despierto|llamando|ayudando|al_telefono`,
    `${grownUp} ya|ahora? viene|vienen|llego|llega|vino|ha_venido|ha_llegado|ha_vuelto|volvio|me_ayuda`,
    `esta|estan aqui|ahi|conmigo ${my}? ${grownUp}`,
    `esta|estan ${my}? ${grownUp} aqui|ahi|conmigo`,
    `viene|vienen|llego|vino|ha_venido|ha_llegado ${my}? ${grownUp}`,
    `llamado|avisado|encontrado|dicho|contado|llame|avise|encontre|traje|dije|conte a? ${my}? ${grownUp}`,
    `estoy * con ${my}? ${grownUp}`,
  ],
  nobodyThere: [
    'no hay|esta|viene|contesta|veo|encuentro a? nadie|ningun_adulto|ningun_mayor',
    'nadie esta|viene|contesta|responde|me_oye|aqui|en_casa',
    'estoy|estamos|quede aqui|en_casa|muy|yo? solo|sola|solos|solas|solito|solita',
    `${grownUp} no esta|estan|ha_venido|viene|contesta`,
    `no esta|estan|viene|contesta ${my}? ${grownUp}`,
    `no encuentro|veo a? ${my}? ${grownUp}`,
  ],
  notMeant: [
    'era|es|fue solo|solamente? un|una|de? broma|juego|mentira|mentirijillas|chiste',
    'solo|solamente|estaba estaba? jugando|jugaba|bromeaba|bromeando|de_broma|en_broma',
    'no es|era|fue verdad|cierto|real|de_verdad|en_serio',
    'me_lo invente|he_inventado|estaba_inventando',
    'en el|un|mi juego|cuento|sueno',
    'en_broma|de_broma|de_mentira',
  ],
  play: ['jug~|juego|continuar|continuamos|seguir|seguimos|sigue|sigamos|cuento|historia|siguiente', 'otra vez|cosa'],
  talk: [
    'hablar|hablamos|hablando|hablemos|hablarte|contar|contarte|contartelo|decir|decirte|decirlo|contarlo',
    'un_poco|algo mas',
  ],
  talkAgain: [
    'hablar|hablamos|hablemos * de_eso|de_esto|de_ello|mas|otra_vez',
    'quiero|queria|podemos|puedo|vamos_a hablar|contarte|contartelo',
  ],
  talkAlone: 'hablar',
  quiet: ['callad~|silencio|tranquil~|nada|descansar|abrazo|esperar|cansad~|quiet~'],
  no: ['no|nop|nunca|tampoco|ni|basta'],
  clearYes: [clearYes],
  yes: [`${clearYes}|claro|vale|ok|okay|bueno|bien|venga|de_acuerdo|por_favor`],
  remarks: {
    fault: [
      'mi culpa',
      'culpa mia',
      'porte|portado|porto mal',
      'soy|fui|he_sido mala|malo',
      'hice|he_hecho algo|lo|todo? mal|malo',
      'castig~|reganar|renir|reganan|rinen',
      'enfad~|enoj~ conmigo',
    ],
    secrecy: [
      'secreto|secretos',
      'no se_lo|lo|le|me? digas|cuentes|dijera|contara|diga|cuente',
      'se_lo? vas_a decir~|contar~',
      'promet~',
      'no debo|puedo decirselo|contarselo|decir|contar a_nadie',
    ],
    cannotTell: [
      'no puedo|se|quiero|me_atrevo|sabria como|a? decir~|contar~|hablar',
      'no me_atrevo',
      'miedo|verguenza decir~|contar~|hablar',
      'no se_lo? voy_a|dire|contare|puedo|quiero',
      'como se_lo? digo|cuento',
    ],
    notHeard: [
      'nadie|no|nunca me|nos|lo|la? cree|creen|creyo|escucha|escuchan|escucho|ayuda|ayudan|ayudo|hace_caso|hizo_caso',
    ],
    willTell: [
      'se_lo voy_a|dire|contare|dije|conte|he_dicho|he_contado',
      'voy_a decirselo|contarselo|contarlo|decirlo',
      'lo hare',
    ],
    asksForHelp: [
      'puedes|podrias|vas_a|quieres * ayudar~|venir|llamar|salvar~',
      'ayudame|ayudanos|socorro|auxilio',
      'necesito ayuda',
    ],
    asksWhy: ['por_que'],
    affection: ['te quiero|amo', 'me caes_bien', 'gracias', 'eres * buena|bueno|amable|simpatic~|mi_amig~'],
    scared: ['miedo|asust~|susto|terror'],
    lonely: ['estoy|siento|tan|muy|siempre solo|sola', 'sola|solita|solito'],
    sad: ['triste|tristeza|llor~|lagrimas'],
    angry: ['enfad~|enoj~|rabia|furios~|odio'],
    ashamed: ['verguenza|avergonz~|asco|sucio|sucia|timid~'],
    hurt: ['duele|duelen|dolor|dano|pupa|sangre|sangra|sangrando'],
  },
}
