import { z } from 'zod'
import { accountRoles, scopes, type Scope } from '../api/access.ts'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { inFamily } from '../api/family-calls.ts'
import { countryCodes } from '../helplines.ts'
import { deletionReceipt } from './deletion-receipt.ts'
import { accountId, binaryFile, email, language, name, noContent, storedName, time, version } from '../api/fields.ts'

/** The way of a new family to the first conversation, `hello`. Each step can be skipped. */
export const firstSteps = ['child', 'device', 'wifi', 'online', 'card', 'hello'] as const
const skippedSteps = z.array(z.enum(firstSteps)).max(firstSteps.length)

/** What a person is told of, besides the two mails below. Pushes reach the browsers that the person has subscribed. */
const notificationSettings = {
  /** Pushes about flags of at least this severity; null: none. */
  flagPush: z.enum(['low', 'medium', 'high']).nullable(),
  /** A device has been offline for a day. */
  deviceOfflineMail: z.boolean(),
  deviceOfflinePush: z.boolean(),
  /** A device has not installed a newer firmware for a week. */
  deviceUpdateMail: z.boolean(),
  deviceUpdatePush: z.boolean(),
}

export const account = z.object({
  id: accountId,
  role: z.enum(accountRoles),
  scopes: z.array(z.enum(scopes as [Scope, ...Scope[]])),
  email,
  emailVerified: z.boolean(),
  name: storedName.nullable(),
  photo: z.string().nullable(),
  phone: z.string().nullable(),
  language,
  timeZone: z.string(),
  /** Helplines are looked up here; null if the parent has not said. */
  country: z.enum(countryCodes).nullable(),
  subscription: z.string(),
  skippedSteps,
  /** A mail about each week, on Monday morning. */
  weeklyMail: z.boolean(),
  /** A mail as soon as something grave is flagged. */
  flagMail: z.boolean(),
  ...notificationSettings,
  disabled: z.boolean(),
  createdAt: time,
  updatedAt: time,
  version,
})

export const readAccount = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId',
  summary: 'An account with its profile',
  needs: 'account:read',
  ...inFamily(),
  action: 'account.read',
  responses: { 200: account },
})

/** A data URL whose first bytes are those of its type. */
const pictureUrl =
  /^data:image\/(jpeg;base64,\/9j\/|png;base64,iVBORw0KGgo|webp;base64,UklGR[\w+/]{6}XRUJQ)[A-Za-z0-9+/]*=*$/

/** What a person may change. The server stores each field in the column of its name. */
export const accountProfile = z.object({
  name: name.nullable(),
  photo: z
    .string()
    .max(400_000, /*i18n*/ 'The photo is too large; choose a smaller one.')
    .regex(pictureUrl, /*i18n*/ 'Choose a JPEG, PNG or WebP picture.')
    .nullable(),
  phone: z
    .string()
    .regex(/^\+[1-9][0-9]{5,14}$/, /*i18n*/ 'Write the number with its country code, like +4917012345678.')
    .nullable(),
  language,
  timeZone: z.string().max(60),
  country: z.enum(countryCodes).nullable(),
  skippedSteps,
  weeklyMail: z.boolean(),
  flagMail: z.boolean(),
  ...notificationSettings,
})

export const updateAccount = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/:accountId',
  summary: 'Change the profile: name, photo, phone, language, time zone, country, mails and notifications',
  personalFields: [
    'name',
    'photo',
    'phone',
    'language',
    'weeklyMail',
    'flagMail',
    ...(Object.keys(notificationSettings) as (keyof typeof notificationSettings)[]),
  ],
  needs: 'account:update',
  ...inFamily(),
  action: 'account.changed',
  body: accountProfile.partial().extend({ version: version.optional() }),
  responses: { 200: account },
  errors: ['version-conflict', 'plan-limit-reached'],
})

export const readSignInMethods = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/sign-in-methods',
  summary: 'The sign-in methods of an account: password, link by mail, other services, second factor',
  needs: 'account:read',
  ...inFamily(),
  action: 'sign-in-methods.read',
  familyRole: 'self',
  responses: { 200: z.object({ providers: z.array(z.string()), secondFactor: z.boolean() }) },
})

const accountSession = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  signedInAt: time,
  lastUsedAt: time,
  /** The session of this request. */
  isCurrent: z.boolean(),
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/sessions',
  summary: 'The sessions of an account, last used first',
  needs: 'account:read',
  ...inFamily(),
  action: 'sessions.read',
  familyRole: 'self',
  responses: { 200: z.object({ items: z.array(accountSession) }) },
})

export const endSessions = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/sessions',
  summary: 'Sign out everywhere, including this session',
  needs: 'account:update',
  ...inFamily(),
  action: 'sessions.ended',
  familyRole: 'self',
  responses: { 204: noContent },
})

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/other-sessions',
  summary: 'Sign out everywhere but in this session, within five minutes of signing in',
  needs: 'account:update',
  ...inFamily(),
  action: 'other-sessions.ended',
  familyRole: 'self',
  responses: { 204: noContent },
  errors: ['recent-sign-in-required'],
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/sessions/:sessionId',
  summary: 'End one session of an account, within five minutes of signing in',
  needs: 'account:update',
  ...inFamily({ sessionId: z.uuid() }),
  action: 'session.ended',
  familyRole: 'self',
  responses: { 204: noContent },
  errors: ['recent-sign-in-required'],
})

export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/export',
  summary:
    'Everything stored about a family, within five minutes of signing in, as a ZIP file: pages, JSON, CSV, sound, pictures',
  needs: [
    'account:read',
    'child:read',
    'insight:read',
    'transcript:read',
    'device:read',
    'card:read',
    'wifiNetwork:read',
  ],
  ...inFamily(),
  action: 'account.exported',
  familyRole: 'owner',
  reveals: 'words',
  responses: { 200: binaryFile('application/zip') },
  errors: ['recent-sign-in-required'],
})

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId',
  summary:
    'Delete an account with all that belongs to it, within five minutes of signing in; returns a receipt. With another owner, a family stays when its founder’s account is deleted',
  needs: 'account:update',
  ...inFamily(),
  action: 'account.deleted',
  familyRole: 'owner',
  responses: { 200: deletionReceipt },
  errors: ['recent-sign-in-required', 'last-superadmin', 'last-owner'],
})
