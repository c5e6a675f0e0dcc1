import type { Transporter } from 'nodemailer'
import { ProviderError, type ProviderErrorCode } from '@pipit/voice/provider-error'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail through the operator's mail server. */
export function createSmtpMail({ url, from }: { url: string; from: string }) {
  let opened: Promise<Transporter> | undefined
  const transport = () => (opened ??= open())
  return {
    async deliver({ to, subject, text, html }: Mail) {
      await (await transport()).sendMail({ to, subject, text, html }).catch((error: SmtpError) => {
        throw toProviderError(error)
      })
    },
    async close() {
      ;(await opened)?.close()
    },
  }

  // Loaded with the first mail, to save memory until then.
  async function open() {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from })
  }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

const codes: Record<string, ProviderErrorCode> = {
  EAUTH: 'unauthorized',
  ENOAUTH: 'unauthorized',
  EOAUTH2: 'unauthorized',
  ETIMEDOUT: 'timeout',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
}

/** The message of the mail server is left out, because it usually contains the recipient. */
function toProviderError({ code = '', responseCode, message }: SmtpError) {
  const [systemError] = /\bE[A-Z]{4,}\b/.exec(message) ?? []
  return new ProviderError('smtp', codes[code] ?? 'rejected', { status: responseCode, reason: systemError })
}
