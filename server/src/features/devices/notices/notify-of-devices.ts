import type { Database, Queries } from '@pipit/database/connect'
import { familyPage } from '../../guardians/family-page.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import { queuePushes } from '../../push/queue-pushes.ts'
import { renderOfflineMail, renderUpdateMail } from './device-notice-mails.ts'
import { deviceNoticeStore, type DeviceNotice } from './device-notice-store.ts'

interface Dependencies {
  database: Pick<Database, 'transaction'>
  sendMailIn: (db: Queries) => SendMail
  publicUrl: string
}

const batchSize = 200

const notices = {
  'device-offline': { take: 'takeOffline', render: renderOfflineMail },
  'device-update': { take: 'takeOutdated', render: renderUpdateMail },
} as const

type Notice = keyof typeof notices

/** Tells families, once for each time, of devices that have been offline for a day, or that do not install an update. */
export async function notifyOfDevices({ database, sendMailIn, publicUrl }: Dependencies) {
  for (const notice of Object.keys(notices) as Notice[])
    for (let told = batchSize; told === batchSize;) told = await database.transaction((db) => tellBatch(db, notice))

  async function tellBatch(db: Queries, notice: Notice) {
    const devices = await deviceNoticeStore(db)[notices[notice].take](batchSize)
    for (const device of devices) await tellFamily(db, notice, device)
    return devices.length
  }

  async function tellFamily(db: Queries, notice: Notice, { accountId, deviceId, name }: DeviceNotice) {
    for (const adult of await deviceNoticeStore(db).listMailRecipients(accountId, notice)) {
      const link = familyPage(publicUrl, adult, `/devices/${deviceId}`)
      await sendMailIn(db)(notices[notice].render({ to: adult, name, link }))
    }
    await queuePushes(db, { kind: notice, severity: null, accountId, subjectId: deviceId })
  }
}
