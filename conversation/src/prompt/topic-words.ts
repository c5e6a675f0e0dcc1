import { normalizeWords } from '../safeguards/normalize-words.ts'
import { compile } from './instruction-words.ts'

/**
 * An interest may not be about these, in the notation of `instruction-words.ts`. A topic is left out of the prompt
 * silently, so a harmless one that is lost costs little.
 */
const unsuitable = compile([
  // These sell something.
  'buy* bought shopping purchas* spend* sale sales sell* seller* discount* coupon* voucher* cheap* bargain* price*',
  'subscri* sponsor* promo promos promotion* advert* commercial* brand brands free best newest prize* jackpot* lottery',
  'gambl* betting casino* dollar* euro euros cents robux vbucks gems money',
  'anuncio* publicidad* werbung* publicite* propaganda* compra* gasta* dinero oferta* descuento* gratis barat* rebaja* regalos premio* apuesta* tienda precio*',
  'kauf* einkauf* ausgeb* geld angebot* sonderangebot* rabatt* gunstig* billig* kostenlos* gewinnspiel* preis preise',
  'achet* depens* argent promotion* solde soldes remise* gratuit* magasin* boutique* prix cadeaux',
  'brinde* gratis dinheiro desconto* loja* preco* oferta*',
  // These are about secrecy and strangers.
  'secret secretly hidden hiding sneak* nobody whisper* stranger* alone midnight selfie* online photos photo pictures_of',
  'for_two just_us between_us pen_pal lap boyfriend* girlfriend* love_letter* kiss*',
  'secreto* secreta* desconocid* extran* a_solas para_dos fotos foto',
  'geheim* fremde fremden fremder unbekannt* heimlich* fur_zwei allein fotos foto onkel_allein',
  'secrete* inconnu* cachette* pour_deux tout_seul toute_seule',
  'segredo* secreto* secreta* estranh* desconhecid* sozinh* para_dois escondid*',
  // These are about bodies.
  'nude* nudity undress* unclothed clothes underwear lingerie bra bikini* touching massag* romance romantic porn* breast*',
  'desnud* ropa beso* bragas nackt* ausgezogen* ausziehen unterhose* kuss kusse kussen',
  'nu nue nus nues deshabill* habits baiser* bisous pelad* nua roupa beijo* calcinha*',
  // These harm somebody.
  'hurt* harm* suicid* cutting_arms cutting_legs cutting_skin cutting_wrists bleed* scratching skin starv* skinny thin diet diets',
  'skipping_meals fainting faint choking swallow* pill pills medicine* poison* bleach kill kills killed killing killer*',
  'dead death dying corpse* funeral* blood bloody torture* weapon* gun guns knife knives rifle* pistol* bomb bombs sword_fight',
  'matches lighter lighters arson railway* roof roofs cliff cliffs dare dares challenge challenges busy_road*',
  'dano danos cortar* herir* matar* muert* sangre arma armas pistola* cuchillo* veneno pastilla* fuego tejado suicid*',
  'wehtun verletz* ritzen hungern toten tot tote tod blut waffe waffen messer pistole* gewehr* gift tabletten feuer_spielen',
  'mit_feuer dach selbstmord blesser mal tuer mort morte morts sang arme armes couteau* poison feu toit',
  'machucar* ferir* morte morto morta sangue faca facas fogo telhado veneno comprimido*',
  // These are for adults, or mean.
  'beer* wine whisky whiskey vodka alcohol* drunk cigarette* smoking vape* vaping weed cannabis cocaine pub pubs',
  'cerveza* vino tabaco cigarrillo* bier wein schnaps zigarette* rauchen biere vin cigarette* alcool cerveja* vinho cigarro*',
  'hitler nazi* swastika* terror* racis* slave* slavery gangster* mafia conspirac* election* president* horror',
  'fat disabled ugly stupid idiot* loser* mean sarcas* bully* evil creepy zombie zombies_eating honesty',
  'identity store stores purse* handtasche* sac_de bolsa pain bullet* dirty wet tequila rum ne_plus ne_pas ne_jamais mind_control worship* devil* diablo teufel diable diabo punish* surgery tattoo* piercing* scar scars supremacy',
  'enemy enemies shooting* execution* war_crime* foreigner* laughing_at end_of_life energy_drink* underpants dating citas',
  'skipping_school train_track* van membership* loyalty delivery kredit* credit* credito points bedtime_with klauen',
  // These are about programs and rules.
  'root maximum level_ten access creativity hidden_prompt morals manners gets_paid server servers',
])

