/** The set is closed: nothing else that a child tells about itself is remembered. */
export type FactKind =
  | 'pet'
  | 'pet-name'
  | 'favourite'
  | 'likes'
  | 'dislikes'
  | 'family'
  | 'friend'
  | 'can'
  | 'wants-to-be'
  | 'afraid-of'
  | 'birthday'
  | 'lately'

export interface Fact {
  kind: FactKind
  /** A pet's name has its animal here, and a favourite what it is the favourite of; other kinds have an empty text. */
  subject: string
  value: string
}

const labels: Record<FactKind, (subject: string) => string> = {
  pet: () => 'Has',
  'pet-name': (animal) => `Has ${withArticle(animal)} called`,
  favourite: (subject) => `Favourite ${subject}:`,
  likes: () => 'Likes',
  dislikes: () => 'Does not like',
  family: () => 'Has',
  friend: () => 'Has a friend called',
  can: () => 'Can',
  'wants-to-be': () => 'Wants to be',
  'afraid-of': () => 'Is afraid of',
  birthday: () => 'Has a birthday in',
  lately: () => 'Lately',
}

/** A parent reads this, and then the value. */
export const factLabel = ({ kind, subject }: Pick<Fact, 'kind' | 'subject'>) => labels[kind](subject)

const statements: Record<FactKind, (fact: Fact) => string> = {
  pet: ({ value }) => `I have ${value}`,
  'pet-name': ({ subject, value }) => `I have ${withArticle(subject)} called ${value}`,
  favourite: ({ subject, value }) => `My favourite ${subject} is ${value}`,
  likes: ({ value }) => `I like ${value}`,
  dislikes: ({ value }) => `I do not like ${value}`,
  family: ({ value }) => `I have ${value}`,
  friend: ({ value }) => `I have a friend called ${value}`,
  can: ({ value }) => `I can ${value}`,
  'wants-to-be': ({ value }) => `I want to be ${value}`,
  'afraid-of': ({ value }) => `I am afraid of ${value}`,
  birthday: ({ value }) => `My birthday is in ${value}`,
  lately: ({ value }) => `I ${value}`,
}

/** The prompt has each fact as the child would say it. */
export const factStatement = (fact: Fact) => statements[fact.kind](fact)

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
