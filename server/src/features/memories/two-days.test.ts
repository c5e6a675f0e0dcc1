import { expect, test } from 'vitest'
import { createScriptedCoach } from '@pipit/coach/scripted-coach'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { findProfanity } from '../chat/find-profanity.ts'
import { createPlayHistories } from './play-histories.ts'

const fail = (message: string, error: unknown) => expect.fail(`${message}: ${String(error)}`)
const openMemories = () => createPlayHistories(server.database, { error: fail, warn: fail })
let memories: ReturnType<typeof createPlayHistories>
let coach: ReturnType<typeof createScriptedCoach>
/** The process has restarted: nothing is in its memory. */
function restartCoach() {
  memories = openMemories()
  coach = createScriptedCoach({ findProfanity, memories })
}
const think: typeof coach.think = (...request) => coach.think(...request)
const server = startTestServer({}, { voice: { ...testVoice(), think } })
const sockets = openSockets()

test('on the second day the coach goes on with the story of the first, and the parent reads what the child told', async () => {
  const { connect, accountId, bearer, child } = await aFamilyInConversation(server, sockets)
  restartCoach()
  const firstDay = await connect()
  await firstDay.start()
  await expect.poll(() => firstDay.entries().length).toBe(1)
  const say = async (device: typeof firstDay, text: string) => {
    const before = device.entries().length
    device.type(text)
    await expect.poll(() => device.entries().length).toBeGreaterThan(before + 1)
    return device.entries().at(-1)?.text ?? ''
  }
  await say(firstDay, 'I have a dog called Bruno')
  await say(firstDay, "let's play a story")
  await say(firstDay, 'the forest')
  await say(firstDay, 'go closer')
  const question = (await say(firstDay, 'I have a cat called Rex')).split(/(?<=[.?!]) /).at(-1)
  await memories.close()

  await server.database.pool.query(
    `update played_activities set started_at = started_at - interval '1 day', last_played_at = last_played_at - interval '1 day'`,
  )
  await server.database.pool.query(`update transcript_entries set at = at - interval '1 day'`)
  restartCoach()
  const secondDay = await connect()
  await secondDay.start()
  await expect.poll(() => secondDay.entries().length).toBe(1)
  expect(secondDay.entries()[0]?.text).toContain('go on')
  expect(await say(secondDay, 'yes please')).toContain(question)
  const params = { accountId, childId: child.id }
  const { facts, activities } = await server.call('GET /accounts/:accountId/children/:childId/memories', {
    params,
    bearer,
  })
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual(['Has a dog called Bruno'])
  expect(activities.find(({ activity }) => activity === 'story')?.stoppedAt).toBeTruthy()
})
