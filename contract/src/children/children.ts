import { z } from 'zod'
import { deletionReceipt } from '../accounts/deletion-receipt.ts'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { inFamily, ofChild } from '../api/family-calls.ts'
import { day, language, line, name, storedName, time, version } from '../api/fields.ts'
import { listOf, page } from '../api/pagination.ts'
import { screenTimeSettings, unlimitedScreenTime } from '../screen-time.ts'

const referenceId = z.string().max(40)

/** A calendar day without a time zone. The server also refuses the future and more than 18 years ago. */
const birthDate = day.nullable()

const days = z.int(/*i18n*/ 'Give a whole number of days.').min(0).max(3650, /*i18n*/ 'At most ten years.')

/** What a family says of a child. The server stores each field in the column of its name. */
export const childProfile = z.object({
  name,
  birthDate: birthDate.default(null),
  pronouns: referenceId.nullable().default(null),
  proficiencyLevel: referenceId,
  contentMaturity: referenceId,
  interests: z.array(line.min(1).max(100)).max(30, /*i18n*/ 'At most 30 interests.').default([]),
  activities: z.array(referenceId).max(50).default([]),
  language: language.default('en'),
  /** How Pipit sounds, where the server's own speech is used. */
  voice: referenceId.default('heart'),
  /** Text, speech and pictures are stored for so many days; 0 says that they are not stored. */
  textRetentionDays: days.default(365),
  speechRetentionDays: days.default(0),
  visionRetentionDays: days.default(0),
  /** How long and when the child may talk. */
  screenTime: screenTimeSettings.default(unlimitedScreenTime),
  /** Whether what the child tells and plays is remembered between conversations. Turning it off deletes what was. */
  remembers: z.boolean().default(true),
})

export const child = childProfile.extend({
  id: z.uuid(),
  name: storedName,
  interests: z.array(storedName),
  birthDate,
  createdAt: time,
  updatedAt: time,
  version,
})

export const listChildren = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children',
  summary: 'The children of a family',
  needs: 'child:read',
  ...inFamily(),
  action: 'children.read',
  query: page,
  responses: { 200: listOf(child) },
})

export const addChild = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/children',
  summary: 'Add a child',
  needs: 'child:create',
  ...inFamily(),
  action: 'child.added',
  creates: 'child',
  body: childProfile,
  repeatable: true,
  changes: 'children',
  responses: { 201: child },
  errors: ['consent-required', 'too-many-children', 'plan-limit-reached'],
})

export const readChild = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId',
  summary: 'A child’s profile',
  needs: 'child:read',
  ...ofChild(),
  action: 'child.read',
  responses: { 200: child },
})

export const updateChild = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/:accountId/children/:childId',
  summary: 'Change a child’s profile',
  needs: 'child:update',
  ...ofChild(),
  action: 'child.changed',
  body: z.object({ ...withoutDefaults(childProfile), version: version.optional() }),
  changes: 'children',
  responses: { 200: child },
  errors: ['version-conflict'],
})

export const removeChild = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId',
  summary: 'Remove a child with everything stored about it; returns a receipt',
  needs: 'child:delete',
  ...ofChild(),
  action: 'child.removed',
  changes: 'children',
  responses: { 200: deletionReceipt },
})

/** An update names only what changes. A missing field must stay, not be reset to its default. */
function withoutDefaults<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>) {
  const entries = Object.entries(object.shape).map(([field, schema]) => {
    const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema
    return [field, z.optional(inner as z.ZodType)]
  })
  return Object.fromEntries(entries) as {
    [Field in keyof Shape]: z.ZodOptional<Shape[Field] extends z.ZodDefault<infer Inner> ? Inner : Shape[Field]>
  }
}
