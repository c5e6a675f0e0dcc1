import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { PlayButton } from '../../family/recordings/play-button.tsx'
import styles from './best-moment.module.css'
import type { DayName } from './name-day.ts'

type Child = FamilyHome['children'][number]
type Moment = NonNullable<NonNullable<Child['latestDay']>['bestMoment']>

interface BestMomentProps {
  child: Pick<Child, 'id' | 'name'>
  moment: Moment
  day: DayName
}

/** The moment can be heard where the parent chose to store speech, and only read elsewhere. */
export function BestMoment({ child, moment: { entryId, text, speech }, day }: BestMomentProps) {
  const { to } = useFamily()
  const { name } = child
  return (
    <figure className={styles.moment}>
      <figcaption className={styles.caption}>{captionOf(day)}</figcaption>
      <blockquote dir="auto" className={styles.words}>
        {text}
      </blockquote>
      <div className={styles.actions}>
        {speech && <PlayButton childId={child.id} recordingId={speech.id} seconds={speech.seconds} />}
        <Link
          to={to(`/children/${child.id}/log?entry=${entryId}`)}
          aria-label={t`Read the conversation with ${name}`}
          className={styles.read}
        >
          <Trans>Read the conversation</Trans>
        </Link>
      </div>
    </figure>
  )
}

function captionOf({ day, date }: DayName) {
  if (day === 'today') return t`Today’s best moment`
  return day === 'yesterday' ? t`Yesterday’s best moment` : t`The best moment on ${date}`
}
