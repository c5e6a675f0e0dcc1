/** The dictionary lacks these words or gives another meaning first, such as "live" in "live music". */
export const pronunciations = new Map(
  `
  pipit: P IH1 P IH0 T
  live: L IH1 V
  read: R IY1 D
  close: K L OW1 Z
  use: Y UW1 Z
  wind: W IH1 N D
  tear: T IH1 R
  tears: T IH1 R Z
  was: W AH1 Z
  again: AH0 G EH1 N
  our: AW1 ER0
  lives: L IH1 V Z
  bow: B OW1
  lead: L IY1 D
  minute: M IH1 N AH0 T
  minutes: M IH1 N AH0 T S
  i: AY1
  because: B IH0 K AH1 Z
  zoe: Z OW1 IY0
  aoife: IY1 F AH0
  saoirse: S ER1 SH AH0
  brr: B R ER1
  hmm: HH AH1 M
  mmm: M AH1 M
  shh: SH IH1 SH
  sss: S IH0 S
  psst: P S IH0 S T
  baa: B AE1
  moo: M UW1
  oink: OY1 NG K
  neigh: N EY1
  ribbit: R IH1 B IH0 T
  oo: UW1
  ooh: UW1
  bzzz: B AH1 Z Z
  bzzzt: B AH1 Z T
  pfff: P AH1 F
  blub: B L AH1 B
  haha: HH AA1 HH AA1
  phew: F Y UW1
  yippee: Y IH1 P IY0
  vroom: V R UW1 M
  aeroplane: EH1 R AH0 P L EY2 N
  colourful: K AH1 L ER0 F AH0 L
  vapour: V EY1 P ER0
  practising: P R AE1 K T AH0 S IH0 NG
  cockerel: K AA1 K R AH0 L
  budgie: B AH1 JH IY0
  hibernates: HH AY1 B ER0 N EY2 T S
  nought: N AO1 T
  `
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': ') as [string, string]),
)

/** These words carry no stress inside a sentence. */
export const unstressedWords = new Set(
  (
    'a am an and are as at be but by can could did do does for from had has have he her him his if in is it its ' +
    'may me my of on or our she should so some than that the their them they this to us was we were will with would ' +
    'you your'
  ).split(' '),
)

const letters =
  'EY1|B IY1|S IY1|D IY1|IY1|EH1 F|JH IY1|EY1 CH|AY1|JH EY1|K EY1|EH1 L|EH1 M|EH1 N|OW1|P IY1|K Y UW1|AA1 R|EH1 S|' +
  'T IY1|Y UW1|V IY1|D AH1 B AH0 L Y UW0|EH1 K S|W AY1|Z IY1'

/** "TV" → "T IY1 V IY1" */
export const spellLetters = (word: string) =>
  [...word.toLowerCase()].map((letter) => letters.split('|')[letter.charCodeAt(0) - 97] ?? '').join(' ')
