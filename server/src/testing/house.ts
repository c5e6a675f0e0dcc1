import { randomBytes } from 'node:crypto'
import { createClient } from '@pipit/contract/client'
import { versionPrefix } from '@pipit/contract/define-endpoint'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { accessTokens } from '../access/access-token.ts'
import type { Principal } from '../access/authorize.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { template } from './start-postgres.ts'

/**
 * The whole server on a database of this test file's own, listening on a free port. Tests go in by the front door:
 *
 *     const house = openHouse()
 *     await house.call('POST /wait-list', { body: { email } })
 */
export function openHouse(variables: Record<string, string> = {}) {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open(variables)
  })
  afterAll(() => opened.close())
  return {
    get url() {
      return opened.url
    },
    get database() {
      return opened.database
    },
    /** Every route there is, as `GET /v1/children`. */
    get routes() {
      return opened.routes
    },
    get call() {
      return createClient({ baseUrl: opened.url + versionPrefix })
    },
    fetch: (path: string, options?: RequestInit) => fetch(opened.url + path, options),
    /** A valid access token of whoever is wanted. */
    tokenOf: (principal: Principal) => opened.tokens.sign(principal),
  }
}

async function open(variables: Record<string, string>) {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdministrator(server, `create database ${name} template ${template}`)
  const database = connect({ ...server, database: name })
  const tokens = accessTokens(randomBytes(32))
  const routes: string[] = []
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...variables }),
    database,
    tokens,
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((each) => `${each} ${url}`)),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    routes,
    database,
    tokens,
    url,
    async close() {
      await app.close()
      await database.pool.end()
      await asAdministrator(server, `drop database ${name} with (force)`)
    },
  }
}

async function asAdministrator(server: ClientConfig, statement: string) {
  const client = new Client(server)
  await client.connect()
  await client.query(statement)
  await client.end()
}
