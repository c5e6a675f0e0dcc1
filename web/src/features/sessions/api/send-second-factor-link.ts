import { requireUser } from '../../../api/identity/identity.ts'
import { callWithoutSession } from '../../../api/sessionless-client.ts'

/** There is no session yet: the identity token says who asks. */
export async function sendSecondFactorLink() {
  const bearer = await (await requireUser()).getIdToken()
  await callWithoutSession('POST /auth/second-factor/send-link', { bearer })
}
