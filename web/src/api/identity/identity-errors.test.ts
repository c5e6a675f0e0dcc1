import { ApiCallError } from '@pipit/contract/api/client'
import { expect, test } from 'vitest'
import { toDisplayError, displayErrorForCode, identityErrors } from './identity-errors.ts'

/** Section 8 of the specification. */
const codes = [
  'invalid-email',
  'wrong-password',
  'invalid-credential',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'user-disabled',
  'password-does-not-meet-requirements',
  'multi-factor-auth-required',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'web-storage-unsupported',
  'internal-error',
]

const pages = ['/', '/sign-up', '/verify-email/send-link', '/reset-password', '/reset-password/send-link']

test('the catalogue holds exactly the codes of the specification', () => {
  expect(Object.keys(identityErrors).sort()).toEqual([...codes].sort())
})

for (const code of codes) {
  test(`${code} is explained in whole sentences without jargon, and links to an existing page`, () => {
    const { text, next } = toDisplayError(identityError(code))
    expect(text).toMatch(/^[A-Z][^{}]{15,}[.]$/)
    expect(text.toLowerCase()).not.toMatch(/\bauth\b|token|credential|firebase|popup|domain|error|undefined/)
    expect(text).not.toContain(code)
    expect([undefined, ...pages]).toContain(next?.to)
    expect(next?.label ?? 'None').toMatch(/^[A-Z][a-z ]+$/)
  })
}

test('an expired link leads to the page that sends a new one of the same kind', () => {
  const newLinkPath = '/verify-email/send-link'
  expect(toDisplayError(identityError('expired-action-code'), { newLinkPath }).next?.to).toBe(newLinkPath)
  expect(toDisplayError(identityError('wrong-password'), { newLinkPath }).next?.to).toBe('/reset-password/send-link')
})

test('a rejected password is explained with the requirements that it does not meet', () => {
  const error = identityError(
    'password-does-not-meet-requirements',
    'Missing password requirements: [Password must contain a numeric character, Password must be longer]',
  )
  expect(toDisplayError(error)).toMatchObject({
    field: 'password',
    text: 'Password must contain a numeric character. Password must be longer.',
  })
})

test('an error of our server is explained with the next step, or in its own words', () => {
  expect(displayErrorForCode('email-unverified')?.next?.to).toBe('/verify-email/send-link')
  expect(displayErrorForCode('password-change-required')?.next?.to).toBe('/reset-password')
  expect(toDisplayError(new ApiCallError(429, { code: 'forbidden', message: 'Not now.', details: [] })).text).toBe(
    'Not now.',
  )
})

test('an error of our server about a field of the form is shown at that field', () => {
  const details = [{ field: 'body.email', message: 'This is not an email address.' }]
  const error = new ApiCallError(400, { code: 'invalid-request', message: 'Look at the fields.', details })
  expect(toDisplayError(error)).toEqual({ field: 'email', text: 'This is not an email address.' })
})

test('an unknown code, a lost connection and a bug each get a text for people', () => {
  expect(toDisplayError(identityError('constructor')).text).toBe(displayErrorForCode('internal-error')?.text)
  expect(toDisplayError(new TypeError('Failed to fetch')).text).toContain('We could not reach Pipit')
  expect(toDisplayError('nonsense').text).toBe(displayErrorForCode('internal-error')?.text)
})

function identityError(code: string, message = 'Firebase: Error') {
  return Object.assign(new Error(message), { code: `auth/${code}` })
}
