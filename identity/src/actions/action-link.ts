import type { ActionKind } from './action-code-store.ts'

export type ActionMode = 'verifyEmail' | 'resetPassword' | 'signIn' | 'verifyAndChangeEmail' | 'recoverEmail'

/** The SDK's `ActionCodeURL.parseLink` reads these back from a mailed link. */
export interface ActionLink {
  mode: ActionMode
  oobCode: string
  apiKey: string
  lang: string
  continueUrl?: string
}

export interface ActionMail {
  to: string
  kind: ActionMode
  link: string
  lang: string
  /** The person changes to this address, or has changed to it. */
  newEmail?: string
}

export const modeOf: Record<ActionKind, ActionMode> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

export function withActionQuery(page: string, { mode, oobCode, apiKey, lang, continueUrl }: ActionLink): string {
  const url = new URL(page)
  for (const [name, value] of Object.entries({ mode, oobCode, apiKey, lang, continueUrl })) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}
