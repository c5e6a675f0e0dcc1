import { setTimeout as delay } from 'node:timers/promises'
import { aPictureOfScans } from '@pipit/server/features/chat/device/testing/many-scans'
import { aPicture } from '@pipit/server/features/transcripts/recordings/testing/picture'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aDevice } from '../target/a-device.ts'
import { startConversation, waitForRows } from '../target/conversation.ts'
import { aChild, aParent, aSuperadmin, type SignedIn } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

/** 200 kB, which the encoder needed twelve seconds for. */
const hostile = aPictureOfScans(14_000)
const hostilePictures = 8
/** A conversation takes as many turns in this time. */
const pauseMs = 1000
const waitMs = 20_000

export const picturesOfManyScans: Attack = {
  name: 'pictures-of-many-scans',
  aim: 'keep another family’s picture from being stored, by sending small ones that take long to decode',
  measuresTime: true,
  attempt: onTarget({}, async (target) => {
    const superadmin = await aSuperadmin(target)
    const attacker = await aChildThatIsRecorded(target, superadmin)
    const victim = await aChildThatIsRecorded(target, superadmin)
    let refused = 0
    attacker.device.on('error', ({ code }: { code: string }) => (refused += code === 'invalid-picture' ? 1 : 0))
    for (let sent = 0; sent < hostilePictures; sent += 1) {
      attacker.show(hostile)
      await delay(pauseMs)
    }
    victim.show(aPicture(320, 240))
    const startedAt = performance.now()
    const recorded = `select from recordings where child_id = $1 and kind = 'vision'`
    const isStored = await waitForRows(target, recorded, [victim.childId], waitMs)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    for (const { device } of [attacker, victim]) device.disconnect()
    return {
      succeeded: !isStored,
      evidence: `${refused} of ${hostilePictures} hostile pictures refused; another family’s was ${isStored ? `stored after ${seconds}` : `not stored within ${waitMs / 1000}`} s`,
    }
  }),
}

async function aChildThatIsRecorded(target: Target, superadmin: SignedIn) {
  const parent = await aParent(target)
  const child = await aChild(target, parent, { visionRetentionDays: 30 })
  const { deviceToken } = await aDevice(target, superadmin, parent, { childId: child.id })
  const device = await startConversation(target, deviceToken)
  let sequence = 1
  return {
    childId: child.id,
    device,
    /** A picture is stored with what the child says. */
    show(picture: Uint8Array) {
      device.emit('vision', (sequence += 1), picture)
      device.emit('text', (sequence += 1), 'what is this')
    },
  }
}
