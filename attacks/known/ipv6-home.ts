import { randomUUID } from 'node:crypto'
import { forEachInParallel } from '../requests/send.ts'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aNewBoard, startBoard } from '../target/a-board.ts'
import { behindProxy, fromAddress } from '../target/addresses.ts'
import { call, expectStatus, identity, password } from '../target/people.ts'

const networks = 256
/** Twice as many codes as all boards together may have, and far fewer guesses than 256 networks would be allowed. */
const [startsInEach, probesInEach] = [21, 2]
const allowedCodes = 500
const allowedProbes = 100
const allowedJoins = 100

export const ipv6Home: Attack = {
  name: 'ipv6-home',
  aim: 'pass every limit by address from one home, with an address of another of its 256 IPv6 networks each time',
  attempt: onTarget(behindProxy, async (target) => {
    const atHome = (index: number) => fromAddress(`2001:db8:77:${(index % networks).toString(16)}::${index + 1}`)
    const email = `${randomUUID()}@example.org`
    const honest = fromAddress('2001:db8:78::1')
    expectStatus(await identity(target, 'accounts:signUp', { email, password }, honest), 200)

    const [codes, probes, joins] = [{ count: 0 }, { count: 0 }, { count: 0 }]
    await forEachInParallel(Array(networks * startsInEach).keys(), 16, async (index) => {
      const { status } = await startBoard(target, aNewBoard(), {}, atHome(index))
      if (status === 200) codes.count += 1
    })
    const { status: startOfHonestBoard } = await startBoard(target, aNewBoard(), {}, honest)
    await forEachInParallel(Array(networks * probesInEach).keys(), 16, async (index) => {
      const { text } = await identity(target, 'accounts:signUp', { email, password }, atHome(index))
      if (text.includes('EMAIL_EXISTS')) probes.count += 1
    })
    await forEachInParallel(Array(networks).keys(), 16, async (index) => {
      const body = { email: `${randomUUID()}@example.org` }
      const { status } = await call(target, 'POST /v1/wait-list', { body, headers: atHome(index) })
      if (status === 204) joins.count += 1
    })
    return {
      succeeded:
        codes.count > allowedCodes ||
        probes.count > allowedProbes ||
        joins.count > allowedJoins ||
        startOfHonestBoard !== 200,
      evidence: `${codes.count} codes of boards, then ${startOfHonestBoard} for a board of another home; whether an address is taken was told ${probes.count} of ${networks * probesInEach} times; ${joins.count} of ${networks} joined the wait list`,
    }
  }),
}
