import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CardIllustration } from '../../ui/illustrations/card-illustration.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { DateText } from '../../ui/text/date-text.tsx'
import type { PlayedActivity } from './api/get-memories.ts'
import { useRemovePlayedActivity } from './api/remove-played-activity.ts'
import { ForgetButton } from './forget-button.tsx'
import styles from './memories.module.css'

export function PlayedPanel({ childId, activities }: { childId: string; activities: PlayedActivity[] }) {
  const content = useFocusAfterRemoval(activities.length)
  return (
    <Panel title={t`What was played`}>
      <div ref={content} tabIndex={-1}>
        {activities.length === 0 ? (
          <EmptyState picture={<CardIllustration />}>
            <Trans>Nothing yet. Games and stories are here after they were played.</Trans>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {activities.map((played) => (
              <PlayedItem key={played.activity} childId={childId} played={played} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

function PlayedItem({ childId, played }: { childId: string; played: PlayedActivity }) {
  const removal = useRemovePlayedActivity(childId)
  const { canChange } = useFamilyRole()
  const { activity, name, times, lastPlayedAt, level, rightAnswers, stoppedAt } = played
  return (
    <li className={styles.item}>
      <h3>{name}</h3>
      <p className={styles.note}>
        <Trans>
          Played in <Plural value={times} one="# conversation" other="# conversations" />, last on{' '}
          <DateText time={lastPlayedAt} />
        </Trans>
      </p>
      {level !== null && (
        <p className={styles.text}>
          {rightAnswers === null ? (
            <Trans>Level {level} of 4</Trans>
          ) : (
            <Trans>
              Level {level} of 4, <Plural value={rightAnswers} one="# right answer" other="# right answers" /> the last
              time
            </Trans>
          )}
        </p>
      )}
      {stoppedAt !== null && (
        <div className={styles.text}>
          <Trans>The story goes on where Pipit said:</Trans>
          <blockquote dir="auto">{stoppedAt}</blockquote>
        </div>
      )}
      {canChange && (
        <p className={styles.actions}>
          <ForgetButton
            childId={childId}
            text={name}
            isBusy={removal.isPending}
            remove={() => removal.mutateAsync(activity)}
          />
        </p>
      )}
    </li>
  )
}
