import { z } from 'zod'
import type { Parts } from '../dependencies.ts'
import { authenticate } from '../tokens/authenticate.ts'
import { idToken } from '../wire/fields.ts'
import { describeAccount } from './describe-account.ts'

export const ownAccountRequest = z.object({ idToken })

export async function lookUp(parts: Parts, request: z.output<typeof ownAccountRequest>) {
  const { account } = await authenticate(parts, request.idToken)
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [describeAccount(account)] }
}
