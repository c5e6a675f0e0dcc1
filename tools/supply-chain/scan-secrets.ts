import { lintSource } from '@secretlint/core'
import { creator as recommendedRules } from '@secretlint/secretlint-rule-preset-recommend'

/** Texts that look like secrets in tests and examples, and why they are none. */
const knownExamples: Record<string, string> = {
  'mysql://root:s3cret@db/pipit':
    'config.test.ts: an address that the server must refuse, without showing the password',
  'postgres://pipit:s3cret@127.0.0.1:': 'run-server.test.ts: a database that nobody runs',
}

/** The keys that Pipit creates itself (server/src/features/devices/register-device.ts). */
const deviceKey = /\bpipit_[\w-]{43}(?![\w-])/g

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: recommendedRules }] }

/** Returns where a text has a secret. The secret itself is left out, because the result is printed. */
export async function findSecrets(filePath: string, content: string, examples = knownExamples): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath, content, contentType: 'text' },
    options: { config, noPhysicFilePath: true },
  })
  const found = [
    ...messages.map(({ range: [start, end], ruleId }) => ({ start, end, what: ruleId.replace(/^.*-rule-/, '') })),
    ...[...content.matchAll(deviceKey)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      what: 'the API key of a device',
    })),
  ]
  return found
    .filter(({ start, end }) => !isExample(content.slice(start, end), examples))
    .map(({ start, what }) => `${filePath}:${lineOf(content, start)} has a secret: ${what}`)
}

function isExample(found: string, examples: Record<string, string>): boolean {
  return Object.keys(examples).some((example) => found.startsWith(example))
}

function lineOf(content: string, index: number): number {
  return content.slice(0, index).split('\n').length
}
