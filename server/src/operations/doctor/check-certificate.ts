import { once } from 'node:events'
import { connect, type ConnectionOptions, type PeerCertificate, type TLSSocket } from 'node:tls'
import { note, ok, problem, warning, type Finding } from './finding.ts'

const dayMs = 86_400_000
/** Certificates that are renewed automatically are so 30 days before their end; at 14 something has failed. */
const fewDays = 14

/** Connects to the public address as a browser does, and reads the certificate that is shown there. */
export async function checkCertificate(
  publicUrl: string,
  signal: AbortSignal,
  { ca, now = Date.now }: { ca?: ConnectionOptions['ca']; now?: () => number } = {},
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return [note(`PUBLIC_URL is ${publicUrl}, without TLS.`)]
  const host = hostname.replace(/^\[|\]$/g, '')
  // Node checks an untrusted certificate too, but then only says that it is untrusted: so that is looked at here.
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isName(host) && { servername: host }),
    ...(ca && { ca }),
    rejectUnauthorized: false,
  })
  signal.addEventListener('abort', () => socket.destroy())
  try {
    await once(socket, 'secureConnect', { signal })
    return describe(socket, host, now())
  } catch (error) {
    if (signal.aborted) throw error
    return [problem(`${publicUrl} cannot be reached ${explain(error as NodeJS.ErrnoException)}`, reachFix)]
  } finally {
    socket.destroy()
  }
}

const reachFix =
  'Is the proxy with the certificate running, does the name lead to it, and does the firewall let this machine through?'

const isName = (host: string) => !/^[\d.]+$|:/.test(host)

function explain({ code, message }: NodeJS.ErrnoException) {
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'from here: its name has no address (DNS).'
    case 'ECONNREFUSED':
      return 'from here: nothing listens there.'
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `from here (${code}).`
    default:
      return /wrong version number|packet length|SSL|TLS/i.test(message)
        ? 'over TLS: what listens there does not speak it.'
        : `from here (${code ?? 'unknown error'}).`
  }
}

function describe(socket: TLSSocket, host: string, now: number): Finding[] {
  const certificate = socket.getPeerCertificate()
  const until = Date.parse(certificate.valid_to)
  const days = Math.floor((until - now) / dayMs)
  const names = namesOf(certificate)
  if (until < now)
    return [problem(`the certificate of ${host} has expired on ${dateOf(until)}.`, 'Renew it, and reload the proxy.')]
  if (Date.parse(certificate.valid_from) > now)
    return [
      problem(`the certificate of ${host} is not valid yet.`, 'Is the clock of this machine right? See "Clock" above.'),
    ]
  const { authorizationError } = socket as { authorizationError: Error | string | null }
  if (authorizationError) return [explainUntrusted(codeOf(authorizationError), host, names)]
  const text = `the certificate of ${host} is valid for ${days} more days (until ${dateOf(until)}), for ${names}.`
  return [days < fewDays ? warning(text, 'Renew it: automatic renewal seems to have failed.') : ok(text)]
}

function explainUntrusted(code: string, host: string, names: string) {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return problem(
      `the certificate is for ${names}, not for ${host}.`,
      'Get one for the name in PUBLIC_URL, or correct PUBLIC_URL.',
    )
  return problem(
    `the certificate of ${host} is not trusted (${code}): browsers and devices refuse it.`,
    'Use one of a public authority, with its intermediate certificates.',
  )
}

/** Node gives the code, or an error that has it. */
const codeOf = (error: Error | string) =>
  typeof error === 'string' ? error : ((error as NodeJS.ErrnoException).code ?? error.name)
const namesOf = ({ subjectaltname, subject }: PeerCertificate) =>
  subjectaltname?.replaceAll(/(DNS|IP Address):/g, '') ?? String(subject?.CN ?? 'no name')
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
