import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import { saveFile } from '../../ui/feedback/save-file.ts'
import styles from './emulator.module.css'
import { asFile, type LogEntry } from './event-log.ts'

const shownAtOnce = 60
const when = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hour12: false,
})
const arrows = { emulator: '→ server', server: '← server', page: 'page' }

/** What went back and forth, newest first. */
export const LogPanel = memo(function LogPanel({ deviceId, log }: { deviceId: string; log: LogEntry[] }) {
  return (
    <Panel
      title="Events"
      action={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={log.length === 0}
          onClick={() => saveFile(asFile(deviceId, log))}
        >
          Download
        </Button>
      }
    >
      {log.length === 0 ? (
        <p className={styles.note}>Nothing has happened yet.</p>
      ) : (
        <p className={styles.note}>
          The last {Math.min(shownAtOnce, log.length)} of {log.length.toLocaleString('en')}, newest first. The file
          holds all of them and what was said: handle it as you handle the family’s log.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to be scrolled by keyboard */}
      <section className={styles.log} aria-label="Events, newest first" tabIndex={0}>
        <ol reversed>
          {log
            .slice(-shownAtOnce)
            .toReversed()
            .map((entry) => (
              <li key={entry.id}>
                <time dateTime={new Date(entry.at).toISOString()}>{when.format(entry.at)}</time>{' '}
                <span className={styles.note}>{arrows[entry.from]}</span> <strong>{entry.event}</strong>{' '}
                {inShort(entry)}
              </li>
            ))}
        </ol>
      </section>
    </Panel>
  )
})

const longest = 160

function inShort({ detail, pieces }: LogEntry) {
  const text = detail === undefined ? '' : typeof detail === 'string' ? detail : JSON.stringify(detail)
  const amount = pieces && `${pieces.count} pieces, ${pieces.amount.toLocaleString('en')} ${pieces.unit}`
  const whole = [text, amount].filter(Boolean).join(' ')
  return whole.length > longest ? `${whole.slice(0, longest)} …` : whole
}
