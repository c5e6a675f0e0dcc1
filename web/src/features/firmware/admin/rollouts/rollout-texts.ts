import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { formatDateTime, formatNumber } from '../../../../i18n/formats.ts'
import type { Rollout } from '../../api/get-rollouts.ts'

type Stage = Rollout['stages'][number]

export const stateTexts: Record<Rollout['state'], MessageDescriptor> = {
  active: msg({ message: 'Under way', comment: 'A rollout of firmware' }),
  completed: msg({ message: 'Completed', comment: 'A rollout of firmware: all of its devices are offered it' }),
  paused: msg({ message: 'Paused', comment: 'A rollout of firmware' }),
  stopped: msg({ message: 'Stopped by itself', comment: 'A rollout of firmware' }),
  withdrawn: msg({ message: 'Withdrawn', comment: 'A rollout of firmware' }),
}

const formatPercent = (percent: number) => formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 })

/** `10% of the devices`. */
export function shareText({ percent }: Pick<Stage, 'percent'>) {
  if (percent === 100) return t`all devices`
  const share = formatPercent(percent)
  return t({ message: `${share} of the devices`, comment: '{share} is a percentage' })
}

/** Where a rollout is. */
export function stageText({ stage, stages, stageStartedAt }: Rollout) {
  const [number, count, since] = [stage + 1, stages.length, formatDateTime(stageStartedAt)]
  const share = shareText(stages[stage] ?? { percent: 100 })
  return t({
    message: `Stage ${number} of ${count}: ${share}, since ${since}`,
    comment: '{share} is “10% of the devices” or “all devices”',
  })
}

/** When a stage ends, if another one follows. */
export function endOfStageText({ minHours, minReturned }: Stage) {
  return t`The next stage begins after ${plural(minHours, { one: '# hour', other: '# hours' })}, as soon as ${plural(
    minReturned,
    { one: '# device has returned with the new version', other: '# devices have returned with the new version' },
  )}.`
}

/** Why a rollout stopped by itself. */
export function stopText({ counts: { missing, missingFamilies }, version }: Pick<Rollout, 'counts' | 'version'>) {
  return t`Version ${version} is missing on ${plural(missing, { one: '# device', other: '# devices' })} of ${plural(
    missingFamilies,
    { one: '# family', other: '# families' },
  )}, which could not install it or did not return with it. Find out why before you resume: then missing devices are counted anew.`
}
