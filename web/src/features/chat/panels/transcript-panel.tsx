import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ChatEntry } from '@pipit/contract/chat/events'
import { memo } from 'react'
import { formatTime } from '../../../i18n/formats.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import shared from './panels.module.css'
import styles from './transcript-panel.module.css'

const listClass = `${styles.entries} ${shared.scrollable}`

/** The transcript entries as the parent will read them. */
export const TranscriptPanel = memo(function TranscriptPanel({ entries }: { entries: ChatEntry[] }) {
  return (
    <Panel title={t`Saved transcript`}>
      {entries.length === 0 && (
        <p className={shared.note}>
          <Trans>Each finished turn appears here as the parent will read it.</Trans>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard */}
      <ol className={listClass} aria-label={t`Saved turns`} tabIndex={0}>
        {entries.map(({ id, at, who, text, interrupted }) => (
          <li key={id}>
            <span className={shared.note}>
              <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at), { timeStyle: 'medium' })}</time>
              {' · '}
              {who === 'child' ? t`Child` : t`Coach`}
              {interrupted && ' · '}
              {interrupted && t`interrupted`}
            </span>
            <span dir="auto">{text ?? t`Something that was not understood`}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
})
