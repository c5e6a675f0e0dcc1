import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findSecrets } from './scan-secrets.ts'

// Put together here, because this file is scanned too.
const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
})
const planted: [string, string | Buffer][] = [
  ['a private key', privateKey],
  ['an AWS access key', `aws_secret_access_key = "${randomBytes(30).toString('hex').slice(0, 40)}"`],
  ['a token of a code host', `ghp_${'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6'.slice(0, 36)}`],
  ['a token of a package registry', `//registry.example.org/:_authToken=npm_${'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6'}`],
  ['a database address with a password', ['postgres://pipit:', 'correct-horse', '@db.example.org/pipit'].join('')],
  ["a device's API key", `pipit_${randomBytes(32).toString('base64url')}`],
]

describe('the secret scan', () => {
  test.each(planted)('finds %s, and does not repeat it', async (_, secret) => {
    const found = await findSecrets('server/notes.ts', `const first = 1\nconst second = \`${secret}\`\n`)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^server\/notes\.ts:2 has a secret: [\w -]+$/)
    expect(found[0]).not.toContain(String(secret))
  })

  test('finds nothing in ordinary code', async () => {
    expect(
      await findSecrets('server/notes.ts', "const prefix = 'pipit_'\nreadSecret(process.env.SECRET_KEY)\n"),
    ).toEqual([])
  })

  test('leaves out the listed examples only', async () => {
    const address = ['postgres://pipit:', 'correct-horse', '@db.example.org/pipit'].join('')
    expect(await findSecrets('a.ts', address, { [address]: 'an example' })).toEqual([])
    expect(await findSecrets('a.ts', address, { 'another text': 'an example' })).toHaveLength(1)
  })
})
