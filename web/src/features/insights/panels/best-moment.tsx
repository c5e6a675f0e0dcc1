import { Trans } from '@lingui/react/macro'
import { PlayButton } from '../../../family/recordings/play-button.tsx'
import shared from '../insights.module.css'
import { useBestMoment } from '../api/get-best-moment.ts'
import { momentReason } from './moment-reason.ts'
import { ConversationLink } from './quotes.tsx'
import styles from './best-moment.module.css'

/** The moment can be heard where the parent chose to store speech. */
export function BestMoment({ childId, date }: { childId: string; date: string }) {
  const { data: moment } = useBestMoment(childId)
  // The page does without it if it cannot be loaded: everything is in the conversations, too.
  if (!moment || moment.date !== date) return null
  const reason = momentReason(moment.reason)
  return (
    <figure className={styles.moment}>
      <figcaption className={styles.caption}>
        <Trans>Best moment</Trans>
        {reason && ` · ${reason}`}
      </figcaption>
      <blockquote dir="auto" className={styles.words}>
        {moment.text}
      </blockquote>
      <p className={`${styles.actions} ${shared.screenOnly}`}>
        {moment.speech && (
          <PlayButton childId={childId} recordingId={moment.speech.id} seconds={moment.speech.seconds} />
        )}
        <ConversationLink childId={childId} entryId={moment.entryId} />
      </p>
    </figure>
  )
}
