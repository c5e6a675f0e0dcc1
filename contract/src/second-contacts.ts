import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { inFamily } from './api/family-calls.ts'
import { email, name, noContent, storedName, time } from './api/fields.ts'

/** A person outside the account who also gets a mail when something serious was said, without any of its words. */
const secondContact = z.object({
  name: storedName,
  email,
  /** It is null until the person has agreed; nothing is mailed before, except the question. */
  confirmedAt: time.nullable(),
})

const familyContact = z.object({ contact: secondContact.nullable() })

export const readSecondContact = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/second-contact',
  summary: 'The second contact of a family, if it has named one',
  needs: 'account:read',
  ...inFamily(),
  action: 'second-contact.read',
  responses: { 200: familyContact },
})

export const nameSecondContact = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/second-contact',
  summary:
    'Name a second contact, or another one; only the parent can do this. The person gets a mail, and has to agree first',
  needs: 'account:update',
  ...inFamily(),
  action: 'second-contact.named',
  body: z.object({ name, email }),
  responses: { 200: familyContact },
})

export const removeSecondContact = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/second-contact',
  summary: 'Remove the second contact',
  needs: 'account:update',
  ...inFamily(),
  action: 'second-contact.removed',
  responses: { 204: noContent },
})

/** The link in each mail to the person has this token: an id and its MAC. */
const linkBody = z.object({ token: z.string().min(1).max(200) })

export const confirmSecondContact = defineEndpoint({
  method: 'POST',
  path: '/second-contact-links/confirm',
  summary: 'Agree to be the second contact of a family, with the token of the mailed link',
  needs: 'anyone',
  concerns: 'no family',
  body: linkBody,
  responses: { 204: noContent },
})

export const declineSecondContact = defineEndpoint({
  method: 'POST',
  path: '/second-contact-links/decline',
  summary: 'Decline, or stop being, the second contact of a family, with the token of a mailed link',
  needs: 'anyone',
  concerns: 'no family',
  body: linkBody,
  responses: { 204: noContent },
})
