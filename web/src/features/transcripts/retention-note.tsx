import { Link } from 'react-router'
import { useFamily } from '../../api/family/family.ts'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { formatDays } from '../../ui/text/format-days.ts'
import styles from './transcripts.module.css'

type Child = FamilyHome['children'][number]

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** What will go when, and where that is decided. */
export function RetentionNote({ child }: { child: Child }) {
  const { to } = useFamily()
  return (
    <p className={styles.keeping}>
      {textKept(child.keepTextDays)} {recordingsKept(child)}{' '}
      <Link to={to(`/children/${child.id}/update`)}>Change what is kept</Link>
    </p>
  )
}

function textKept(days: number) {
  if (days === 0) return 'Words are not kept: they go when the day is over.'
  const gone = new Date(Date.now() - days * 86_400_000)
  return `Words are kept for ${formatDays(days)}; what was said before ${date.format(gone)} is deleted.`
}

function recordingsKept({ keepSpeechDays, keepVisionDays }: Child) {
  if (keepSpeechDays === 0 && keepVisionDays === 0) return 'Speech and pictures are not kept.'
  const told = (what: string, days: number) =>
    days === 0 ? `${what} not kept` : `${what} kept for ${formatDays(days)}`
  return `${told('Speech is', keepSpeechDays)}, ${told('pictures are', keepVisionDays)}.`
}
