import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '@pipit/contract/helplines'
import { Button, Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { HelplineList } from '../../../family/helplines/helpline-list.tsx'
import { notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useFamilyRole } from '../../../family/account/use-family-role.ts'
import { errorMessage } from '../../../api/api-errors.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useMediaQuery } from '../../../ui/theme/use-media-query.ts'
import { flagText, severityText } from '../../../family/texts/flag-texts.ts'
import styles from './flags-panel.module.css'
import shared from '../insights.module.css'
import { ConversationLink } from './quotes.tsx'
import { useFlags, type Flag } from '../api/get-flags.ts'
import { useMarkFlag } from '../api/mark-flag.ts'

interface FlagsPanelProps {
  childId: string
  childName: string
  timeZone: string
}

export function FlagsPanel({ country, ...family }: FlagsPanelProps & { country: CountryCode | null }) {
  const flags = useFlags(family.childId)
  return (
    <Panel title={t`Safety notes`}>
      <QueryBoundary query={flags} skeleton={<Skeleton active title={false} paragraph={{ rows: 1 }} />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items)
          const [unread, read] = [
            all.filter(({ readAt }) => readAt === null),
            all.filter(({ readAt }) => readAt !== null),
          ]
          return (
            <>
              {unread.length === 0 && (
                <p className={styles.calm}>
                  <Trans>Nothing needs your attention.</Trans>
                </p>
              )}
              <FlagList flags={unread} {...family} />
              {unread.some(({ severity }) => severity !== 'low') && <Helplines country={country} />}
              {read.length > 0 && (
                <details className={styles.read}>
                  <summary>
                    <Trans>Already read</Trans>
                  </summary>
                  <FlagList flags={read} {...family} />
                </details>
              )}
              {flags.hasNextPage && (
                <Button
                  className={shared.screenOnly ?? ''}
                  disabled={flags.isFetchingNextPage}
                  onClick={() => void flags.fetchNextPage()}
                >
                  <Trans>Show more</Trans>
                </Button>
              )}
            </>
          )
        }}
      </QueryBoundary>
    </Panel>
  )
}

function Helplines({ country }: { country: CountryCode | null }) {
  return (
    <section className={styles.helplines} aria-label={t`Numbers to call`}>
      {country && <HelplineList country={country} />}
      <p>
        <Link to={country ? `/help?country=${country}` : '/help'}>
          <Trans>How to listen, and numbers to call</Trans>
        </Link>
      </p>
    </section>
  )
}

function FlagList({ flags, ...family }: FlagsPanelProps & { flags: Flag[] }) {
  if (flags.length === 0) return null
  return (
    <ul className={shared.list}>
      {flags.map((flag) => (
        <FlagItem key={flag.id} flag={flag} {...family} />
      ))}
    </ul>
  )
}

function FlagItem({ flag, childId, childName, timeZone }: FlagsPanelProps & { flag: Flag }) {
  const { access } = useFamily()
  const { title, advice } = flagText(flag)
  const marking = useMarkFlag(childId, flag.id)
  const { canChange } = useFamilyRole()
  const when = formatDateTime(flag.at, { dateStyle: 'full', timeZone })
  const isUnread = flag.readAt === null
  const { item, isLinked } = useShowIfLinked(flag)
  // On a phone, the name of a note says enough to open it, and today is not far below.
  const isOpen = useMediaQuery('(width >= 768px)') || isLinked || flag.severity === 'high'

  const markAs = (read: boolean) =>
    marking.mutateAsync(read).then(
      () => notifyWithUndo(read ? t`Marked as read` : t`Marked as unread`, () => marking.mutateAsync(!read)),
      // The error is shown below the button.
      () => undefined,
    )

  return (
    <li ref={item} tabIndex={-1} className={`${styles.flag} ${isUnread ? styles[flag.severity] : ''}`}>
      <details open={isOpen}>
        <summary>
          <h3>{title}</h3>
          <p className={shared.note}>
            <strong>{severityText(flag.severity)}</strong> · {when}
          </p>
        </summary>
        {flag.snippet === null ? (
          <p className={shared.note}>
            <Trans>The words are not shown here: they belong to {childName}.</Trans>
          </p>
        ) : flag.snippet === '' ? (
          <p className={shared.note}>
            <Trans>The words themselves could not be stored.</Trans>
          </p>
        ) : (
          <blockquote dir="auto">{flag.snippet}</blockquote>
        )}
        <p>{access === 'superadmin' ? t`What the family reads: ${advice}` : advice}</p>
        <p className={styles.actions}>
          {flag.entryId !== null && <ConversationLink childId={childId} entryId={flag.entryId} />}
          {canChange && (
            <BusyButton
              size="middle"
              block={false}
              className={shared.screenOnly}
              isBusy={marking.isPending}
              onClick={() => void markAs(isUnread)}
            >
              {isUnread ? t`Mark as read` : t`Mark as unread`}
            </BusyButton>
          )}
        </p>
        {marking.error && <Message kind="error">{errorMessage(marking.error)}</Message>}
      </details>
    </li>
  )
}

/** The home page links to each note. */
function useShowIfLinked({ id }: Flag) {
  const item = useRef<HTMLLIElement>(null)
  const isLinked = useLocation().hash === `#note-${id}`
  useEffect(() => {
    if (!isLinked) return
    item.current?.scrollIntoView({ block: 'center' })
    item.current?.focus()
  }, [isLinked])
  return { item, isLinked }
}
