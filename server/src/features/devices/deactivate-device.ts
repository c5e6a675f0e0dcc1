import { ApiError } from '../../api-error.ts'
import { familyPage } from '../guardians/family-page.ts'
import { listMailRecipients } from '../guardians/guardian-queries.ts'
import { deviceStore } from './device-store.ts'
import type { NotificationDependencies } from './possession/notify-of-move.ts'
import { renderBoardRemovedMail, renderDeactivatedMail, renderReleaseCodeMail } from './possession/possession-mails.ts'
import { createReleaseCode } from './possession/release-code.ts'

interface Deactivation {
  accountId: string
  deviceId: string
  isSuperadmin: boolean
}

/**
 * Returns the release code, which is stored only as a hash. The family also gets it by mail, because a device is often
 * given away weeks later. If a superadmin deactivates the device, only they get the code: it may be meant for another
 * family. A board has no such code: whoever hears it speak can claim it.
 */
export async function deactivateDevice(
  { database, sendMailIn, publicUrl }: NotificationDependencies,
  { accountId, deviceId, isSuperadmin }: Deactivation,
): Promise<string | undefined> {
  const { releaseCode, releaseCodeHash } = createReleaseCode()
  const recipients = await listMailRecipients(database, accountId)
  return database.transaction(async (db) => {
    const store = deviceStore(db)
    const device = await store.lock(deviceId)
    if (!device || device.accountId !== accountId) throw new ApiError('not-found')
    await store.deactivate(deviceId, device.isBoard ? null : releaseCodeHash)
    for (const adult of recipients) {
      const mail = { to: adult, name: device.name, link: familyPage(publicUrl, adult) }
      await sendMailIn(db)(render(mail))
    }
    return device.isBoard ? undefined : releaseCode

    function render(mail: Parameters<typeof renderDeactivatedMail>[0]) {
      if (isSuperadmin) return renderDeactivatedMail(mail)
      return device?.isBoard ? renderBoardRemovedMail(mail) : renderReleaseCodeMail({ ...mail, releaseCode })
    }
  })
}
