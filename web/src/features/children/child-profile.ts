import { birthDateProblem } from '@pipit/contract/children/birth-date'
import { addChild, updateChild } from '@pipit/contract/children/children'
import { unlimitedScreenTime } from '@pipit/contract/screen-time'
import type { ApiResponse } from '@pipit/contract/api/client'
import { z } from 'zod'

export type Child = ApiResponse<'GET /accounts/:accountId/children/:childId'>

/** The values of the form; in a new profile, the levels are open until there is a birth date or a choice. */
export type ProfileValues = Omit<Child, 'id' | 'createdAt' | 'updatedAt' | 'version' | 'remembers' | Level> &
  Partial<Record<Level, string>> & { version?: number }

export type Level = 'proficiencyLevel' | 'contentMaturity'
export type Profile = z.input<typeof profileSchema>

const birthDate = z.iso
  .date('Enter the whole date, or leave it empty.')
  .superRefine((day, { addIssue }) => {
    const problem = birthDateProblem(day)
    if (problem) addIssue({ code: 'custom', message: problem })
  })
  .nullable()

/** The page with the memories changes this one. */
const settings = addChild.body.omit({ remembers: true })

/** The contract's rules, and that a birth date lies in the past. */
export const profileSchema = settings.extend({
  birthDate,
  proficiencyLevel: z.string('Choose how Pipit speaks.'),
  contentMaturity: z.string('Choose what Pipit speaks about.'),
  version: updateChild.body.shape.version,
})

export const emptyProfile: ProfileValues = {
  name: '',
  birthDate: null,
  pronouns: null,
  interests: [],
  activities: [],
  language: 'en',
  voice: 'heart',
  textRetentionDays: 365,
  speechRetentionDays: 0,
  visionRetentionDays: 0,
  screenTime: unlimitedScreenTime,
}

const fields = Object.keys(settings.shape) as (keyof typeof settings.shape)[]

/** The fields of a child that can be changed. */
export function profileOf(child: Child) {
  return Object.fromEntries(fields.map((field) => [field, child[field]])) as Pick<Child, (typeof fields)[number]>
}
