import { defaultStages, startRollout } from '@pipit/contract/firmware/rollouts'
import { describe, expect, test } from 'vitest'
import { initialValues, rolloutSchema, stagesOf, toChecked, toStartBody } from './rollout-values.ts'

const imageId = '0b5a7e9e-6c43-4d0e-9c55-2f7a1c5e8d11'
const last = { minHours: 0, minReturned: 0 }

const refusedFields = (changed: Partial<typeof initialValues>) =>
  rolloutSchema.safeParse(toChecked({ ...initialValues, imageId, ...changed })).error?.issues.map(({ path }) => path[0])

describe('the stages of a rollout', () => {
  test('are those of the contract unless somebody chooses otherwise', () => {
    expect(stagesOf(initialValues)).toEqual(defaultStages)
  })

  test('end at the chosen percentage', () => {
    const percents = (percent: string) =>
      stagesOf({ target: 'batch', pace: 'percentage', percent }).map((stage) => stage.percent)
    expect(percents('20')).toEqual([1, 10, 20])
    expect(percents('10')).toEqual([1, 10])
    expect(percents('0,5')).toEqual([0.5])
  })

  test('are one for a family, and one if everybody gets it at once', () => {
    expect(stagesOf({ target: 'family', pace: 'stages', percent: '' })).toEqual([{ percent: 100, ...last }])
    expect(stagesOf({ target: 'model', pace: 'at-once', percent: '' })).toEqual([{ percent: 100, ...last }])
  })
})

test('the fields become a rollout that the contract accepts', () => {
  const checked = rolloutSchema.parse(toChecked({ ...initialValues, imageId, pace: 'percentage', percent: '20' }))
  expect(startRollout.body.parse(toStartBody(checked, undefined))).toEqual({
    imageId,
    target: { kind: 'model' },
    stages: [...defaultStages.slice(0, 2), { percent: 20, ...last }],
    stopRule: { maxMissingShare: 0.1, minMissing: 3, missingAfterMinutes: 60 },
  })
  const family = rolloutSchema.parse(toChecked({ ...initialValues, imageId, target: 'family', family: 'mia' }))
  expect(toStartBody(family, imageId).target).toEqual({ kind: 'family', accountId: imageId })
})

test('what is missing or not a number is refused at its field', () => {
  expect(refusedFields({})).toBeUndefined()
  expect(refusedFields({ imageId: null })).toEqual(['imageId'])
  expect(refusedFields({ target: 'batch' })).toEqual(['batchId'])
  expect(refusedFields({ target: 'family', family: ' ' })).toEqual(['family'])
  for (const percent of ['100', '0', 'half', ''])
    expect(refusedFields({ pace: 'percentage', percent })).toEqual(['percent'])
  expect(refusedFields({ minMissing: '1.5' })).toEqual(['minMissing'])
})
