import { note, ok, problem, warning, type Finding } from './finding.ts'

interface Options {
  smtpUrl: string | null
  mailFrom: string
  verify: (url: string, options?: { requireTLS: boolean }) => Promise<string | null>
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Talks to the mail server as for a mail, but sends none. */
export async function checkMail({ smtpUrl, mailFrom, verify }: Options): Promise<Finding[]> {
  if (smtpUrl === null) return [note('SMTP_URL is not set: mail waits in the outbox, and nothing is sent.')]
  const { host, hostname, protocol, username } = new URL(smtpUrl)
  const failure = await verify(smtpUrl)
  if (failure) return [explain(failure, host)]
  const isLocal = loopback.test(hostname)
  const isEncrypted = protocol === 'smtps:' || (await verify(smtpUrl, { requireTLS: true })) === null
  const how = `${isEncrypted ? 'encrypted' : 'not encrypted'}, ${username ? 'signed in' : 'without a user'}`
  return [
    isEncrypted || isLocal
      ? ok(`${host} accepts mail from here (${how}).`)
      : warning(
          `${host} accepts mail from here, but the connection is not encrypted.`,
          'Use one with STARTTLS or smtps://.',
        ),
    ...checkSender(mailFrom),
  ]
}

function checkSender(mailFrom: string): Finding[] {
  const domain = /@([^\s>]+)>?\s*$/.exec(mailFrom)?.[1]
  if (domain && domain !== 'localhost') return []
  return [
    warning(`MAIL_FROM is "${mailFrom}": most servers refuse such a sender.`, 'Set it to an address of your domain.'),
  ]
}

function explain(failure: string, host: string): Finding {
  switch (failure) {
    case 'sign-in-refused':
      return problem(
        `${host} refuses the user or password in SMTP_URL.`,
        'Correct them. Special characters need %-encoding.',
      )
    case 'untrusted-certificate':
      return problem(
        `the certificate of ${host} is not trusted, or not for this name.`,
        'Use the name that is in the certificate, or one of a public authority.',
      )
    case 'no-answer':
      return problem(
        `${host} does not answer.`,
        'Is the port right (587 with smtp://, 465 with smtps://), and not blocked?',
      )
    case 'unreachable':
      return problem(
        `${host} cannot be reached.`,
        'Correct the name and the port in SMTP_URL, or start the mail server.',
      )
    default:
      return problem(
        `${host} answers, but refuses the conversation.`,
        'Its log says why. Is smtp:// or smtps:// right for this port?',
      )
  }
}
