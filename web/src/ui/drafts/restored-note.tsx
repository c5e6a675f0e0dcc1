import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { Message } from '../feedback/message.tsx'
import styles from './restored-note.module.css'

/** Says that the form contains what was typed before the page was loaded again. */
export function RestoredNote({ discard }: { discard: () => void }) {
  return (
    <div className={styles.note}>
      <Message kind="info">
        <p>
          <Trans>This is what you typed before the page was loaded again. It is not saved yet.</Trans>
        </p>
        <Button onClick={discard}>
          <Trans>Discard it</Trans>
        </Button>
      </Message>
    </div>
  )
}
