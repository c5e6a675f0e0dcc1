import type { Transporter } from 'nodemailer'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Hands mail to the operator's mail server. */
export function createSmtpMail({ url, from }: { url: string; from: string }) {
  let opened: Promise<Transporter> | undefined
  const transport = () => (opened ??= open())
  return {
    async deliver({ to, subject, text, html }: Mail) {
      await (await transport()).sendMail({ to, subject, text, html })
    },
    async close() {
      ;(await opened)?.close()
    },
  }

  // Loaded with the first mail: a house without a mail server never needs it.
  async function open() {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from })
  }
}
