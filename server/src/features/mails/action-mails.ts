import type { I18n } from '../../i18n/i18n.ts'
import type { Mail } from './mail.ts'
import { renderMail, type MailContent } from './render-mail.ts'

export interface ActionMail {
  to: string
  kind: 'verifyEmail' | 'resetPassword' | 'signIn' | 'verifyAndChangeEmail' | 'recoverEmail'
  link: string
  /** The language of the page on which the mail was asked for. */
  lang: string
  newEmail?: string | undefined
}

type Text = Omit<MailContent, 'link'>

const ignore = (i18n: I18n) => i18n.t('If you did not ask for this, you can ignore this mail. Nothing will change.')

/** Mails with a link that proves that the address belongs to the reader. */
const wordings: Record<ActionMail['kind'], (i18n: I18n, mail: ActionMail) => Text> = {
  verifyEmail: (i18n) => ({
    subject: i18n.t('Confirm your address for Pipit'),
    text: i18n.t('Welcome to Pipit! Please confirm that this address is yours. Then you can sign in.'),
    button: i18n.t('Confirm my address'),
    footer: i18n.t(
      'If you did not sign up, you can ignore this mail: an account that nobody confirms is removed after 30 days.',
    ),
  }),
  resetPassword: (i18n) => ({
    subject: i18n.t('Choose a new password for Pipit'),
    text: i18n.t('You asked for a new password. The link works once, for one hour.'),
    button: i18n.t('Choose a new password'),
    footer: i18n.t('If you did not ask for this, you can ignore this mail. Your password stays the same.'),
  }),
  signIn: (i18n) => ({
    subject: i18n.t('Your link to sign in to Pipit'),
    text: i18n.t('Here is your link to sign in. It works once, for one hour.'),
    button: i18n.t('Sign in'),
    footer: ignore(i18n),
  }),
  verifyAndChangeEmail: (i18n, { newEmail }) => ({
    subject: i18n.t('Confirm your new address for Pipit'),
    text:
      newEmail === undefined
        ? i18n.t('You asked to use this address for Pipit from now on.')
        : i18n.t('You asked to use {newEmail} for Pipit from now on.', { newEmail }),
    button: i18n.t('Use this address'),
    footer: ignore(i18n),
  }),
  recoverEmail: (i18n, { newEmail }) => ({
    subject: i18n.t('Your address for Pipit was changed'),
    text:
      newEmail === undefined
        ? i18n.t('Your account now uses another address. If that was you, there is nothing to do.')
        : i18n.t('Your account now uses {newEmail}. If that was you, there is nothing to do.', { newEmail }),
    button: i18n.t('That was not me: change it back'),
    footer: i18n.t('The link restores this address. Please choose a new password afterwards.'),
  }),
}

export function renderActionMail(mail: ActionMail): Mail {
  const { to, lang, kind, link } = mail
  return renderMail({ email: to, language: lang }, (i18n) => ({ link, ...wordings[kind](i18n, mail) }))
}
