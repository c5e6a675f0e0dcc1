import { matchLanguage } from '@pipit/contract/api/languages'
import { escapeHtml } from '../../http/escape-html.ts'
import { i18nOf, type I18n } from '../../i18n/i18n.ts'
import type { Mail } from './mail.ts'

export interface MailRecipient {
  email: string
  /** A tag such as `pt-BR`, of the profile or, without an account, of whoever caused the mail. */
  language: string
}

export interface MailContent {
  subject: string
  text: string
  button: string
  link: string
  /** Below the button. */
  moreLinks?: { title: string; link: string }[]
  footer: string
}

/** All mails have the same layout: a text, one button, sometimes more links, and a footer. */
export function renderMail(to: MailRecipient, write: (i18n: I18n) => MailContent): Mail {
  const i18n = i18nOf(matchLanguage([to.language]))
  const { subject, text, button, link, moreLinks = [], footer } = write(i18n)
  return {
    to: to.email,
    subject,
    text: [
      text,
      ...[{ title: button, link }, ...moreLinks].map((each) => `${each.title}:\n${each.link}`),
      footer,
      'Pipit',
    ].join('\n\n'),
    html: `<!doctype html><html lang="${i18n.language}"><body style="margin:0;padding:24px;background:#f3f8fc;font-family:system-ui,sans-serif;color:#1d2b3a">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
<p style="font-size:16px;line-height:1.5;white-space:pre-line">${escapeHtml(text)}</p>
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;background:#0958d9;color:#fff;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
${moreLinks.map((each) => `<p style="font-size:16px;line-height:1.5"><a href="${escapeHtml(each.link)}" style="color:#0958d9">${escapeHtml(each.title)}</a></p>\n`).join('')}<p style="font-size:14px;line-height:1.5;color:#5a6b7b">${escapeHtml(footer)}</p>
</div></body></html>`,
  }
}
