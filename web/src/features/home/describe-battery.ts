import { t } from '@lingui/core/macro'
import { lowBattery } from '@pipit/contract/devices/low-battery'
import { formatNumber } from '../../i18n/formats.ts'

export function describeBattery(percent: number) {
  const charge = formatNumber(percent / 100, { style: 'percent' })
  return percent <= lowBattery ? t`Battery low: ${charge}` : t`Battery ${charge}`
}
