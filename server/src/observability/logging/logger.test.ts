import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { createLogger } from './logger.ts'
import { startServerProcess } from '@pipit/test-kit/server-process'

test('the log contains each request with its route and status, and no name, address, search text or secret', async () => {
  const data = await temporaryDataFolder()
  const server = await startServerProcess({ DATA_DIR: data.path, LOG_LEVEL: 'trace' })
  const secrets = ['mia@secret.example', 'my-secret-token', 'secret-search', 'Secret Name', 'secret-agent', 'secret-id']
  const headers = {
    authorization: 'Bearer my-secret-token',
    'content-type': 'application/json',
    'user-agent': 'secret-agent',
  }
  await fetch(`${server.url}/v1/wait-list?search=secret-search`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'mia@secret.example', name: 'Secret Name' }),
  })
  await fetch(`${server.url}/v1/wait-list`, { method: 'POST', headers, body: '{"email":"mia@secret.example' })
  await fetch(`${server.url}/v1/cards/secret-id`, { headers })
  await fetch(`${server.url}/secret-id?search=secret-search`, { headers })
  await server.stop()
  await data.remove()

  const lines = server.output.text.split('\n').filter((line) => line.startsWith('{'))
  const answered = lines.map((line) => JSON.parse(line) as { method?: string; route?: string; status?: number })
  expect(answered).toContainEqual(expect.objectContaining({ method: 'POST', route: '/v1/wait-list', status: 204 }))
  expect(answered).toContainEqual(expect.objectContaining({ route: '/v1/cards/:cardId', status: 401 }))
  for (const secret of secrets) expect(server.output.text).not.toContain(secret)
})

test('a log line names its host and process and the model that was chosen, and drops what it does not know', () => {
  const lines: string[] = []
  const logger = createLogger(
    { logLevel: 'info', logErrorCauses: false },
    { write: (line: string) => void lines.push(line) },
  )
  logger.info({ feature: 'chat', model: 'base', milliseconds: 412, words: 'My dog is called Bella.' }, 'measured')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      hostname: hostname(),
      pid: process.pid,
      feature: 'chat',
      model: 'base',
      milliseconds: 412,
      msg: 'measured',
    },
  ])
})
