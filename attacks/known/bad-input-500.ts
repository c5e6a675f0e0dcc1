import { randomUUID } from 'node:crypto'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aChild, aSuperadmin, call } from '../target/people.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const year0 = '0000-01-01T00:00:00.000Z'

export const badInput500: Attack = {
  name: 'bad-input-500',
  aim: 'make the server fail with values that PostgreSQL refuses, or break an export after status 200',
  attempt: onTarget({}, async (target) => {
    const superadmin = await aSuperadmin(target)
    const { token, accountId } = superadmin
    const { id } = await aChild(target, superadmin)
    const account = `/v1/accounts/${accountId}`
    const child = `${account}/children/${id}`
    const requests: [endpoint: string, body?: object][] = [
      [`POST ${account}/children`, { name: 'Mi\0a', proficiencyLevel: 'simple', contentMaturity: 'preschool' }],
      [`POST ${account}/wifi-networks`, { ssid: 'a\0', password: 'correct horse' }],
      [`PATCH ${child}`, { name: 'Mia', version: 2 ** 31 }],
      [`GET ${child}/transcripts?search=%00`],
      [`GET ${child}/transcripts?from=0000-01-01`],
      [`GET ${child}/transcripts?cursor=${encode([year0, randomUUID(), 1])}`],
      [`GET ${child}/transcripts/download?from=0000-01-01`],
      [`GET ${child}/insights?to=0000-12-31`],
      [`GET ${child}/insights?cursor=0000-01-01`],
      [`DELETE ${child}/transcripts/days/0000-01-01`],
      [`GET ${child}/flags?cursor=1_${encodeURIComponent('2026-11-02T10:00:00Z')}_${'-'.repeat(36)}`],
      [`GET ${child}/flags?cursor=0_${encodeURIComponent(year0)}_${randomUUID()}`],
      ['POST /v1/admin/accounts/list', { cursor: encode(['newest', year0, randomUUID()]) }],
      ['POST /v1/admin/accounts/list', { search: 'a\0' }],
      ['POST /v1/admin/accounts/export', { search: 'a\0' }],
    ]
    const failed: string[] = []
    for (const [endpoint, body] of requests) {
      const status = await call(target, endpoint, { token, body }).then(
        (answer) => answer.status,
        () => 'broken after 200',
      )
      if (status !== 400) failed.push(`${status} for ${endpoint.replaceAll(accountId, '…').replaceAll(id, '…')}`)
    }
    return {
      succeeded: failed.length > 0,
      evidence: `not answered with 400: ${failed.length} of ${requests.length}${failed.length > 0 ? `, such as ${failed[0]}` : ''}`,
    }
  }),
}
