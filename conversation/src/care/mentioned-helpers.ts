import { normalizeWords } from '../safeguards/normalize-words.ts'
import { compilePhrases } from '../safeguards/phrase.ts'
import { helperIds } from '../texts/fill-in.ts'
import type { HelperId } from '../texts/texts.ts'

/**
 * A mention of somebody nearby rules a helper out, in any language. A word that means something else in another
 * language only leaves one helper out.
 */
const mentions: Record<HelperId, string[]> = {
  teacher: [
    'teach~|school|class|kindergarten|nursery|miss|coach|tutor|priest',
    'maestr~|profe~|colegio|escuela|cole|clase|guarderia|entrenador~|cura|monitor~|monitora',
    'lehrer~|erzieher~|schul~|klasse~|kita|kindergarten~|hort|trainer~|pfarrer~|betreuer~',
    'maitre|maitresse|prof|professeur~|ecole|lecole|classe|creche|entraineur~|animateur|animatrice|pretre|cure',
  ],
  granny: [
    '<mum>|gran~|nan|nana|nanny|uncle|aunt|auntie|stepdad|stepmum|stepmom|step_dad|brother|sister|cousin|boyfriend',
    'he|she|they|him|family|home',
    'madre|padre|padres|mami|papi|abuel~|yaya|yayo|tio|tia|tios|herman~|prim~|padrastro|madrastra|novio|pareja|ninera',
    'el|ella|ellos|ellas|familia|casa',
    'mutter|vater|mutti|vati|eltern|oma~|opa~|grosse~|onkel~|tante~|bruder|schwester|cousin~|stiefvater|stiefmutter|freund',
    'er|sie|ihm|ihn|familie|hause|zuhause|daheim',
    'maman|mere|pere|parents|mamie|papi|papy|mami|grand_mere|grand_pere|oncle|tonton|tante|tata|frere|soeur|cousin~',
    'beau_pere|belle_mere|copain|il|elle|ils|elles|famille|maison',
  ],
  doctor: [
    'doctor|nurse|dentist|hospital',
    'medic~|doctor~|enfermer~|dentista|hospital',
    'arzt~|arztin~|krankenschwester|zahnarzt~|krankenhaus|pfleger~|doktor~',
    'docteur~|medecin~|infirmier~|dentiste|hopital|lhopital',
  ],
  'parent-of-friend': [
    'friend~|neighbor|neighbour',
    'amig~|vecin~',
    'freund~|nachbar~',
    'ami|amie|amis|amies|copain~|copine~|voisin~',
  ],
}

const patterns = helperIds.map((id) => ({ id, pattern: compilePhrases(mentions[id]) }))

export function mentionedHelpers(text: string): string[] {
  const words = `${normalizeWords(text).text} `
  return patterns.filter(({ pattern }) => words.search(pattern) >= 0).map(({ id }) => id)
}
