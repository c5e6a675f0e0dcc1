import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { authenticate } from '../tokens/authenticate.ts'
import { idToken } from '../http/field-schemas.ts'
import { describeAccount } from '../accounts/describe-account.ts'

export const ownAccountRequest = z.object({ idToken })

export async function lookUpAccount(dependencies: Dependencies, request: z.output<typeof ownAccountRequest>) {
  const { account } = await authenticate(dependencies, request.idToken)
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [describeAccount(account)] }
}
