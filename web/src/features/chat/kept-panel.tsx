import type { ChatEntry } from '@pipit/contract/chat/events'
import { memo } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './emulator.module.css'

const when = new Intl.DateTimeFormat('en', { timeStyle: 'medium' })

/** The turns as the parent will read them. */
export const KeptPanel = memo(function KeptPanel({ entries }: { entries: ChatEntry[] }) {
  return (
    <Panel title="Kept in the child’s log">
      {entries.length === 0 && (
        <p className={styles.note}>Each finished turn appears here as the parent will read it.</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to be scrolled by keyboard */}
      <ol className={styles.kept} aria-label="Kept turns" tabIndex={0}>
        {entries.map(({ id, at, who, text, interrupted }) => (
          <li key={id}>
            <span className={styles.note}>
              <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>
              {who === 'child' ? ' · Child' : ' · Coach'}
              {interrupted && ' · interrupted'}
            </span>
            <span dir="auto">{text ?? 'Something that could not be understood'}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
})
