import type { Config } from './config/config.ts'

const loopback = new Set(['127.0.0.1', '::1', '[::1]', 'localhost'])

/** What an operator should know: settings that are fine for trying the server on one machine, but not for others. */
export function startWarnings(
  config: Pick<Config, 'host' | 'publicUrl' | 'smtpUrl' | 'voice'>,
  retiredPlans: { name: string; accounts: number }[],
): string[] {
  return [...warnOfOpenServer(config), ...warnOfLanguageModel(config), ...retiredPlans.map(warnOfRetiredPlan)]
}

function warnOfRetiredPlan({ name, accounts }: { name: string; accounts: number }): string {
  return `${accounts} ${accounts === 1 ? 'account has' : 'accounts have'} the plan ${name}, which is no longer configured (PLANS_FILE). They keep its limits until a superadmin chooses another plan for them on the page "Accounts".`
}

function warnOfLanguageModel({ voice }: Pick<Config, 'voice'>): string[] {
  return voice.think === 'embedded' || voice.judge
    ? []
    : [
        `THINK=${voice.think}: what the language model says is checked only by Pipit's own rules. JUDGE=openai adds a second judge before the first word is spoken.`,
      ]
}

function warnOfOpenServer({ host, publicUrl, smtpUrl }: Pick<Config, 'host' | 'publicUrl' | 'smtpUrl'>): string[] {
  if (loopback.has(host) && loopback.has(new URL(publicUrl).hostname)) return []
  return [
    ...(publicUrl.startsWith('https:')
      ? []
      : [
          'Others can reach this server, but PUBLIC_URL is not https: passwords and conversations would be sent unencrypted. Put a TLS proxy in front.',
        ]),
    ...(smtpUrl === null
      ? ['Others can reach this server, but there is no mail server (SMTP_URL): no mail will be sent. Set SMTP_URL.']
      : []),
  ]
}
