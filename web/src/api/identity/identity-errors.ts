import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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

/** A `DisplayError` before it is translated. */
interface ErrorMessage {
  text: MessageDescriptor
  field?: (typeof fields)[number]
  next?: { to: string; label: MessageDescriptor }
}

const newPassword = { to: '/reset-password/send-link', label: msg`Choose a new password` }
const signIn = { to: '/', label: msg`Sign in` }
const signInAgain = { to: '/', label: msg`Sign in again` }
const newLink = { to: '/', label: msg`Get a new link` }
const signUp = { to: '/sign-up', label: msg`Create an account` }

const tooManyAttempts = msg`There were too many attempts. Wait a minute, then try again.`
const accountDisabled = msg`This account is switched off. If you think that is a mistake, our support will gladly help.`
const unreachable = msg`We could not reach Pipit. What you typed is still here: check your connection, then try again.`

/** The identity provider's codes, without their `auth/`. */
export const identityErrors = {
  'invalid-email': { text: msg`This does not look like an email address.`, field: 'email' },
  'wrong-password': { text: msg`This password is not right.`, field: 'password', next: newPassword },
  'invalid-credential': { text: msg`The email address or the password is not right.`, next: newPassword },
  'email-already-in-use': { text: msg`There is an account with this address already.`, field: 'email', next: signIn },
  'user-not-found': { text: msg`There is no account with this address yet.`, field: 'email', next: signUp },
  'too-many-requests': { text: tooManyAttempts, next: newPassword },
  'expired-action-code': { text: msg`This link is too old. We can send you a new one.`, next: newLink },
  'invalid-action-code': {
    text: msg`This link does not work any more: it was used already, or a newer one was sent.`,
    next: newLink,
  },
  'requires-recent-login': { text: msg`To keep your account safe, please sign in once more first.`, next: signInAgain },
  'user-token-expired': { text: msg`You were signed out, perhaps because your password changed.`, next: signInAgain },
  'user-disabled': { text: accountDisabled },
  'password-does-not-meet-requirements': {
    text: msg`This password does not meet all the rules yet.`,
    field: 'password',
  },
  'multi-factor-auth-required': {
    text: msg`One more step: we need the code from your authenticator app.`,
    field: 'code',
  },
  'network-request-failed': { text: unreachable },
  'popup-blocked': { text: msg`Your browser did not let us open a window. Allow it for this page, then try again.` },
  'popup-closed-by-user': { text: msg`The sign-in window was closed before you were done. You can simply try again.` },
  'cancelled-popup-request': { text: msg`Another sign-in window is open already. Continue there, or try again.` },
  'unauthorized-domain': {
    text: msg`This way to sign in does not work at this address. Please use your email address.`,
  },
  'web-storage-unsupported': {
    text: msg`Your browser stores no data for this page. Allow cookies, or leave the private window, then try again.`,
  },
  'internal-error': { text: msg`Something went wrong on our side. Please try again in a moment.` },
} as const satisfies Record<string, ErrorMessage>

/** Codes of the SDK that are not in the specification. */
const otherIdentityErrors: Record<string, ErrorMessage> = {
  'account-exists-with-different-credential': {
    text: msg`There is an account with this address already. Sign in the way you did before.`,
  },
  'code-expired': { text: msg`That took a little too long.`, next: signInAgain },
  'invalid-multi-factor-session': { text: msg`That took a little too long.`, next: signInAgain },
  'invalid-verification-code': {
    text: msg`This code is not right. Type the one that the app shows now.`,
    field: 'code',
  },
  'password-expired': {
    text: msg`The password from the first start worked for one day, which is over. Restart Pipit: it prints a new one.`,
  },
  'missing-password': { text: msg`Please type your password.`, field: 'password' },
  timeout: { text: unreachable },
  'user-cancelled': { text: msg`The sign-in was not finished. You can simply try again.` },
  'user-mismatch': { text: msg`That was another account.`, next: signInAgain },
  'weak-password': identityErrors['password-does-not-meet-requirements'],
}

/** Why the server opens no session, by its own codes. */
const sessionErrors: Record<string, ErrorMessage> = {
  'email-unverified': {
    text: msg`Your email address is not confirmed yet. Open the link in the mail that we sent you.`,
    next: { to: '/verify-email/send-link', label: msg`Send me the link again` },
  },
  'password-change-required': {
    text: msg`Your password works only once. Please choose one of your own.`,
    next: { to: '/reset-password', label: msg`Choose a password` },
  },
  'second-factor-required': {
    text: msg`Superadmins sign in with an authenticator app here.`,
    next: { to: '/second-factor', label: msg`Set it up` },
  },
  'second-factor-unconfirmed': {
    text: msg`Your authenticator app is not confirmed yet.`,
    next: { to: '/second-factor', label: msg`Confirm it` },
  },
  'account-disabled': { text: accountDisabled },
  unauthenticated: { text: msg`Your session has ended. Please sign in again.` },
}

/** `newLinkPath` is the page that sends a new link of the kind that failed. */
export function toDisplayError(error: unknown, { newLinkPath }: { newLinkPath?: string } = {}): DisplayError {
  if (error instanceof ApiCallError)
    return displayErrorForCode(error.code) ?? fieldErrorOf(error) ?? { text: error.message }
  const problem = errorMessageForCode(identityErrorCode(error))
  if (!problem)
    return error instanceof TypeError ? { text: unreachableText() } : translate(identityErrors['internal-error'])
  const missing = unmetRequirements(error)
  if (missing) return { ...translate(problem), text: missing }
  const isForNewLink = problem.next === newLink && newLinkPath !== undefined
  return translate(isForNewLink ? { ...problem, next: { ...newLink, to: newLinkPath } } : problem)
}

/** What the server said about a field that one of our forms has. */
function fieldErrorOf(error: ApiCallError): DisplayError | undefined {
  const [found] = fieldErrors(error)
  const field = fields.find((name) => name === found?.path[0])
  return found && field ? { text: found.message, field } : undefined
}

export function displayErrorForCode(code: string): DisplayError | undefined {
  const message = errorMessageForCode(code)
  return message && translate(message)
}

function errorMessageForCode(code: string): ErrorMessage | undefined {
  const known: Record<string, ErrorMessage> = { ...otherIdentityErrors, ...identityErrors, ...sessionErrors }
  return Object.hasOwn(known, code) ? known[code] : undefined
}

function translate({ text, next, ...rest }: ErrorMessage): DisplayError {
  const step = next && { next: { to: next.to, label: i18n._(next.label) } }
  return { ...rest, text: i18n._(text), ...step }
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
