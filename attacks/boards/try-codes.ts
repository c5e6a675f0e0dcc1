import { aNewBoard, startBoard } from '../target/a-board.ts'
import { fromAddress } from '../target/addresses.ts'
import type { Families } from '../target/families.ts'
import { aParent, call, type SignedIn } from '../target/people.ts'
import type { Try } from '../runner/check.ts'

/** Tries more boards than wait in any home, and more guesses than any family makes. */
export async function tryCodes({ target, attacker }: Families, { tally, tries }: Try) {
  const networks = [() => '198.51.100.77', () => `2001:db8:77:1:${Math.floor(Math.random() * 0xff_ff).toString(16)}::1`]
  for (const address of networks) {
    const starts = Array.from({ length: tries(250, 60) }, () =>
      startBoard(target, aNewBoard(), {}, fromAddress(address())),
    )
    const codes = (await Promise.all(starts)).filter(({ json }) => json?.activation?.code !== undefined).length
    tally.count(codes > 0 && codes <= 30, () => `one network got ${codes} codes at the same time`)
  }

  const guess = async ({ accountId, token }: SignedIn, code: string, endpoint: string) => {
    const path = `POST /v1/accounts/${accountId}/devices/${endpoint}`
    return (await call(target, path, { token, body: { code } })).status
  }
  const guesses = tries(300, 30)
  let looked = 0
  for (let count = 0; count < guesses; count += 1) {
    const code = String(count).padStart(6, '0')
    const status = await guess(attacker.parent, code, count % 2 === 0 ? 'check-board' : 'claim-board')
    // A code of the boards above may be right.
    if (status !== 429) looked += 1
    tally.count([200, 201, 404, 429].includes(status), () => `a guessed code was answered ${status}`)
  }
  tally.count(looked <= 11, () => `${looked} of ${guesses} guesses of one family were looked up`)

  // Many families have guessed before. The count of all families is one of those above one.
  await guess(await aParent(target), '999999', 'check-board')
  await target.sql('update rate_limits set count = 1000 where count > 1')
  for (let family = 0; family < tries(5, 2); family += 1) {
    const { json } = await startBoard(target, aNewBoard())
    const status = await guess(await aParent(target), json.activation.code as string, 'claim-board')
    tally.count(status === 429, () => `after 1,000 wrong codes of many families, one was answered ${status}`)
  }
}
