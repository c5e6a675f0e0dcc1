import type { ChildPhrases } from './child-phrases.ts'

const grownUp =
  'mama|mamas|mami|madre|papa|papas|papi|padre|padres|abuelo|abuela|abuelos|abuelito|abuelita|yaya|yayo|tio|tia|' +
  'tios|tito|tita|nana|ninera|canguro|maestra|maestro|profe|profes|seno|profesor|profesora|vecino|vecina|vecinos|' +
  'adulto|adulta|adultos|mayor|alguien|ambulancia|policia|bomberos|medico|medica|doctor|doctora'
const my = 'mi|mis|la|el|los|las|un|una|nuestra|nuestro'

const clearYes = 'si|sip|aja|mhm|exacto|yes'

export const spanish: ChildPhrases = {
  notThere: [
    'no|nadie|nunca|sin|dormida|dormido|duerme|durmiendo|cuando|luego|pronto|despues|manana|tampoco|lejos|todavia|' +
      'rato|ratito|hora|horas|mas_tarde|trabajando',
  ],
  thereNow: [
    `${grownUp} ya|ahora? esta|estan ya|ahora? aqui|ahi|conmigo|a_mi_lado|despierta|despierto|llamando|ayudando|al_telefono`,
    `${grownUp} ya|ahora? viene|vienen|llego|llega|vino|ha_venido|ha_llegado|ha_vuelto|volvio|me_ayuda`,
    `esta|estan aqui|ahi|conmigo ${my}? ${grownUp}`,
    `esta|estan ${my}? ${grownUp} aqui|ahi|conmigo`,
    `si|ya esta|estan ${my}? ${grownUp}`,
    `viene|vienen|llego|vino|ha_venido|ha_llegado ${my}? ${grownUp}`,
    `llamado|avisado|encontrado|dicho|contado|llame|avise|encontre|traje|dije|conte a? ${my}? ${grownUp}`,
    `estoy * con ${my}? ${grownUp}`,
  ],
  nobodyThere: [
    'no hay|esta|viene|contesta|responde|veo|encuentro|ha_venido|vino|ha_llegado|llega|me_oye a? nadie|ningun_adulto|ningun_mayor',
    'no nadie',
    'nadie esta|viene|vino|ha_venido|ha_llegado|contesta|responde|me_oye|aqui|en_casa',
    'estoy|estamos|quede aqui|en_casa|muy|yo? solo|sola|solos|solas|solito|solita',
    `${grownUp} no esta|estan|ha_venido|han_venido|vino|viene|vienen|contesta|contestan|responde`,
    `${grownUp} se_fue|se_fueron|se_ha_ido|se_han_ido|salio|salieron|ha_salido|han_salido|esta_trabajando|estan_trabajando`,
    `no esta|estan|viene|contesta ${my}? ${grownUp}`,
    `no encuentro|veo a? ${my}? ${grownUp}`,
  ],
  notMeant: [
    'era|es|fue solo|solamente? un|una|de? broma|juego|mentira|mentirijillas|chiste',
    'solo|solamente|estaba estaba? jugando|jugaba|bromeaba|bromeando|de_broma|en_broma',
    'no va_en_serio|iba_en_serio',
    'no es|era|fue verdad|cierto|real|de_verdad|en_serio',
    'me_lo invente|he_inventado|estaba_inventando',
    'en el|un|mi juego|cuento|sueno',
    'en_broma|de_broma|de_mentira',
  ],
  play: ['jug~|jueg~|continuar|continuamos|seguir|seguimos|sigue|sigamos|cuento|historia|siguiente', 'otra vez|cosa'],
  talk: [
    'hablar|hablamos|hablando|hablemos|hablarte|contar|contarte|contartelo|decir|decirte|decirlo|contarlo|' +
      'platicar|platicamos|charlar|charlamos|conversar|te_cuento',
    'un_poco|algo mas',
  ],
  talkAgain: [
    'hablar|hablamos|hablemos|platicar|charlar * de_eso|de_esto|de_ello|mas|otra_vez',
    'quiero|queria|podemos|puedo|vamos_a hablar|platicar|charlar|contarte|contartelo',
  ],
  talkAlone: 'hablar',
  quiet: ['callad~|silencio|tranquil~|nada|descansar|abrazo|abracito|dormir|calma|esperar|cansad~|quiet~'],
  no: ['no|nop|nunca|tampoco|ni|basta'],
  clearYes: [clearYes],
  yes: [`${clearYes}|claro|vale|ok|okay|bueno|bien|venga|dale|por_supuesto|de_acuerdo|por_favor`],
  remarks: {
    fault: [
      'mi culpa',
      'tengo|tuve|tenia la? culpa',
      'merezco|mereci|merecia',
      'culpa mia',
      'porte|portado|porto mal',
      'soy|fui|he_sido mala|malo',
      'hice|he_hecho algo|lo|todo? mal|malo',
      'castig~|regan~|renir|renirme|rinen|rina|rinan|rine',
      'enfad~|enoj~ conmigo',
    ],
    secrecy: [
      'secreto|secretos',
      'no se_lo|lo|le|me? digas|cuentes|dijera|contara|diga|cuente',
      'se_lo? vas_a decir~|contar~',
      'promet~|chiv~|entre_nosotros|entre_tu_y_yo',
      'nadie se_entere|lo_sepa|debe_saber~|puede_saber~|tiene_que_saber~',
      'no debo|puedo decirselo|contarselo|decir|contar a_nadie',
    ],
    cannotTell: [
      'no puedo|se|quiero|me_atrevo|sabria como|a? decir~|contar~|hablar',
      'no me_atrevo',
      'miedo|verguenza decir~|contar~|hablar',
      'no se_lo|le? voy_a|dire|contare|puedo|quiero|digo|cuento',
      'no me_sale|me_salen',
      'me_cuesta|dificil * decir~|contar~|hablar',
      'como se_lo? digo|cuento',
    ],
    notHeard: [
      'nadie|no|nunca me|nos|lo|la? cree|creen|creyo|escucha|escuchan|escucho|ayuda|ayudan|ayudo|hace_caso|hacen_caso|hizo_caso',
      'dice|dicen|piensa|piensan que * miento|mentira|mentiras|mentiros~|invento',
    ],
    willTell: [
      'se_lo|le voy_a|dire|contare|dije|conte|digo|cuento|he_dicho|he_contado',
      `voy con ${my}? ${grownUp}`,
      `voy_a buscar|llamar|avisar a? ${my}? ${grownUp}`,
      'voy_a decirselo|contarselo|contarlo|decirlo',
      'lo hare',
    ],
    asksForHelp: [
      'puedes|podrias|vas_a|quieres * ayudar~|venir|llamar|salvar~',
      'ayudame|ayudanos|me_ayudas|nos_ayudas|socorro|auxilio',
      'ayuda ayuda|por_favor',
      'necesito ayuda',
    ],
    asksWhy: ['por_que'],
    affection: ['te quiero|amo|adoro', 'me caes_bien', 'gracias', 'eres * buena|bueno|amable|simpatic~|mi_amig~'],
    scared: ['miedo|miedito|asust~|susto|terror|panico'],
    lonely: ['estoy|siento|tan|muy|siempre solo|sola', 'sola|solita|solito|soledad', 'no tengo a_nadie|amigos|amigas'],
    sad: ['triste|tristeza|llor~|lagrimas|infeliz|pena'],
    angry: ['enfad~|enoj~|rabia|furios~|furia|odio|coraje'],
    ashamed: ['verguenza|avergonz~|averguenz~|asco|asqueros~|sucio|sucia|timid~'],
    hurt: ['duele|duelen|dolor|dano|pupa|lastim~|herida|sangre|sangra|sangrando'],
  },
}
