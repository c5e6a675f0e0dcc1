import { requireUser } from '../../../api/identity/identity.ts'
import { callWithoutSession } from '../../../api/sessionless-client.ts'

/** There is no session yet: the identity token says who confirms. */
export async function confirmSecondFactor(linkToken: string) {
  const bearer = await (await requireUser()).getIdToken()
  await callWithoutSession('POST /auth/second-factor/confirm', { bearer, body: { token: linkToken } })
}
