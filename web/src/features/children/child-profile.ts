import { birthDates } from '@pipit/contract/children/birth-date'
import { addChild, updateChild } from '@pipit/contract/children/children'
import { matchLanguage } from '@pipit/contract/api/languages'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { z } from 'zod'
import type { Child } from './api/get-child.ts'

export type Level = 'proficiencyLevel' | 'contentMaturity'
export type Profile = z.input<typeof profileSchema>

/** The values of the form. */
export type ProfileValues = Pick<Child, (typeof fields)[number]> & { version?: number }

const birthDate = z.iso
  .date({ error: () => t`Enter the whole date, or leave it empty.` })
  .superRefine((day, { addIssue }) => {
    const { first, last } = birthDates()
    if (day > last) addIssue({ code: 'custom', message: t`This day is still to come.` })
    if (day < first)
      addIssue({ code: 'custom', message: t`Pipit is for children; this day is more than 18 years ago.` })
  })
  .nullable()

/** The pages with the memories and with the limits change the others. */
const settings = addChild.body.omit({ remembers: true, screenTime: true })

/** The contract's rules, and that a birth date lies in the past. */
export const profileSchema = settings.extend({ birthDate, version: updateChild.body.shape.version })

/** Pipit speaks the language of the page with a new child, unless the parent chooses another. */
export function newProfile(levels: Record<Level, string>): ProfileValues {
  return {
    name: '',
    birthDate: null,
    pronouns: null,
    ...levels,
    interests: [],
    activities: [],
    language: matchLanguage([i18n.locale]),
    voice: 'heart',
    textRetentionDays: 365,
    speechRetentionDays: 0,
    visionRetentionDays: 0,
  }
}

const fields = Object.keys(settings.shape) as (keyof typeof settings.shape)[]

/** The fields of a child that its settings change. */
export function profileOf(child: Child) {
  return Object.fromEntries(fields.map((field) => [field, child[field]])) as Pick<Child, (typeof fields)[number]>
}
