import { escapeHtml } from '../../http/escape-html.ts'
import type { Mail } from './mail.ts'

export interface ActionMail {
  to: string
  kind: 'verifyEmail' | 'resetPassword' | 'signIn' | 'verifyAndChangeEmail' | 'recoverEmail'
  link: string
  newEmail?: string | undefined
}

interface Wording {
  subject: string
  text: string
  button: string
  otherwise: string
}

const ignore = 'If you did not ask for this, ignore this mail; nothing changes.'

/** The mails that carry a link which proves that the address is theirs. */
const wordings: Record<ActionMail['kind'], (mail: ActionMail) => Wording> = {
  verifyEmail: () => ({
    subject: 'Confirm your address for Pipit',
    text: 'Welcome to Pipit. Confirm that this address is yours, and you can sign in.',
    button: 'Confirm my address',
    otherwise: ignore,
  }),
  resetPassword: () => ({
    subject: 'Choose a new password for Pipit',
    text: 'You asked for a new password. The link works once, for one hour.',
    button: 'Choose a new password',
    otherwise: 'If you did not ask for this, ignore this mail; your password stays as it is.',
  }),
  signIn: () => ({
    subject: 'Your link to sign in to Pipit',
    text: 'Here is your link to sign in. It works once, for one hour.',
    button: 'Sign in',
    otherwise: ignore,
  }),
  verifyAndChangeEmail: ({ newEmail }) => ({
    subject: 'Confirm your new address for Pipit',
    text: `You asked to use ${newEmail ?? 'this address'} for Pipit from now on.`,
    button: 'Use this address',
    otherwise: ignore,
  }),
  recoverEmail: ({ newEmail }) => ({
    subject: 'Your address for Pipit was changed',
    text: `Your account now uses ${newEmail ?? 'another address'}. If that was you, there is nothing to do.`,
    button: 'That was not me: change it back',
    otherwise: 'The link brings back this address; choose a new password afterwards.',
  }),
}

export function writeActionMail(mail: ActionMail): Mail {
  const { subject, text, button, otherwise } = wordings[mail.kind](mail)
  return {
    to: mail.to,
    subject,
    text: `${text}\n\n${button}:\n${mail.link}\n\n${otherwise}\n\nPipit`,
    html: `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#f3f8fc;font-family:system-ui,sans-serif;color:#1d2b3a">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
<p style="font-size:16px;line-height:1.5">${escapeHtml(text)}</p>
<p style="margin:24px 0"><a href="${escapeHtml(mail.link)}" style="display:inline-block;padding:12px 24px;background:#0958d9;color:#fff;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
<p style="font-size:14px;line-height:1.5;color:#5a6b7b">${escapeHtml(otherwise)}</p>
</div></body></html>`,
  }
}
