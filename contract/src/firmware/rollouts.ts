import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { accountId, time } from '../api/fields.ts'
import { listOf, page } from '../api/pagination.ts'

/**
 * Which devices of the image's model get it, at most. How many of them, and when, is said by the stages: a rollout to a
 * percentage is one whose last stage is below 100.
 */
const rolloutTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('model') }),
  z.object({ kind: z.literal('batch'), batchId: z.uuid() }),
  z.object({ kind: z.literal('family'), accountId }),
])

const rolloutStage = z.object({
  /** The percent of the target's devices. A device stays in the same percent for the whole rollout. */
  percent: z.number().min(0.01).max(100),
  /** So many hours pass before the next stage begins. */
  minHours: z
    .number()
    .min(0)
    .max(24 * 90),
  /** So many devices must have returned with the new version before the next stage begins; fewer if there are fewer. */
  minReturned: z.int().min(0).max(1_000_000),
})

export const defaultStages = [
  { percent: 1, minHours: 24, minReturned: 5 },
  { percent: 10, minHours: 24, minReturned: 20 },
  { percent: 50, minHours: 24, minReturned: 100 },
  { percent: 100, minHours: 0, minReturned: 0 },
] satisfies z.input<typeof rolloutStage>[]

const stages = z
  .array(rolloutStage)
  .min(1)
  .max(10)
  .refine(
    (each) => each.every(({ percent }, index) => index === 0 || percent > (each[index - 1]?.percent ?? 0)),
    /*i18n*/ 'Each stage must reach more devices than the one before it.',
  )

/**
 * When a rollout stops by itself. A device is missing if it could not install the image, if it has downloaded it and not
 * returned with it in time, or if three downloads broke off. Families with missing devices are counted; in a rollout to one
 * family, its devices.
 */
const stopRule = z.object({
  /** The share of the families whose devices have tried. */
  maxMissingShare: z.number().min(0).max(1).default(0.1),
  /** Fewer families never stop a rollout, and one alone never does; or fewer devices if it is for one family. */
  minMissing: z.int().min(1).max(1_000_000).default(3),
  missingAfterMinutes: z
    .int()
    .min(5)
    .max(7 * 24 * 60)
    .default(60),
})

const rolloutStates = ['active', 'completed', 'paused', 'stopped', 'withdrawn'] as const

const rollout = z.object({
  id: z.uuid(),
  imageId: z.uuid(),
  hardwareModel: z.string(),
  version: z.string(),
  target: rolloutTarget,
  stages: z.array(rolloutStage),
  /** The index of the current one. */
  stage: z.int(),
  stageStartedAt: time,
  stopRule: z.object({ maxMissingShare: z.number(), minMissing: z.int(), missingAfterMinutes: z.int() }),
  /** `active` and `completed` are offered to devices; `stopped` is one that stopped by itself. */
  state: z.enum(rolloutStates),
  createdAt: time,
  /** The state is this one since then. */
  stateSince: time,
  counts: z.object({
    /** Devices of families that the current stage reaches, as counted in the last hour. */
    reached: z.int(),
    offered: z.int(),
    downloaded: z.int(),
    returned: z.int(),
    /** Reported that they could not install it, or an older version after the new one. */
    failed: z.int(),
    /** Failed, did not return in time, or began three downloads; since the rollout was last resumed after a stop. */
    missing: z.int(),
    /** The families of the missing devices. */
    missingFamilies: z.int(),
  }),
})

const rolloutParams = z.object({ rolloutId: z.uuid() })

export const startRollout = defineEndpoint({
  method: 'POST',
  path: '/admin/firmware/rollouts',
  summary: 'Offer an image to devices, in stages. A model has one active or paused rollout at a time',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: 'rollout.started',
  body: z.object({
    imageId: z.uuid(),
    target: rolloutTarget.default({ kind: 'model' }),
    stages: stages.default(defaultStages),
    stopRule: stopRule.prefault({}),
  }),
  responses: { 201: rollout },
  errors: ['rollout-conflict', 'rollout-target-has-other-model', 'firmware-image-withdrawn'],
})

export const listRollouts = defineEndpoint({
  method: 'GET',
  path: '/admin/firmware/rollouts',
  summary: 'The rollouts, newest first, with what came of them',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: null,
  query: page.extend({ hardwareModel: z.string().max(100).optional(), imageId: z.uuid().optional() }),
  responses: { 200: listOf(rollout) },
})

export const readRollout = defineEndpoint({
  method: 'GET',
  path: '/admin/firmware/rollouts/:rolloutId',
  summary: 'A rollout, with what came of it',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: null,
  params: rolloutParams,
  responses: { 200: rollout },
})

export const pauseRollout = defineEndpoint({
  method: 'POST',
  path: '/admin/firmware/rollouts/:rolloutId/pause',
  summary: 'Offer the image to nobody until the rollout is resumed; downloads wait, too',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: 'rollout.paused',
  params: rolloutParams,
  responses: { 200: rollout },
  errors: ['rollout-conflict'],
})

export const resumeRollout = defineEndpoint({
  method: 'POST',
  path: '/admin/firmware/rollouts/:rolloutId/resume',
  summary:
    'Continue a rollout that was paused or that stopped by itself. After a stop, missing devices are counted anew',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: 'rollout.resumed',
  params: rolloutParams,
  /** The state that ends, as the caller has seen it: refused with `rollout-stopped` if it has stopped by now. */
  body: z.object({ state: z.enum(['paused', 'stopped']) }),
  responses: { 200: rollout },
  errors: ['rollout-conflict', 'rollout-stopped'],
})

export const advanceRollout = defineEndpoint({
  method: 'POST',
  path: '/admin/firmware/rollouts/:rolloutId/advance',
  summary: 'Begin the next stage now, without waiting for its time and its devices',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: 'rollout.advanced',
  params: rolloutParams,
  /** The stage that ends, as the caller has seen it: refused if another one is under way by now. */
  body: z.object({ stage: z.int().min(0).max(9) }),
  responses: { 200: rollout },
  errors: ['rollout-conflict'],
})

export const withdrawRollout = defineEndpoint({
  method: 'POST',
  path: '/admin/firmware/rollouts/:rolloutId/withdraw',
  summary: 'End a rollout for good: nobody is offered the image any more',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: 'rollout.withdrawn',
  params: rolloutParams,
  responses: { 200: rollout },
})
