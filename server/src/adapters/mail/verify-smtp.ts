import { createTransport } from 'nodemailer'

export type SmtpFailure =
  | 'unreachable'
  | 'no-answer'
  | 'untrusted-certificate'
  | 'no-encryption'
  | 'sign-in-refused'
  | 'refused'

interface SmtpError extends Error {
  code?: string
}

const timeouts = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000, dnsTimeout: 4000 }

/**
 * Talks to the mail server until it would accept a mail: connect, EHLO, STARTTLS, AUTH. Null: it would. Without what the
 * server wrote, which may contain the user.
 */
export async function verifySmtp(url: string, { requireTLS = false } = {}): Promise<SmtpFailure | null> {
  const transport = createTransport({ url, requireTLS, ...timeouts })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return failureOf(error as SmtpError)
  } finally {
    transport.close()
  }
}

function failureOf({ code = '', message }: SmtpError): SmtpFailure {
  if (/certificate|self.signed|altname|CERT_/i.test(message)) return 'untrusted-certificate'
  switch (code) {
    case 'ETLS':
      return 'no-encryption'
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return 'sign-in-refused'
    case 'ETIMEDOUT':
      return 'no-answer'
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'EDNS':
    case 'ECONNREFUSED':
      return 'unreachable'
    default:
      return 'refused'
  }
}
