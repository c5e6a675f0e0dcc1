import { Link } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { formatDays } from '../../ui/text/format-days.ts'
import styles from './retention-note.module.css'

type Child = FamilyHome['children'][number]

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** For how long text and recordings are kept, with a link to change it. */
export function RetentionNote({ child }: { child: Child }) {
  const { to } = useFamily()
  return (
    <p className={styles.note}>
      {textRetention(child.textRetentionDays)} {recordingRetention(child)}{' '}
      <Link to={to(`/children/${child.id}/update`)}>Change what is kept</Link>
    </p>
  )
}

function textRetention(days: number) {
  if (days === 0) return 'Words are not kept: they are deleted each night.'
  const deletedBefore = new Date(Date.now() - days * 86_400_000)
  return `Words are kept for ${formatDays(days)}; what was said before ${date.format(deletedBefore)} is deleted.`
}

function recordingRetention({ speechRetentionDays, visionRetentionDays }: Child) {
  if (speechRetentionDays === 0 && visionRetentionDays === 0) return 'Speech and pictures are not kept.'
  const describe = (what: string, days: number) =>
    days === 0 ? `${what} not kept` : `${what} kept for ${formatDays(days)}`
  return `${describe('Speech is', speechRetentionDays)}, ${describe('pictures are', visionRetentionDays)}.`
}
