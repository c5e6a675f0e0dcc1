import { z } from 'zod'
import { findByEmail, type Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { countMail } from '../passwords/mail-limits.ts'
import { authenticate, authenticateRecent } from '../tokens/authenticate.ts'
import { emailAddress, idToken, idTokenForMail, optionalText } from '../http/field-schemas.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { ActionKind } from './action-code-store.ts'
import { createActionCode } from './action-codes.ts'
import { modeOf } from './action-link.ts'
import { requireAuthorizedContinueUrl, requireOwnLinkDomain } from './continue-url.ts'

const settings = {
  continueUrl: optionalText(2048),
  linkDomain: optionalText(255),
  dynamicLinkDomain: z.undefined('INVALID_DYNAMIC_LINK_DOMAIN').optional(),
}

export const sendActionCodeRequest = z.discriminatedUnion(
  'requestType',
  [
    z.object({ requestType: z.literal('PASSWORD_RESET'), email: emailAddress, ...settings }),
    z.object({ requestType: z.literal('EMAIL_SIGNIN'), email: emailAddress, ...settings }),
    z.object({ requestType: z.literal('VERIFY_EMAIL'), idToken: idTokenForMail, ...settings }),
    z.object({
      requestType: z.literal('VERIFY_AND_CHANGE_EMAIL'),
      idToken,
      newEmail: emailAddress,
      ...settings,
    }),
  ],
  'MISSING_REQ_TYPE',
)

type Request = z.output<typeof sendActionCodeRequest>

/** The response comes before the address is looked up, because the time taken would reveal whether anybody has it. */
export async function sendActionCode(dependencies: Dependencies, request: Request, origin: RequestOrigin) {
  requireAuthorizedContinueUrl(dependencies.options, request.continueUrl)
  requireOwnLinkDomain(dependencies.options, request.linkDomain)
  const { action, shouldSend, responseEmail } = await planAction(dependencies, request)
  await countMail(dependencies.attempts, { to: action.to, address: origin.address })
  dependencies.backgroundWork.start(async () => {
    const account = await findByEmail(dependencies.database, action.to)
    if (!shouldSend(account)) return
    const uid = action.uid ?? account?.uid ?? null
    await mailAction(dependencies, { ...action, uid, lang: origin.language, continueUrl: request.continueUrl })
  }, origin.logError)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: responseEmail }
}

interface Action {
  kind: ActionKind
  to: string
  uid: string | null
  email: string | null
  newEmail?: string
}

interface Plan {
  action: Action
  /** Decides with the account that has the recipient's address, if anybody has. */
  shouldSend: (recipient: Account | null) => boolean
  responseEmail: string | null
}

async function planAction(dependencies: Dependencies, request: Request): Promise<Plan> {
  switch (request.requestType) {
    case 'PASSWORD_RESET':
    case 'EMAIL_SIGNIN': {
      const { email, requestType: kind } = request
      const shouldSend = (recipient: Account | null) => kind === 'EMAIL_SIGNIN' || recipient !== null
      return { action: { kind, to: email, email, uid: null }, responseEmail: email, shouldSend }
    }
    case 'VERIFY_EMAIL': {
      const { account } = await authenticate(dependencies, request.idToken)
      const { email, uid } = account
      if (email === null) throw new IdentityError('MISSING_EMAIL')
      return { action: { kind: 'VERIFY_EMAIL', to: email, email, uid }, responseEmail: email, shouldSend: () => true }
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const { newEmail } = request
      const { account } = await authenticateRecent(dependencies, request.idToken)
      const { email, uid } = account
      const action: Action = { kind: 'VERIFY_AND_CHANGE_EMAIL', to: newEmail, newEmail, email, uid }
      return { action, responseEmail: email, shouldSend: (recipient) => recipient === null }
    }
  }
}

export async function mailAction(
  dependencies: Dependencies,
  action: Action & { lang: string; continueUrl?: string | undefined },
): Promise<void> {
  const { to, kind, newEmail, lang } = action
  await dependencies.options.sendActionMail({
    to,
    kind: modeOf[kind],
    lang,
    link: await createActionLink(dependencies, action),
    ...(newEmail === undefined ? {} : { newEmail }),
  })
}

export async function createActionLink(
  dependencies: Dependencies,
  action: Omit<Action, 'to'> & { lang: string; continueUrl?: string | undefined },
): Promise<string> {
  const { kind, uid, email, newEmail, lang, continueUrl } = action
  const oobCode = await createActionCode(dependencies, dependencies.database, kind, {
    uid,
    email,
    newEmail: newEmail ?? null,
  })
  return dependencies.options.actionUrl({
    mode: modeOf[kind],
    oobCode,
    apiKey: dependencies.options.apiKey,
    lang,
    ...(continueUrl === undefined ? {} : { continueUrl }),
  })
}