/** These are activities of children. Any other word that ends like a verb makes a topic an order to do something. */
const activities = compile([
  'acting archery athletics babysitting baking ballooning bathing beading biking birdwatching blowing boating bouldering',
  'bowling boxing braiding building bird_watching camping canoeing carving caring catching climbing coding collecting',
  'colouring coloring cooking counting crafting crocheting crossing cuddling cutting cycling dancing decorating designing',
  'digging diving drawing dressing driving drumming eating exploring experimenting feeding fencing finding finger_painting',
  'fishing flying folding gaming gardening gluing growing hiking horse_riding ice_skating inventing joking jogging juggling',
  'jumping kayaking kicking kneading knitting knotting laughing learning listening looking making marching mixing modelling',
  'modeling moving observing orienteering painting petting picking planting playing potting practising practicing pretending',
  'puzzling racing rapping reading recycling reporting rhyming riding rolling rowing running sailing scootering sculpting',
  'sewing singing skateboarding skating skiing skipping sketching sledding sledging sleeping sliding snorkelling snowboarding',
  'solving spelling spinning splashing spotting stacking stamping stargazing storytelling surfing swimming swinging',
  'tap_dancing thinking throwing tickling tidying tinkering training trampolining travelling traveling tumbling vaulting',
  'visiting walking watching weaving whistling winning woodworking woodcarving wrestling writing yodelling',
  // These are nouns and names.
  'king kings ring rings spring string strings wing wings swing swings thing things viking vikings morning evening building',
  'buildings pudding puddings ceiling lightning wedding weddings duckling ducklings gosling sibling siblings dumpling dumplings',
  'herring starling earring earrings sling ping bing living darling ironing clothing painting paintings drawing drawings nothing',
  'wellbeing stocking longstocking railing flowering boomerang beijing',
  'sterling crossing crossings fling',
])

/** These verbs start harmless actions in Spanish, Portuguese and French. */
const infinitives = compile([
  'jugar montar cocinar bailar cantar dibujar pintar nadar saltar mirar contar volar escalar patinar acampar explorar bucear',
  'construir ir escribir descubrir hacer leer correr ver tocar coleccionar armar_puzzles plantar pescar viajar esquiar trepar',
  'andar jogar brincar desenhar dancar pular contar colecionar tocar montar construir ouvir descobrir passear viajar cuidar',
  'jouer dessiner danser chanter nager sauter regarder cuisiner jardiner grimper patiner bricoler collectionner explorer',
  'voyager pecher skier observer colorier pedaler construire faire lire courir ecrire',
  // These are English nouns.
  'star car bear ear solar radar guitar sugar polar lunar collar fir air hair chair stair elixir souvenir jar czar caviar cedar',
])

/** These words say where something is done to somebody, from whom, or what shall not be. */
const outwardWords = compile(['off until across without sin sans ohne sem online against contra gegen contre'])

const articles = '(?:des|les|la|le|du|de|au|aux|a|avec|une?|mon|ma|mes|tout|toute)'
const startsWithReflexive = /^(?:se|sich|me|te) /
const romanceInfinitive = new RegExp(`^\\p{L}+(?:[ai]r(?= )|(?:er|re)(?= l\\p{L}+| ${articles} ))`, 'u')
const reflexiveInfinitive = /^\p{L}+(?:ar|er|ir)(?:se|me|te)(?= |$)/u

/** In "Fußball spielen" a noun comes first, and at the end what is done with it. */
const germanAction = /^\p{Lu}.* (?<!\b(?:und|oder|mit) )(\p{Ll}+(?:en|ern|eln))$/u
const germanInfinitives = compile([
  'spielen malen bauen lesen singen tanzen basteln backen kochen klettern fahren reiten schwimmen laufen horen sammeln ratseln',
  'zaubern turnen gartnern angeln wandern fliegen machen schauen gucken futtern pflanzen nahen stricken kneten puzzlen toben',
  'hupfen springen rutschen schaukeln zelten forschen trainieren lernen zeichnen garden kitchen queen chicken kitten children',
])

/** "from BurgerTown" and "at FitKids" name a brand, not what a child likes about it. */
const brandName = /\b(?:from|at|by|bei|chez|em|no|na) \p{Lu}|(?!Ma?c)\b\p{L}*\p{Ll}\p{Lu}/u

export function isSuitableTopic(plain: string): boolean {
  const words = normalizeWords(plain).text
  if (brandName.test(plain)) return false
  const action = germanAction.exec(plain)?.[1]
  if (action !== undefined && !germanInfinitives.test(normalizeWords(action).text)) return false
  if (!isSuitableSubject(words) || outwardWords.test(words)) return false
  if (startsWithReflexive.test(words) || reflexiveInfinitive.test(words)) return false
  const infinitive = romanceInfinitive.exec(words)?.[0]
  if (infinitive !== undefined && !infinitives.test(infinitive)) return false
  return words.split(' ').every((word) => !/\p{L}{2}ing$/u.test(word) || activities.test(word))
}

/** A name is no topic, but may not be about such things either. */
export const isSuitableSubject = (words: string) => !unsuitable.test(words)
