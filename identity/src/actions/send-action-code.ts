import { z } from 'zod'
import { findByEmail, type Account } from '../accounts/account-store.ts'
import type { ActionKind } from '../database/schema.ts'
import type { Parts } from '../dependencies.ts'
import { mailFrom, mailTo } from '../passwords/limits.ts'
import { authenticate, authenticateRecent } from '../tokens/authenticate.ts'
import { emailAddress, idToken, optionalText } from '../wire/fields.ts'
import type { Origin } from '../wire/operation.ts'
import { WireError } from '../wire/wire-error.ts'
import { createActionCode } from './action-codes.ts'
import { modeOf } from './action-link.ts'
import { requireOwnContinueUrl } from './continue-url.ts'

const webAddress = optionalText(2048)

export const sendActionCodeRequest = z.discriminatedUnion(
  'requestType',
  [
    z.object({ requestType: z.literal('PASSWORD_RESET'), email: emailAddress, continueUrl: webAddress }),
    z.object({ requestType: z.literal('EMAIL_SIGNIN'), email: emailAddress, continueUrl: webAddress }),
    z.object({ requestType: z.literal('VERIFY_EMAIL'), idToken, continueUrl: webAddress }),
    z.object({
      requestType: z.literal('VERIFY_AND_CHANGE_EMAIL'),
      idToken,
      newEmail: emailAddress,
      continueUrl: webAddress,
    }),
  ],
  'MISSING_REQ_TYPE',
)

type Request = z.output<typeof sendActionCodeRequest>

/**
 * Mails a link. The answer is the same whether or not anybody has the address, and comes before that is looked up: else
 * the time that it takes would tell.
 */
export async function sendActionCode(parts: Parts, request: Request, origin: Origin) {
  requireOwnContinueUrl(parts.options, request.continueUrl)
  const { action, isWanted, answer } = await actionFor(parts, request)
  await parts.attempts.take(mailFrom(origin.address))
  await parts.attempts.take(mailTo(action.to))
  parts.background.start(async () => {
    const account = await findByEmail(parts.database, action.to)
    if (!isWanted(account)) return
    const uid = action.uid ?? account?.uid ?? null
    await mailAction(parts, { ...action, uid, lang: origin.language, continueUrl: request.continueUrl })
  }, origin.report)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: answer }
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
  /** Decided with the account, if any, that has the address to which the mail would go. */
  isWanted: (recipient: Account | null) => boolean
  answer: string | null
}

async function actionFor(parts: Parts, request: Request): Promise<Plan> {
  switch (request.requestType) {
    case 'PASSWORD_RESET':
    case 'EMAIL_SIGNIN': {
      const { email, requestType: kind } = request
      const isWanted = (recipient: Account | null) => kind === 'EMAIL_SIGNIN' || recipient !== null
      return { action: { kind, to: email, email, uid: null }, answer: email, isWanted }
    }
    case 'VERIFY_EMAIL': {
      const { account } = await authenticate(parts, request.idToken)
      const { email, uid } = account
      if (email === null) throw new WireError('MISSING_EMAIL')
      return { action: { kind: 'VERIFY_EMAIL', to: email, email, uid }, answer: email, isWanted: () => true }
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const { newEmail } = request
      const { account } = await authenticateRecent(parts, request.idToken)
      const { email, uid } = account
      const action: Action = { kind: 'VERIFY_AND_CHANGE_EMAIL', to: newEmail, newEmail, email, uid }
      return { action, answer: email, isWanted: (recipient) => recipient === null }
    }
  }
}

export async function mailAction(
  parts: Parts,
  action: Action & { lang: string; continueUrl?: string | undefined },
): Promise<void> {
  const { to, kind, newEmail, lang } = action
  await parts.options.sendActionMail({
    to,
    kind: modeOf[kind],
    lang,
    link: await createActionLink(parts, action),
    ...(newEmail === undefined ? {} : { newEmail }),
  })
}

export async function createActionLink(
  parts: Parts,
  action: Omit<Action, 'to'> & { lang: string; continueUrl?: string | undefined },
): Promise<string> {
  const { kind, uid, email, newEmail, lang, continueUrl } = action
  const oobCode = await createActionCode(parts, parts.database, kind, { uid, email, newEmail: newEmail ?? null })
  return parts.options.actionUrl({
    mode: modeOf[kind],
    oobCode,
    apiKey: parts.options.apiKey,
    lang,
    ...(continueUrl === undefined ? {} : { continueUrl }),
  })
}
