import { i18n } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { formatDate, formatNumber } from '../../../i18n/formats.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { saveFile } from '../../../ui/feedback/save-file.ts'
import styles from './event-log-panel.module.css'
import shared from './panels.module.css'
import { toLogFile, type LogEntry } from '../conversation/event-log.ts'

const listClass = `${styles.log} ${shared.scrollable}`

const maxShown = 60
const timeOptions: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hour12: false,
}
const sources = { emulator: msg`→ server`, server: msg`← server`, page: msg`page` }

/** The events between page and server, newest first. */
export const EventLogPanel = memo(function EventLogPanel({ deviceId, log }: { deviceId: string; log: LogEntry[] }) {
  const [shownCount, totalCount] = [formatNumber(Math.min(maxShown, log.length)), formatNumber(log.length)]
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
          <Trans>
            The last {shownCount} of {totalCount}, newest first. The file contains all of them with what was said: treat
            it like the family’s transcripts.
          </Trans>
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
                <time dateTime={new Date(entry.at).toISOString()}>{formatDate(new Date(entry.at), timeOptions)}</time>{' '}
                <span className={styles.source}>{i18n._(sources[entry.from])}</span> <strong>{entry.event}</strong>{' '}
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
  const amount = pieces && amountText(pieces)
  const whole = [text, amount].filter(Boolean).join(' ')
  return whole.length > maxCharacters ? `${whole.slice(0, maxCharacters)} …` : whole
}

function amountText({ count, amount, unit }: NonNullable<LogEntry['pieces']>) {
  const size = formatNumber(amount)
  return unit === 'bytes'
    ? plural(count, { one: `# piece, ${size} bytes`, other: `# pieces, ${size} bytes` })
    : plural(count, { one: `# piece, ${size} ms`, other: `# pieces, ${size} ms` })
}
