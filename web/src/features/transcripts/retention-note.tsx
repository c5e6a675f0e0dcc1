import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { formatDate } from '../../i18n/formats.ts'
import styles from './retention-note.module.css'

type Child = FamilyHome['children'][number]

const daysPerYear = 365

export function RetentionNote({ child }: { child: Child }) {
  const { to } = useFamily()
  const { speechRetentionDays, visionRetentionDays } = child
  return (
    <p className={styles.note}>
      {wordsKept(child.textRetentionDays)}{' '}
      {speechRetentionDays === 0 && visionRetentionDays === 0
        ? t`Speech and pictures are not kept.`
        : `${speechKept(speechRetentionDays)} ${picturesKept(visionRetentionDays)}`}{' '}
      <Link to={to(`/children/${child.id}/update`)}>
        <Trans>Change what is kept</Trans>
      </Link>
    </p>
  )
}

function wordsKept(days: number) {
  if (days === 0) return t`Words are not kept: they are deleted each night.`
  const date = formatDate(new Date(Date.now() - days * 86_400_000), { dateStyle: 'long' })
  if (days % daysPerYear === 0) {
    return plural(days / daysPerYear, {
      one: `Words are kept for a year; what was said before ${date} is deleted.`,
      other: `Words are kept for # years; what was said before ${date} is deleted.`,
    })
  }
  return plural(days, {
    one: `Words are kept for a day; what was said before ${date} is deleted.`,
    other: `Words are kept for # days; what was said before ${date} is deleted.`,
  })
}

function speechKept(days: number) {
  if (days === 0) return t`Speech is not kept.`
  if (days % daysPerYear === 0) {
    return plural(days / daysPerYear, { one: 'Speech is kept for a year.', other: 'Speech is kept for # years.' })
  }
  return plural(days, { one: 'Speech is kept for a day.', other: 'Speech is kept for # days.' })
}

function picturesKept(days: number) {
  if (days === 0) return t`Pictures are not kept.`
  if (days % daysPerYear === 0) {
    return plural(days / daysPerYear, { one: 'Pictures are kept for a year.', other: 'Pictures are kept for # years.' })
  }
  return plural(days, { one: 'Pictures are kept for a day.', other: 'Pictures are kept for # days.' })
}
