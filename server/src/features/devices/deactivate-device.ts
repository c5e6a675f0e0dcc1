import { ApiError } from '../../http/api-error.ts'
import { findAccount } from '../accounts/find-account.ts'
import { deviceStore } from './device-store.ts'
import type { NotificationDependencies } from './possession/notify-of-move.ts'
import { renderDeactivatedMail, renderReleaseCodeMail } from './possession/possession-mails.ts'
import { createReleaseCode } from './possession/release-code.ts'

interface Deactivation {
  accountId: string
  deviceId: string
  /** The account that deactivates: the family's own, or a superadmin's. */
  actorId: string
}

/**
 * Returns the release code, which is stored only as a hash. The family also gets it by mail, because a device is often
 * given away weeks later. If a superadmin deactivates the device, only they get the code: it may be meant for another
 * family.
 */
export async function deactivateDevice(
  { database, sendMailIn, publicUrl }: NotificationDependencies,
  { accountId, deviceId, actorId }: Deactivation,
): Promise<string> {
  const { releaseCode, releaseCodeHash } = createReleaseCode()
  const account = await findAccount(database, accountId)
  await database.transaction(async (db) => {
    const store = deviceStore(db)
    const device = await store.lock(deviceId)
    if (!device || device.accountId !== accountId || !account) throw new ApiError('not-found')
    await store.deactivate(deviceId, releaseCodeHash)
    const mail = { to: account.email, name: device.name, link: `${publicUrl}/app` }
    await sendMailIn(db)(
      actorId === accountId ? renderReleaseCodeMail({ ...mail, releaseCode }) : renderDeactivatedMail(mail),
    )
  })
  return releaseCode
}
