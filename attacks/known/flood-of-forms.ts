import { formOfManyFields } from '../requests/costly-forms.ts'
import type { Attack } from '../runner/attack.ts'
import { answeredMeanwhile } from '../target/answered-meanwhile.ts'
import { aParent, call } from '../target/people.ts'
import { withTarget } from '../target/with-target.ts'

export const floodOfForms: Attack = {
  name: 'flood-of-forms',
  aim: 'silence the server for everybody, without an account, by forms of very many fields',
  measuresTime: true,
  attempt: (options) =>
    withTarget(options, async (target) => {
      const parent = await aParent(target)
      const statuses = new Set<number | 'cut'>()
      const { isSilenced, figures } = await answeredMeanwhile({
        connections: 2,
        request: () => call(target, `GET /v1/accounts/${parent.accountId}/children`, { token: parent.token }),
        async attack() {
          const headers = { 'content-type': 'application/x-www-form-urlencoded' }
          const request = { method: 'POST', headers, body: formOfManyFields }
          // The connection may end before all was sent.
          const response = await target.fetch('/emulator/auth/callback', request).catch(() => null)
          await response?.body?.cancel()
          statuses.add(response?.status ?? 'cut')
        },
      })
      return { succeeded: isSilenced, evidence: `forms were answered ${[...statuses].join(', ')}; ${figures}` }
    }),
}
