import { ApiCallError } from '@pipit/contract/api/client'
import { fieldErrors, unreachableText } from '../api-errors.ts'

export interface NextStep {
  to: string
  label: string
}

const fields = ['email', 'password', 'code'] as const

/** What went wrong, in words for a parent. */
export interface DisplayError {
  text: string
  /** The field that it is about, if it is one. */
  field?: (typeof fields)[number]
  next?: NextStep
}

const newPassword: NextStep = { to: '/reset-password/send-link', label: 'Choose a new password' }
const signIn: NextStep = { to: '/', label: 'Sign in' }
const signInAgain: NextStep = { to: '/', label: 'Sign in again' }
const newLink: NextStep = { to: '/', label: 'Get a new link' }
const signUp: NextStep = { to: '/sign-up', label: 'Create an account' }

const tooManyAttempts = 'There were too many attempts. Wait a minute, then try again.'
const accountDisabled = 'This account is switched off. If you think that is a mistake, our support will gladly help.'

/** The identity provider's codes, without their `auth/`. */
export const identityErrors = {
  'invalid-email': { text: 'This does not look like an email address.', field: 'email' },
  'wrong-password': { text: 'This password is not right.', field: 'password', next: newPassword },
  'invalid-credential': { text: 'The email address or the password is not right.', next: newPassword },
  'email-already-in-use': { text: 'There is an account with this address already.', field: 'email', next: signIn },
  'user-not-found': { text: 'There is no account with this address yet.', field: 'email', next: signUp },
  'too-many-requests': { text: tooManyAttempts, next: newPassword },
  'expired-action-code': { text: 'This link is too old. We can send you a new one.', next: newLink },
  'invalid-action-code': {
    text: 'This link does not work any more: it was used already, or a newer one was sent.',
    next: newLink,
  },
  'requires-recent-login': { text: 'To keep your account safe, please sign in once more first.', next: signInAgain },
  'user-token-expired': { text: 'You were signed out, perhaps because your password changed.', next: signInAgain },
  'user-disabled': { text: accountDisabled },
  'password-does-not-meet-requirements': {
    text: 'This password does not meet all the rules yet.',
    field: 'password',
  },
  'multi-factor-auth-required': { text: 'One more step: we need the code from your authenticator app.', field: 'code' },
  'network-request-failed': { text: unreachableText },
  'popup-blocked': { text: 'Your browser did not let us open a window. Allow it for this page, then try again.' },
  'popup-closed-by-user': { text: 'The sign-in window was closed before you were done. You can simply try again.' },
  'cancelled-popup-request': { text: 'Another sign-in window is open already. Continue there, or try again.' },
  'unauthorized-domain': { text: 'This way to sign in does not work at this address. Please use your email address.' },
  'web-storage-unsupported': {
    text: 'Your browser stores no data for this page. Allow cookies, or leave the private window, then try again.',
  },
  'internal-error': { text: 'Something went wrong on our side. Please try again in a moment.' },
} as const satisfies Record<string, DisplayError>

/** Codes of the SDK that are not in the specification. */
const otherIdentityErrors: Record<string, DisplayError> = {
  'account-exists-with-different-credential': {
    text: 'There is an account with this address already. Sign in the way you did before.',
  },
  'code-expired': { text: 'That took a little too long.', next: signInAgain },
  'invalid-multi-factor-session': { text: 'That took a little too long.', next: signInAgain },
  'invalid-verification-code': { text: 'This code is not right. Type the one that the app shows now.', field: 'code' },
  'password-expired': {
    text: 'The password from the first start worked for one day, which is over. Restart Pipit: it prints a new one.',
  },
  'missing-password': { text: 'Please type your password.', field: 'password' },
  timeout: { text: unreachableText },
  'user-cancelled': { text: 'The sign-in was not finished. You can simply try again.' },
  'user-mismatch': { text: 'That was another account.', next: signInAgain },
  'weak-password': identityErrors['password-does-not-meet-requirements'],
}

/** Why the server opens no session, by its own codes. */
const sessionErrors: Record<string, DisplayError> = {
  'email-unverified': {
    text: 'Your email address is not confirmed yet. Open the link in the mail that we sent you.',
    next: { to: '/verify-email/send-link', label: 'Send me the link again' },
  },
  'password-change-required': {
    text: 'Your password works only once. Please choose one of your own.',
    next: { to: '/reset-password', label: 'Choose a password' },
  },
  'second-factor-required': {
    text: 'Superadmins sign in with an authenticator app here.',
    next: { to: '/second-factor', label: 'Set it up' },
  },
  'second-factor-unconfirmed': {
    text: 'Your authenticator app is not confirmed yet.',
    next: { to: '/second-factor', label: 'Confirm it' },
  },
  'account-disabled': { text: accountDisabled },
  unauthenticated: { text: 'Your session has ended. Please sign in again.' },
}

/** `newLinkPath` is the page that sends a new link of the kind that failed. */
export function toDisplayError(error: unknown, { newLinkPath }: { newLinkPath?: string } = {}): DisplayError {
  if (error instanceof ApiCallError)
    return displayErrorForCode(error.code) ?? fieldErrorOf(error) ?? { text: error.message }
  const problem = displayErrorForCode(identityErrorCode(error))
  if (!problem) return { text: error instanceof TypeError ? unreachableText : identityErrors['internal-error'].text }
  const missing = unmetRequirements(error)
  if (missing) return { ...problem, text: missing }
  const isForNewLink = problem.next === newLink && newLinkPath !== undefined
  return isForNewLink ? { ...problem, next: { ...newLink, to: newLinkPath } } : problem
}

/** What the server said about a field that one of our forms has. */
function fieldErrorOf(error: ApiCallError): DisplayError | undefined {
  const [found] = fieldErrors(error)
  const field = fields.find((name) => name === found?.path[0])
  return found && field ? { text: found.message, field } : undefined
}

export function displayErrorForCode(code: string): DisplayError | undefined {
  const known: Record<string, DisplayError> = { ...otherIdentityErrors, ...identityErrors, ...sessionErrors }
  return Object.hasOwn(known, code) ? known[code] : undefined
}

/** `auth/invalid-email` → `invalid-email`; empty for what is no error of the identity provider. */
export function identityErrorCode(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : ''
}

/** The provider lists what a rejected password lacks: "… requirements: [Password must contain …, …]". */
function unmetRequirements(error: unknown) {
  const listed = error instanceof Error ? /requirements: \[([^\]]+)\]/.exec(error.message)?.[1] : undefined
  return listed === undefined ? undefined : `${listed.split(/,\s*(?=Password)/).join('. ')}.`
}
