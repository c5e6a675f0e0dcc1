import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, call } from '../target/people.ts'

export const consentMissing: Attack = {
  name: 'consent-missing',
  aim: 'store something about a child although no parent has agreed to it',
  attempt: onTarget({}, async (target) => {
    const parent = await aParent(target)
    const added = await call(target, `POST /v1/accounts/${parent.accountId}/children`, {
      token: parent.token,
      body: { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' },
    })
    return {
      succeeded: added.status === 201,
      evidence: `a child without a parental consent: ${added.status} ${added.json?.error?.code ?? ''}`,
    }
  }),
}
