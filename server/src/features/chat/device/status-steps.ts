import type { DeviceStatus } from '@pipit/contract/chat/events'
import { lowBattery } from '@pipit/contract/devices/low-battery'

const batteryStep = 5

/**
 * Whether pages should show the new status. A battery changes by a percent every few minutes, and each change would be
 * written and announced: it counts in steps, which do not go back and forth between two levels. Low, empty and full count at once.
 */
export function isNextStep(shown: DeviceStatus | null, { battery, firmware }: DeviceStatus): boolean {
  if (shown === null || shown.firmware !== firmware) return true
  if (shown.battery === null || battery === null) return shown.battery !== battery
  if (shown.battery === battery) return false
  return (
    Math.abs(shown.battery - battery) >= batteryStep ||
    shown.battery <= lowBattery !== battery <= lowBattery ||
    battery === 0 ||
    battery === 100
  )
}
