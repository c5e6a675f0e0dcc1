import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { inFamily } from './api/family-calls.ts'
import { day, time } from './api/fields.ts'

/**
 * `none`: the parent was never asked. `given`: agreed to the current version. `changed`: agreed to an earlier version, so
 * conversations go on, but no child can be added. `withdrawn`: no conversations.
 */
export const consentState = z.enum(['none', 'given', 'changed', 'withdrawn'])
export type ConsentState = z.infer<typeof consentState>

const consentVersion = z.int().min(1).max(100_000)

const consentText = z.object({
  version: consentVersion,
  /** This version is asked for since then. */
  date: day,
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})

const familyConsent = z.object({
  state: consentState,
  /** The current version. */
  text: consentText,
  /** What is new since the version that the parent agreed to; empty without one. */
  changes: z.array(z.string()),
  /** Every consent that was given, newest first. */
  history: z.array(z.object({ version: consentVersion, givenAt: time, withdrawnAt: time.nullable() })),
})

export const readConsent = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/consents',
  summary: 'The parental consent: its current text, whether the parent agreed, and when',
  needs: 'account:read',
  ...inFamily(),
  action: 'consent.read',
  responses: { 200: familyConsent },
})

export const giveConsent = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/consents',
  summary: 'Agree to the current version of the parental consent; only the parent can do this',
  needs: 'account:update',
  ...inFamily(),
  action: 'consent.given',
  body: z.object({ version: consentVersion }),
  responses: { 200: familyConsent },
  errors: ['version-conflict'],
})

export const withdrawConsent = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/consents',
  summary: 'Withdraw the parental consent: conversations end at once, and nothing new is stored',
  needs: 'account:update',
  ...inFamily(),
  action: 'consent.withdrawn',
  responses: { 200: familyConsent },
})
