import type { FamilyHome } from '../../family/account/api/get-family-home.ts'

type Card = FamilyHome['cards'][number]
type Child = FamilyHome['children'][number]

interface CardGroup {
  /** It is undefined for cards that belong to no child. */
  child: Child | undefined
  cards: Card[]
}

/** The groups are in the order of the children, and cards of nobody come last. Cards of one activity are beside each other. */
export function groupCards({ children, cards }: Pick<FamilyHome, 'children' | 'cards'>): CardGroup[] {
  const isOfNobody = ({ childId }: Card) => children.every(({ id }) => id !== childId)
  const groups = [
    ...children.map((child) => ({ child, cards: cards.filter(({ childId }) => childId === child.id) })),
    { child: undefined, cards: cards.filter(isOfNobody) },
  ]
  return groups
    .filter((group) => group.cards.length > 0)
    .map(({ child, cards: unsorted }) => ({ child, cards: unsorted.toSorted(byActivityAndName) }))
}

const byActivityAndName = (one: Card, other: Card) =>
  one.activity.localeCompare(other.activity) || one.name.localeCompare(other.name)

export function takeCards(groups: CardGroup[], count: number): CardGroup[] {
  const taken: CardGroup[] = []
  let left = count
  for (const { child, cards } of groups) {
    if (left <= 0) break
    taken.push({ child, cards: cards.slice(0, left) })
    left -= cards.length
  }
  return taken
}
