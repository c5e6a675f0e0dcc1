import { onTarget, type Attack } from '../runner/attack.ts'
import { aChild, aParent, call, expectStatus, identity } from '../target/people.ts'

export const cachedPrivateAnswer: Attack = {
  name: 'cached-private-answer',
  aim: 'read a family’s data from the cache of a shared browser or proxy',
  attempt: onTarget({}, async (target) => {
    const parent = await aParent(target)
    await aChild(target, parent)
    const { token, idToken, accountId } = parent
    const answers = {
      children: await call(target, `GET /v1/accounts/${accountId}/children`, { token }),
      home: await call(target, `GET /v1/accounts/${accountId}/home`, { token }),
      account: await call(target, `GET /v1/accounts/${accountId}`, { token }),
      export: await call(target, `GET /v1/accounts/${accountId}/export`, { token }),
      identity: await identity(target, 'accounts:lookup', { idToken }),
    }
    const directives = Object.entries(answers).map(([name, answer]) => ({
      name,
      directive: expectStatus(answer, 200).headers.get('cache-control') ?? 'nothing',
    }))
    return {
      succeeded: directives.some(({ directive }) => !directive.includes('no-store')),
      evidence: `cache-control: ${directives.map(({ name, directive }) => `${name} ${directive}`).join(', ')}`,
    }
  }),
}
