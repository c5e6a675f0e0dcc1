import { defaultStages } from '@pipit/contract/firmware/rollouts'
import { z } from 'zod'
import { parseNumber } from '../../../../ui/forms/parse-number.ts'
import type { StartedRollout } from '../../api/start-rollout.ts'

/** What the fields of the form hold. */
export interface RolloutValues {
  imageId: string | null
  target: 'model' | 'batch' | 'family'
  batchId: string | null
  /** The email address or the id of an account. */
  family: string
  pace: 'stages' | 'percentage' | 'at-once'
  percent: string
  maxMissingPercent: string
  minMissing: string
  missingAfterMinutes: string
}

export const initialValues: RolloutValues = {
  imageId: null,
  target: 'model',
  batchId: null,
  family: '',
  pace: 'stages',
  percent: '10',
  maxMissingPercent: '10',
  minMissing: '3',
  missingAfterMinutes: '60',
}

const atOnce = [{ percent: 100, minHours: 0, minReturned: 0 }]

/** A family has few devices: one percent of them would be none. */
export function stagesOf({ target, pace, percent }: Pick<RolloutValues, 'target' | 'pace' | 'percent'>) {
  if (target === 'family' || pace === 'at-once') return atOnce
  if (pace === 'stages') return defaultStages
  const last = parseNumber(percent)
  return [...defaultStages.filter((stage) => stage.percent < last), { percent: last, minHours: 0, minReturned: 0 }]
}

const number = (min: number, max: number) =>
  z
    .number(/*i18n*/ 'Give a number.')
    .min(min, /*i18n*/ 'This number is too small.')
    .max(max, /*i18n*/ 'This number is too large.')
const whole = (min: number, max: number) => number(min, max).int(/*i18n*/ 'Give a whole number.')

/** The fields of the form, before a family is looked up; the server checks the rollout again. */
export const rolloutSchema = z
  .object({
    imageId: z.uuid(/*i18n*/ 'Choose an image.'),
    target: z.enum(['model', 'batch', 'family']),
    batchId: z.string().nullable(),
    family: z.string(),
    stages: z.array(z.object({ percent: z.number(), minHours: z.number(), minReturned: z.number() })),
    percent: number(0.01, 99.99).optional(),
    maxMissingPercent: number(0, 100),
    minMissing: whole(1, 1_000_000),
    missingAfterMinutes: whole(5, 7 * 24 * 60),
  })
  .superRefine(({ target, batchId, family }, { addIssue }) => {
    if (target === 'batch' && batchId === null)
      addIssue({ code: 'custom', path: ['batchId'], message: /*i18n*/ 'Choose a batch.' })
    if (target === 'family' && family === '')
      addIssue({ code: 'custom', path: ['family'], message: /*i18n*/ 'Say which family it is.' })
  })

export type CheckedRollout = z.input<typeof rolloutSchema>

export function toChecked(values: RolloutValues): CheckedRollout {
  const { imageId, target, batchId, family, pace, percent } = values
  return {
    // Refused by the schema if none is chosen.
    imageId: imageId ?? '',
    target,
    batchId,
    family: family.trim(),
    stages: stagesOf(values).map((stage) => (Number.isNaN(stage.percent) ? { ...stage, percent: 0 } : stage)),
    percent: target !== 'family' && pace === 'percentage' ? parseNumber(percent) : undefined,
    maxMissingPercent: parseNumber(values.maxMissingPercent),
    minMissing: parseNumber(values.minMissing),
    missingAfterMinutes: parseNumber(values.missingAfterMinutes),
  }
}

/** `accountId` is the family's, if the rollout is for one. */
export function toStartBody(rollout: CheckedRollout, accountId: string | undefined): StartedRollout {
  const { imageId, target, batchId, stages, maxMissingPercent, minMissing, missingAfterMinutes } = rollout
  return {
    imageId,
    target: toTarget(target, batchId, accountId),
    stages,
    stopRule: { maxMissingShare: maxMissingPercent / 100, minMissing, missingAfterMinutes },
  }
}

function toTarget(kind: RolloutValues['target'], batchId: string | null, accountId = ''): StartedRollout['target'] {
  if (kind === 'batch') return { kind, batchId: batchId ?? '' }
  return kind === 'family' ? { kind, accountId } : { kind }
}
