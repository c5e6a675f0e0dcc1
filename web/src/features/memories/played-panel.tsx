import { useFamilyRole } from '../../api/family/use-family-role.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { DateText } from '../../ui/text/date-text.tsx'
import { pluralize } from '../../ui/text/pluralize.ts'
import { ForgetButton } from './forget-button.tsx'
import styles from './memories.module.css'
import { type PlayedActivity, useMemoryChanges } from './use-memories.ts'

export function PlayedPanel({ childId, activities }: { childId: string; activities: PlayedActivity[] }) {
  const content = useFocusAfterRemoval(activities.length)
  return (
    <Panel title="What was played">
      <div ref={content} tabIndex={-1}>
        {activities.length === 0 ? (
          <p className={styles.note}>Nothing yet.</p>
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
  const { removeActivity } = useMemoryChanges(childId)
  const { canChange } = useFamilyRole()
  const { activity, name, times, lastPlayedAt, level, rightAnswers, stoppedAt } = played
  return (
    <li className={styles.item}>
      <h3>{name}</h3>
      <p className={styles.note}>
        Played in {pluralize(times, 'conversation')}, last on <DateText time={lastPlayedAt} />
      </p>
      {level !== null && (
        <p className={styles.text}>
          Level {level} of 4{rightAnswers !== null && `, ${pluralize(rightAnswers, 'right answer')} the last time`}
        </p>
      )}
      {stoppedAt !== null && (
        <div className={styles.text}>
          The story goes on where Pipit said:
          <blockquote dir="auto">{stoppedAt}</blockquote>
        </div>
      )}
      {canChange && (
        <p className={styles.actions}>
          <ForgetButton childId={childId} text={name} remove={() => removeActivity(activity)} />
        </p>
      )}
    </li>
  )
}
