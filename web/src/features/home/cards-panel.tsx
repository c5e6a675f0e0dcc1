import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { useReferenceList } from '../../api/reference-lists.ts'
import { CardIllustration } from '../../ui/illustrations/card-illustration.tsx'
import { ActivityIcon } from './activity-icon.tsx'
import styles from './cards-panel.module.css'
import { groupCards, takeCards } from './group-cards.ts'
import { EmptyOrContent, Item, ItemPanel, Items } from './item-list.tsx'

/** More are folded, so that what comes after them is not far away. */
const maxShown = 5

export function CardsPanel({ home }: { home: FamilyHome }) {
  const { to, isOwn } = useFamily()
  const [isUnfolded, setUnfolded] = useState(false)
  const content = useFocusOnUnfold(isUnfolded)
  const count = home.cards.length
  const groups = groupCards(home)
  const shown = isUnfolded ? groups : takeCards(groups, maxShown)
  return (
    <ItemPanel title={t`Cards`} add={{ to: to('/cards/add'), text: t`Add a card` }}>
      <EmptyOrContent
        isEmpty={count === 0}
        picture={<CardIllustration />}
        empty={
          isOwn
            ? t`Scan a card, and your child starts a game or a story by showing it to Pipit.`
            : t`Scan a card, and the child starts a game or a story by showing it to Pipit.`
        }
      >
        <div ref={content} className={styles.groups}>
          {shown.map(({ child, cards }) => (
            <CardGroup key={child?.id ?? ''} childName={child?.name} cards={cards} />
          ))}
        </div>
        {count > maxShown && (
          <Button block size="large" className={styles.fold ?? ''} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? t`Show fewer cards` : plural(count, { one: 'Show the card', other: 'Show all # cards' })}
          </Button>
        )}
      </EmptyOrContent>
    </ItemPanel>
  )
}

function CardGroup({ childName, cards }: { childName: string | undefined; cards: FamilyHome['cards'] }) {
  const id = useId()
  const { to } = useFamily()
  const activities = useReferenceList('activities').data
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.owner}>
        {childName === undefined ? <Trans>Belong to no child yet</Trans> : <bdi>{childName}</bdi>}
      </h3>
      <Items>
        {cards.map((card) => {
          const activity = activities?.find((each) => each.id === card.activity)
          return (
            <Item
              key={card.id}
              name={card.name}
              to={to(`/cards/${card.id}`)}
              icon={<ActivityIcon name={activity?.icon} />}
            >
              {/* Without the name, the line is as high, so that nothing moves when it arrives. */}
              <p>{activity?.name ?? '\u00A0'}</p>
            </Item>
          )
        })}
      </Items>
    </section>
  )
}

/** The next Tab goes on with what has appeared. */
function useFocusOnUnfold(isUnfolded: boolean) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUnfolded) content.current?.querySelectorAll('a')[maxShown]?.focus()
  }, [isUnfolded])
  return content
}
