import { aDevice } from '../target/a-device.ts'
import { aChild, aParent, aSuperadmin, call } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { onTarget, type Attack } from '../runner/attack.ts'

export const familyNamedElsewhere: Attack = {
  name: 'family-named-elsewhere',
  aim: 'act on a family as a superadmin, without a reason and without a trace, by naming another one in the address',
  attempt: onTarget({}, async (target) => {
    const admin = await aSuperadmin(target)
    const [parent, accomplice, stranger] = [await aParent(target), await aParent(target), await aParent(target)]
    const child = await aChild(target, parent)
    const { deviceId } = await aDevice(target, admin, parent, { childId: child.id })
    const own = `?accountId=${admin.accountId}`
    const emulated = await call(target, `GET /v1/auth/tokens/device/${deviceId}${own}`, { token: admin.token })
    const promoted = await call(target, `PATCH /v1/admin/accounts/role${own}`, {
      token: admin.token,
      body: { accountId: accomplice.accountId, role: 'superadmin' },
    })
    await call(target, `PATCH /v1/admin/accounts/email-verified?accountId=${stranger.accountId}`, {
      token: admin.token,
      body: { accountId: accomplice.accountId, emailVerified: true },
    })
    const falseEntries = await entriesOf(target, stranger.accountId)
    const missing = promoted.status < 300 && (await entriesOf(target, accomplice.accountId)) === 0
    return {
      succeeded: emulated.status === 200 || missing || falseEntries > 0,
      evidence: `a token for the family’s device: ${emulated.status} ${emulated.json?.error?.code ?? ''}, an accomplice promoted: ${promoted.status}${missing ? ' without an entry' : ''}, false entries in a stranger’s trail: ${falseEntries}`,
    }
  }),
}

async function entriesOf(target: Target, accountId: string) {
  const [row] = await target.sql<{ entries: number }>(
    'select count(*)::int as entries from audit_entries where account_id = $1',
    [accountId],
  )
  return row?.entries ?? 0
}
