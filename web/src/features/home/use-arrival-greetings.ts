import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { notify } from '../../ui/feedback/notifications.ts'

type Device = FamilyHome['devices'][number]

/** A device that was only away for a moment is not greeted again. */
const minAwayMs = 60_000

/** Says so when a device comes online while the page is open. */
export function useArrivalGreetings({ devices, children }: Pick<FamilyHome, 'devices' | 'children'>) {
  const before = useRef(devices)
  useEffect(() => {
    const arrived = devices.filter((device) => hasArrived(device, before.current))
    before.current = devices
    for (const device of arrived) void notify('success', { title: greetingOf(device, children) })
  }, [devices, children])
}

/** A board connects for each conversation, so it is not greeted. */
function hasArrived({ id, protocol, online }: Device, before: Device[]) {
  if (protocol === 'xiaozhi') return false
  const known = before.find((device) => device.id === id)
  if (!online || !known || known.online) return false
  return known.lastSeenAt === null || Date.now() - Date.parse(known.lastSeenAt) > minAwayMs
}

function greetingOf({ name: deviceName, childId }: Device, children: FamilyHome['children']) {
  const childName = children.find(({ id }) => id === childId)?.name
  return childName === undefined ? t`${deviceName} is online` : t`Pipit is online and says hello, ${childName}`
}
