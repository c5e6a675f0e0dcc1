import type { Config } from './config.ts'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** What works, but is not meant for others than the person at this machine. */
export function warningsFor({ host, publicUrl, smtpUrl }: Pick<Config, 'host' | 'publicUrl' | 'smtpUrl'>): string[] {
  if (loopback.has(host)) return []
  return [
    ...(publicUrl.startsWith('https:')
      ? []
      : [
          'Others can reach this server, but PUBLIC_URL is not https: passwords and children’s words would travel unprotected. Put a TLS proxy in front.',
        ]),
    ...(smtpUrl === null
      ? ['Others can reach this server, but there is no mail server (SMTP_URL): nobody else will get their mail.']
      : []),
  ]
}
