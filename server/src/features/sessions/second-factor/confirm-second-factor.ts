import type { Language } from '@pipit/contract/api/languages'
import type { Database } from '@pipit/database/connect'
import type { IdentityService } from '../../../access/identity-service.ts'
import { ApiError } from '../../../api-error.ts'
import { renderMail } from '../../mails/render-mail.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import type { SecondFactorLinks } from './second-factor-links.ts'
import { isUnconfirmed, saveConfirmedSecondFactor } from './second-factor-store.ts'

export interface SecondFactorDependencies {
  database: Database
  identity: Pick<IdentityService, 'confirm'>
  links: SecondFactorLinks
  sendMail: SendMail
  limits: { isAllowed: (mail: { to: string; address: string }) => Promise<boolean> }
}

/**
 * Somebody who knows only the password of a superadmin could set up an authenticator app of their own. So the app counts
 * once the superadmin has opened a link that is mailed to their address, in a browser that has signed in with that app.
 */
export async function sendSecondFactorLink(
  { database, identity, links, sendMail, limits }: SecondFactorDependencies,
  {
    identityToken,
    clientNetwork,
    language,
  }: { identityToken: string | undefined; clientNetwork: string; language: Language },
) {
  const { uid, email, secondFactor } = await readSignIn(identity, identityToken)
  if (!(await isUnconfirmed(database, { uid, secondFactor }))) return
  if (!(await limits.isAllowed({ to: email, address: clientNetwork }))) throw new ApiError('too-many-requests')
  const link = await links.linkOf({ uid, secondFactor })
  await sendMail(
    renderMail({ email, language }, (i18n) => ({
      subject: i18n.t('Confirm your authenticator app for Pipit'),
      text: i18n.t(
        'Somebody has set up an authenticator app for your superadmin account. If that was you, open this link in the same browser within an hour.',
      ),
      button: i18n.t('This is my app'),
      link,
      footer: i18n.t(
        'If it was not you, somebody knows your password: choose a new one, and tell another superadmin. Without the link, the app gives no access.',
      ),
    })),
  )
}

/** A link that the owner opens by mistake confirms nothing: only somebody who signed in with that app can use it. */
export async function confirmSecondFactor(
  { database, identity, links }: SecondFactorDependencies,
  { identityToken, linkToken }: { identityToken: string | undefined; linkToken: string },
) {
  const { uid, secondFactor } = await readSignIn(identity, identityToken)
  const link = await links.readToken(linkToken)
  if (link?.uid !== uid || link.secondFactor !== secondFactor) throw new ApiError('not-found')
  await saveConfirmedSecondFactor(database, link)
}

async function readSignIn(identity: SecondFactorDependencies['identity'], identityToken: string | undefined) {
  const claims = identityToken ? await identity.confirm(identityToken) : null
  if (!claims) throw new ApiError('unauthenticated')
  const { uid, email, secondFactor } = claims
  if (secondFactor === null) throw new ApiError('second-factor-required')
  return { uid, email, secondFactor }
}
