import type { Attack } from '../runner/attack.ts'
import { aChild, aParent, call, expectStatus } from '../target/people.ts'
import { withTarget } from '../target/with-target.ts'

export const cachedPrivateAnswer: Attack = {
  name: 'cached-private-answer',
  aim: 'read a family’s data from the cache of a shared browser or proxy',
  attempt: (options) =>
    withTarget(options, async (target) => {
      const parent = await aParent(target)
      await aChild(target, parent)
      const path = `GET /v1/accounts/${parent.accountId}/children`
      const { headers } = expectStatus(await call(target, path, { token: parent.token }), 200)
      const directive = headers.get('cache-control')
      return {
        succeeded: !directive?.includes('no-store'),
        evidence: `the list of children has cache-control: ${directive ?? 'nothing'}`,
      }
    }),
}
