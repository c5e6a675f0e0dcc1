/** Kokoro was trained with one letter for each diphthong: A as in day, I as in my, O as in go, W as in now, Y as in boy. */

export type Dialect = 'american' | 'british'

const readTable = (text: string) => new Map(text.split(' ').map((entry) => entry.split('=') as [string, string]))

const consonants = readTable(
  'B=b CH=ʧ D=d DH=ð F=f G=ɡ HH=h JH=ʤ K=k L=l M=m N=n NG=ŋ P=p R=ɹ S=s SH=ʃ T=t TH=θ V=v W=w Y=j Z=z ZH=ʒ',
)
const americanVowels = readTable('AA=ɑ AE=æ AH=ʌ AO=ɔ AW=W AY=I EH=ɛ ER=ɜɹ EY=A IH=ɪ IY=i OW=O OY=Y UH=ʊ UW=u')
const britishVowels = readTable('AA=ɑː AE=a AH=ʌ AO=ɔː AW=W AY=I EH=ɛ ER=ɜː EY=A IH=ɪ IY=iː OW=Q OY=Y UH=ʊ UW=uː')
/** The R after these vowels is not spoken before a consonant or a pause. */
const britishBeforeR = readTable('AA=ɑː AO=ɔː EH=ɛː IH=ɪə IY=ɪə UH=ʊə')

interface Sound {
  name: string
  /** It is null for a consonant, 0 without stress, 1 for primary and 2 for secondary stress. */
  stress: number | null
}

/** "D R AE1 G AH0 N" → "dɹˈæɡən" */
export function toKokoro(arpabet: string, dialect: Dialect, spelling = ''): string {
  const sounds = arpabet.split(' ').map(readSound)
  return sounds
    .map((sound, index) => {
      const neighbours = { before: sounds[index - 1], after: sounds[index + 1], afterThat: sounds[index + 2] }
      if (sound.stress === null) return consonant(sound.name, neighbours, dialect)
      const mark = sound.stress === 1 ? 'ˈ' : sound.stress === 2 ? 'ˌ' : ''
      const vowel = dialect === 'british' ? britishVowel(sound, neighbours, spelling) : americanVowel(sound, neighbours)
      return mark + vowel
    })
    .join('')
}

function readSound(symbol: string): Sound {
  const digit = /\d$/.exec(symbol)?.[0]
  // The last vowel of "thirty" and "nobody" has no stress of its own.
  if (symbol === 'IY2') return { name: 'IY', stress: 0 }
  return { name: symbol.replace(/\d$/, ''), stress: digit === undefined ? null : Number(digit) }
}

const isVowel = (sound: Sound | undefined) => sound !== undefined && sound.stress !== null

interface Neighbours {
  before: Sound | undefined
  after: Sound | undefined
  afterThat: Sound | undefined
}

function consonant(name: string, { before, after, afterThat }: Neighbours, dialect: Dialect) {
  if (dialect === 'british' && name === 'R' && isVowel(before) && !isVowel(after)) return ''
  // The t of "water" and "party" is quick, but not that of "button".
  const isQuick = (isVowel(before) || before?.name === 'R') && after?.stress === 0 && before?.stress !== 0
  if (dialect === 'american' && name === 'T' && isQuick && afterThat?.name !== 'N') return 'T'
  return consonants.get(name) ?? ''
}

function americanVowel({ name, stress }: Sound, { before, after, afterThat }: Neighbours) {
  if (stress === 0 && name === 'ER') return 'əɹ'
  if (name === 'IY' && after?.name === 'R') return 'ɪ'
  if (stress !== 0 || name !== 'AH') return americanVowels.get(name) ?? ''
  const isLast = afterThat === undefined
  if (after?.name === 'L' && !isVowel(afterThat)) return 'ᵊ'
  if (after?.name === 'N' && !isVowel(afterThat) && stops.has(before?.name ?? '')) return 'ᵊ'
  if (isLast && after?.name === 'Z' && sibilants.has(before?.name ?? '')) return 'ᵻ'
  if (isLast && after?.name === 'D' && stops.has(before?.name ?? '')) return 'ᵻ'
  return 'ə'
}

function britishVowel({ name, stress }: Sound, { before, after, afterThat }: Neighbours, spelling: string) {
  if (after?.name === 'R' && !isVowel(afterThat)) return britishBeforeR.get(name) ?? 'ə'
  if (name === 'ER') return (stress === 0 ? 'ə' : 'ɜː') + (isVowel(after) ? 'ɹ' : '')
  if (stress === 0 && name === 'AH') return 'ə'
  if (stress === 0 && name === 'IY') return 'i'
  // "not" is spelled with o and "want" with w; "father" is neither.
  if (name === 'AA' && (spelling.includes('o') || before?.name === 'W')) return 'ɒ'
  if (name === 'AO' && /o(?![urawo])/.test(spelling)) return 'ɒ'
  return britishVowels.get(name) ?? ''
}

const sibilants = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH'])
const stops = new Set(['T', 'D'])
