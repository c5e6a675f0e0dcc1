import type { Mail } from './mail.ts'
import { renderMail, type MailContent } from './render-mail.ts'

export interface ActionMail {
  to: string
  kind: 'verifyEmail' | 'resetPassword' | 'signIn' | 'verifyAndChangeEmail' | 'recoverEmail'
  link: string
  newEmail?: string | undefined
}

type Text = Omit<MailContent, 'to' | 'link'>

const ignore = 'If you did not ask for this, you can ignore this mail. Nothing will change.'

/** Mails with a link that proves that the address belongs to the reader. */
const wordings: Record<ActionMail['kind'], (mail: ActionMail) => Text> = {
  verifyEmail: () => ({
    subject: 'Confirm your address for Pipit',
    text: 'Welcome to Pipit! Please confirm that this address is yours. Then you can sign in.',
    button: 'Confirm my address',
    footer:
      'If you did not sign up, you can ignore this mail: an account that nobody confirms is removed after 30 days.',
  }),
  resetPassword: () => ({
    subject: 'Choose a new password for Pipit',
    text: 'You asked for a new password. The link works once, for one hour.',
    button: 'Choose a new password',
    footer: 'If you did not ask for this, you can ignore this mail. Your password stays the same.',
  }),
  signIn: () => ({
    subject: 'Your link to sign in to Pipit',
    text: 'Here is your link to sign in. It works once, for one hour.',
    button: 'Sign in',
    footer: ignore,
  }),
  verifyAndChangeEmail: ({ newEmail }) => ({
    subject: 'Confirm your new address for Pipit',
    text: `You asked to use ${newEmail ?? 'this address'} for Pipit from now on.`,
    button: 'Use this address',
    footer: ignore,
  }),
  recoverEmail: ({ newEmail }) => ({
    subject: 'Your address for Pipit was changed',
    text: `Your account now uses ${newEmail ?? 'another address'}. If that was you, there is nothing to do.`,
    button: 'That was not me: change it back',
    footer: 'The link restores this address. Please choose a new password afterwards.',
  }),
}

export function renderActionMail(mail: ActionMail): Mail {
  return renderMail({ to: mail.to, link: mail.link, ...wordings[mail.kind](mail) })
}
