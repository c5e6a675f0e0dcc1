import { ApiCallError } from '@pipit/contract/api/client'
import { expect, test } from 'vitest'
import { explain, explainCode, identityProblems } from './identity-errors.ts'

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
  expect(Object.keys(identityProblems).sort()).toEqual([...codes].sort())
})

for (const code of codes) {
  test(`${code} is told in whole sentences, without jargon, and leads to a page that exists`, () => {
    const { text, next } = explain(identityError(code))
    expect(text).toMatch(/^[A-Z][^{}]{15,}[.]$/)
    expect(text.toLowerCase()).not.toMatch(/\bauth\b|token|credential|firebase|popup|domain|error|undefined/)
    expect(text).not.toContain(code)
    expect([undefined, ...pages]).toContain(next?.to)
    expect(next?.label ?? 'None').toMatch(/^[A-Z][a-z ]+$/)
  })
}

test('each kind of link is asked for again where it was sent from', () => {
  const askAgain = '/verify-email/send-link'
  expect(explain(identityError('expired-action-code'), { askAgain }).next?.to).toBe(askAgain)
  expect(explain(identityError('wrong-password'), { askAgain }).next?.to).toBe('/reset-password/send-link')
})

test('a refused password is told with what it lacks', () => {
  const error = identityError(
    'password-does-not-meet-requirements',
    'Missing password requirements: [Password must contain a numeric character, Password must be longer]',
  )
  expect(explain(error)).toMatchObject({
    field: 'password',
    text: 'Password must contain a numeric character. Password must be longer.',
  })
})

test('what the server refuses is told with a way on', () => {
  expect(explainCode('email-unverified')?.next?.to).toBe('/verify-email/send-link')
  expect(explainCode('password-change-required')?.next?.to).toBe('/reset-password')
  expect(explain(new ApiCallError(429, { code: 'forbidden', message: 'Not now.', details: [] })).text).toBe('Not now.')
})

test('an unknown code, a broken connection and a bug each get kind words', () => {
  expect(explain(identityError('constructor')).text).toBe(identityProblems['internal-error'].text)
  expect(explain(new TypeError('Failed to fetch')).text).toContain('We could not reach Pipit')
  expect(explain('nonsense').text).toBe(identityProblems['internal-error'].text)
})

function identityError(code: string, message = 'Firebase: Error') {
  return Object.assign(new Error(message), { code: `auth/${code}` })
}
