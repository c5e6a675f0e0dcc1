import { CheckOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { todayIn } from '../../ui/text/calendar.ts'
import styles from './first-conversation.module.css'

const confetti = ['one', 'two', 'three', 'four', 'five', 'six'] as const

/** Celebrates the first conversation until the day is over. */
export function FirstConversation({ home }: { home: FamilyHome }) {
  const id = useId()
  const { to } = useFamily()
  const { firstConversationOn, children, account } = home
  const isToday = firstConversationOn === todayIn(account.timeZone)
  const child = isToday ? children.find(({ latestDay }) => latestDay?.date === firstConversationOn) : undefined
  const name = child?.name ?? ''
  return (
    <>
      {/* It is there before the conversation, so that a screen reader announces what changes in it. */}
      <output className="for-screen-readers">{child && t`${name} and Pipit have talked for the first time.`}</output>
      {child && (
        <section className={styles.celebration} aria-labelledby={id}>
          <span aria-hidden className={styles.sign}>
            <CheckOutlined />
            {confetti.map((each) => (
              <i key={each} className={styles[each]} />
            ))}
          </span>
          <div>
            <h2 id={id}>
              <Trans>The first conversation!</Trans>
            </h2>
            <p>
              <Trans>
                <bdi>{name}</bdi> and Pipit have met. Everything is set up.{' '}
                <Link to={to(`/children/${child.id}/log`)}>Read what they talked about</Link>
              </Trans>
            </p>
          </div>
        </section>
      )}
    </>
  )
}
