import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { saveFile } from '../../../ui/feedback/save-file.ts'
import styles from './event-log-panel.module.css'
import shared from './panels.module.css'
import { toLogFile, type LogEntry } from '../conversation/event-log.ts'
import { pluralize } from '../../../ui/text/pluralize.ts'

const listClass = `${styles.log} ${shared.scrollable}`

const maxShown = 60
const timeFormat = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hour12: false,
})
const sources = { emulator: '→ server', server: '← server', page: 'page' }

/** The events between page and server, newest first. */
export const EventLogPanel = memo(function EventLogPanel({ deviceId, log }: { deviceId: string; log: LogEntry[] }) {
  return (
    <Panel
      title={t`Events`}
      action={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={log.length === 0}
          onClick={() => saveFile(toLogFile(deviceId, log))}
        >
          <Trans>Download</Trans>
        </Button>
      }
    >
      {log.length === 0 ? (
        <p className={shared.note}>
          <Trans>Nothing has happened yet.</Trans>
        </p>
      ) : (
        <p className={shared.note}>
          The last {Math.min(maxShown, log.length)} of {log.length.toLocaleString('en')}, newest first. The file
          contains all of them with what was said: treat it like the family’s transcripts.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard */}
      <section className={listClass} aria-label={t`Events, newest first`} tabIndex={0}>
        <ol reversed>
          {log
            .slice(-maxShown)
            .toReversed()
            .map((entry) => (
              <li key={entry.id}>
                <time dateTime={new Date(entry.at).toISOString()}>{timeFormat.format(entry.at)}</time>{' '}
                <span className={styles.source}>{sources[entry.from]}</span> <strong>{entry.event}</strong>{' '}
                {summarize(entry)}
              </li>
            ))}
        </ol>
      </section>
    </Panel>
  )
})

const maxCharacters = 160

function summarize({ detail, pieces }: LogEntry) {
  const text = detail === undefined ? '' : typeof detail === 'string' ? detail : JSON.stringify(detail)
  const amount = pieces && `${pluralize(pieces.count, 'piece')}, ${pieces.amount.toLocaleString('en')} ${pieces.unit}`
  const whole = [text, amount].filter(Boolean).join(' ')
  return whole.length > maxCharacters ? `${whole.slice(0, maxCharacters)} …` : whole
}
