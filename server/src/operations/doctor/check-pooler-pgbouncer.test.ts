import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { startPgBouncer } from '@pipit/test-kit/start-pgbouncer'
import { checkPooler } from './check-pooler.ts'
import { createDatabaseAccess } from './database-access.ts'

const postgres = inject('postgres')
const names = [1, 2].map(() => `doctor_${randomBytes(6).toString('hex')}`)
const directUrl = (name = '') =>
  `postgres://${postgres.user}@localhost/${name}?host=${encodeURIComponent(postgres.host)}`
let pgBouncer: Awaited<ReturnType<typeof startPgBouncer>>
beforeAll(async () => {
  pgBouncer = await startPgBouncer(postgres)
  for (const name of names) await administrate(`create database ${name}`)
})
afterAll(async () => {
  await pgBouncer.stop()
  for (const name of names) await administrate(`drop database ${name} with (force)`)
})

async function administrate(statement: string) {
  const client = new Client(postgres)
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function check(databaseUrl: string, DATABASE_DIRECT_URL?: string) {
  const SECRET_KEY = Buffer.alloc(32).toString('base64')
  const config = readConfig({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL, SECRET_KEY })
  return checkPooler(createDatabaseAccess(config))
}

const pooledUrl = (name = '') => pgBouncer.urlOf(name)

test('without a pooler, each connection has a session of its own', async () => {
  expect(await check(directUrl(names[0]))).toMatchObject([{ level: 'ok' }])
})

test('a pooler in transaction mode without DATABASE_DIRECT_URL is wrong, and so is one in DATABASE_DIRECT_URL', async () => {
  expect(await check(pooledUrl(names[0]))).toMatchObject([
    {
      level: 'problem',
      text: expect.stringContaining('DATABASE_URL leads to a pooler'),
      fix: expect.stringContaining('DATABASE_DIRECT_URL'),
    },
  ])
  expect(await check(pooledUrl(names[0]), pooledUrl(names[0]))).toMatchObject([
    { level: 'problem', text: 'DATABASE_DIRECT_URL leads to a pooler, too.' },
  ])
})

test('a pooler beside the address of the same database is right, beside that of another one wrong', async () => {
  expect(await check(pooledUrl(names[0]), directUrl(names[0]))).toMatchObject([{ level: 'ok' }])
  expect(await check(pooledUrl(names[0]), directUrl(names[1]))).toMatchObject([
    { level: 'problem', text: expect.stringContaining('different databases') },
  ])
})

test('a pooler that accepts all parameters is recognised by two connections that share a session', async () => {
  const lenient = await startPgBouncer(postgres, { ignoreStartupParameters: true })
  try {
    expect(await check(lenient.urlOf(names[0] ?? ''))).toMatchObject([
      { level: 'problem', text: expect.stringContaining('DATABASE_URL leads to a pooler') },
    ])
  } finally {
    await lenient.stop()
  }
})
