import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, aSuperadmin, call, expectStatus, signIn } from '../target/people.ts'

const email = 'former@example.org'

export const demotedSuperadminReturns: Attack = {
  name: 'demoted-superadmin-returns',
  aim: 'become superadmin again by signing in, after another superadmin took the role away, and leave no trace',
  attempt: onTarget({ variables: { SUPERADMIN_EMAILS: email } }, async (target) => {
    const [{ accountId, token: formerToken }, { token }] = [await aParent(target, email), await aSuperadmin(target)]
    expectStatus(await call(target, 'POST /v1/admin/accounts/list', { token: formerToken, body: {} }), 200)
    const demotion = { token, body: { accountId, role: 'parent' } }
    expectStatus(await call(target, 'PATCH /v1/admin/accounts/role', demotion), 204)
    const again = await signIn(target, email)
    const list = await call(target, 'POST /v1/admin/accounts/list', { token: again.token, body: {} })
    const entries = await target.sql<{ action: string }>('select action from audit_entries where account_id = $1', [
      accountId,
    ])
    return {
      succeeded: list.status === 200,
      evidence: `the list of all accounts after the demotion: ${list.status}; the trail about the account: ${entries.map(({ action }) => action).join(', ')}`,
    }
  }),
}
