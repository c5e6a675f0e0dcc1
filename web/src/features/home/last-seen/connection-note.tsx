import { DisconnectOutlined } from '@ant-design/icons'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { DateTimeText } from '../../../ui/text/date-text.tsx'
import styles from './connection-note.module.css'

/** Says how old the page is, and what needs a connection. */
export function ConnectionNote({ seenAt }: { seenAt: number }) {
  const time = new Date(seenAt).toISOString()
  return (
    <output className={styles.note}>
      <DisconnectOutlined aria-hidden className={styles.icon} />
      <div>
        <p>
          <strong>
            <Trans>There is no connection to Pipit.</Trans>
          </strong>{' '}
          <Trans>
            You see what was here on <DateTimeText time={time} />.
          </Trans>
        </p>
        <p>
          <Trans>
            Conversations, safety notes, whether a device is online, and every change need a connection. The{' '}
            <Link to="/help">helplines</Link> do not. This page continues by itself.
          </Trans>
        </p>
      </div>
    </output>
  )
}
