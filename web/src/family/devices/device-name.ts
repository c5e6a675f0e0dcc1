import { t } from '@lingui/core/macro'

/** What a new device is called at first. A very long name would not fit. */
export function deviceNameFor(child: { name: string } | undefined) {
  if (!child || child.name.length >= 200) return 'Pipit'
  const childName = child.name
  return t`${childName}’s Pipit`
}
