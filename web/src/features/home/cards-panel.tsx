import { CreditCardOutlined } from '@ant-design/icons'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useFamily } from '../../api/family/use-family.ts'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { AssignedChild } from './assigned-child.tsx'
import { Item, ItemList } from './item-list.tsx'

export function CardsPanel({ home: { children, cards } }: { home: FamilyHome }) {
  const { to } = useFamily()
  const { named } = useFamilyName()
  return (
    <ItemList
      title="Cards"
      add={{ to: to('/cards/add'), text: 'Add a card' }}
      empty={named('Scan a card, and your child starts a game or a story by showing it to Pipit.')}
    >
      {cards.map((card) => (
        <Item key={card.id} name={card.name} to={to(`/cards/${card.id}`)} icon={<CreditCardOutlined />}>
          <AssignedChild childId={card.childId} family={children} />
        </Item>
      ))}
    </ItemList>
  )
}
