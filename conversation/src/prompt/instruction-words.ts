/**
 * These words turn data into an instruction. They are compared with normalized words: lower case, without accents,
 * apostrophes and disguises. A star stands for any ending, and an underscore for a space.
 */

/** Programs and their rules are never part of what a child likes, is called or tells of itself. */
const programTerms = [
  'prompt* jailbreak* chatbot* gpt* llm* admin* sudo debug* api json xml html markdown base64',
  'ignore* ignoring disregard* overrid* bypass* obey* disobey* instruct* assistant* developer* unfiltered uncensored',
  'restriction* guideline* safeguard* unlock* persona comply hypnoti* repeat_after system_message system_override',
  'from_now_on starting_now act_as act_like pretend_to pretend_you pretend_that new_rules no_rules the_rules',
  'ignora* ignoren ignorad olvida* olvide* desobede* obede* instruccion* directriz directrices restriccion*',
  'asistente* a_partir_de_ahora desde_ahora',
  'ignorier* vergiss missacht* umgeh* gehorch* anweisung* befehl* vorgabe* einschrankung* assistent*',
  'ab_sofort ab_jetzt von_nun_an',
  'ignorez ignorer oublie* desobei* obei* consigne* directive* contourne* a_partir_de_maintenant desormais',
  'esqueca* esquece* instrucoes instrucao diretriz* restricao restricoes contorne* a_partir_de_agora',
]

/** These words address somebody, or say what somebody has to do. */
const addressTerms = [
  'you your yours yourself youre youll youve ya ur pipit must should shall forbidden allowed',
  'usted* vosotr* tu tus tuyo* ti contigo te eres debes debe deben deberas tienes puedes seras vas prohibid*',
  'dich dir dein* euch euer* muss musst mussen soll sollst sollen darfst verboten erlaubt',
  'du_bist du_musst du_sollst du_darfst du_kannst du_wirst du_hast du_sagst du_machst',
  'toi vous votre vos tes etes devez dois doit doivent pouvez interdit*',
  'voce* vc vcs teu teus tua tuas deve devem proibid*',
]

/** Somebody would have the coach do these; no child tells them of itself. */
const misuseTerms = [
  'answer* respond* reply* replies mention* reveal* describe* translat* output* convince* persuad* promis* encourag*',
  'insult* swear* curs* switch* activat* enabl* disabl* simulat* imagine behav* confirm* agree* pretend please kindly',
  'password* passcode* secrets little_secret our_secret secret_with private personal adult* sex* naked user users coach companion ai whenever otherwise',
  'command* execut* decod* encod* print* summari* above below opposite roleplay_as obedien* refus* task swap_roles',
  'mock* flatter* rude* hack* horror gore violen* murder* spank* drug* dealer* napalm politic* voting',
  'mode safety filter* policy policies context token* response* conversation* limit* content unlimited opposite_day',
  'responde* contesta* actua* finge* dime dile diga* por_favor contrasena* palabrota* regla* secreto mentir asesin*',
  'antwort* sprich verhalte* bitte regel* geheimnis* schimpf* passwort* mord mordgesch*',
  'repond* dites agis agissez faites sois soyez sil svp regle* insulte* mechan* meurtr*',
  'responda* aja atue finja seja xing* regra* senha* palavroes',
]

/** A topic is a few nouns, names and activities, so it has no verbs and connectives of whole sentences. */
const sentenceTerms = [
  'is are was were am be been being isnt arent do dont does doesnt did have has had can cant could will wont would',
  'let lets not no nor if unless when whether where wherever because that which whose what why how who',
  'anything everything nothing anybody everybody any every each only instead anymore now then until without always',
  'never i he she they we them him child daughter son',
  'say says said saying tell tells told telling ask asks asked asking speak* spoke talk* call called calling explain*',
  'repeat* hate hates hating lie lies lying give gives giving send sends sending keep keeps keeping use uses using',
  'enter enters become* becoming forget* remember* remind* accept* believe* act acts',
  'address* phone telephone system rule* message* quote* word* sentence* warning* longer',
  'di decir dice habla hable cuenta* pregunta* haz hazme ordenes sistema ahora cuando sin siempre nunca jamas',
  'mensaje* palabra*',
  'sag sage sagt sagst rede frag frage fragt erzahl erzahle tue mach mache sei benutz* gib jetzt wenn dass nicht',
  'kein* ohne ist sind wird werde* kann konnen immer nie niemals nachricht*',
  'dis parle parlez raconte racontez demande* fais utilise* ordre* systeme maintenant quand est sont toujours jamais',
  'dizer diz fale fala pergunte* faca faz nao agora ordens sempre mensagem mensagens conte_a conta_a conte_me',
]

/** These ordinary interests contain such words. A bar separates alternatives. */
const ordinaryTopics = [
  'how to train your dragon',
  'simon says',
  'show and tell',
  'secret agents|codes|passages',
  'the secret garden',
  'the secret life of pets',
  'kaufladen|kaufmannsladen spielen',
  'doctor who',
  'where the wild things are',
  'wheres wally|waldo',
  'guess how much i love you',
  'what the ladybird heard',
  'i spy',
  'let it go',
  'imagine dragons',
  'tae kwon do',
  'pretend play|games',
  'the|our solar system',
  'solar system',
  'sistema solar',
  'el|o sistema solar',
  'le systeme solaire',
  'word games|search|searches|puzzles',
  'telling|tell|asking|ask jokes|stories|riddles|questions|tales',
  'talking to|with animals|horses|dogs|cats|grandma|grandpa|granny|friends',
  'talking animals|toys|parrots',
  'speaking english|french|spanish|german|italian|portuguese|chinese|japanese',
  'was ist was',
  'keeping bees|rabbits|chickens|fish|snails',
  'how things|planes|cars|machines|rockets|plants|volcanoes work|fly|grow',
]

export const programWords = compile(programTerms)
export const instructionWords = compile([...programTerms, ...addressTerms, ...misuseTerms])
export const sentenceWords = compile([...programTerms, ...addressTerms, ...misuseTerms, ...sentenceTerms])
/** These are too long to be found by chance where two ordinary words meet. */
export const programStems =
  /ignore|ignorier|disregard|instruction|instruccion|instrucao|instrucoes|anweisung|override|jailbreak|systemprompt/
export const ordinaryTopic = new RegExp(`^(?:${ordinaryTopics.map(withAlternatives).join('|')})$`)

export function compile(lines: string[]) {
  const words = lines.flatMap((line) => line.split(' '))
  const patterns = words.map((word) => word.replaceAll('_', ' ').replaceAll('*', String.raw`\p{L}*`))
  return new RegExp(`(?:^| )(?:${patterns.join('|')})(?= |$)`, 'u')
}

function withAlternatives(topic: string) {
  return topic
    .split(' ')
    .map((word) => `(?:${word})`)
    .join(' ')
}
