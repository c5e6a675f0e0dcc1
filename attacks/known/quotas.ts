import { onTarget, type Attack } from '../runner/attack.ts'
import { aChild, aParent, call, expectStatus } from '../target/people.ts'

const tried = 60

export const quotas: Attack = {
  name: 'quotas',
  aim: 'fill the installation from one account',
  attempt: onTarget({}, async (target) => {
    const parent = await aParent(target)
    const { token, accountId } = parent
    const add = (kind: string, body: object) => call(target, `POST /v1/accounts/${accountId}/${kind}`, { token, body })
    const child = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
    const network = { ssid: 'Home', password: 'correct horse' }
    await aChild(target, parent)
    expectStatus(await add('wifi-networks', network), 201)
    const answers = await Promise.all(
      Array.from({ length: tried }, async () => [await add('children', child), await add('wifi-networks', network)]),
    )
    const counts = [0, 1].map((kind) => answers.filter((each) => each[kind]?.status === 201).length + 1)
    const [children = 0, networks = 0] = counts
    return {
      succeeded: children > tried || networks > tried,
      evidence: `of ${tried + 1} each, one family got ${children} children and ${networks} wifi networks`,
    }
  }),
}
