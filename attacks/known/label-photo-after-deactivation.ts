import { onTarget, type Attack } from '../runner/attack.ts'
import { deactivateDevice, registerByLabel } from '../target/device-in-hand.ts'
import { aParent, aSuperadmin, expectStatus, makeDevices } from '../target/people.ts'

export const labelPhotoAfterDeactivation: Attack = {
  name: 'label-photo-after-deactivation',
  aim: 'claim a device that its family has just deactivated, with an old photograph of its label',
  attempt: onTarget({}, async (target) => {
    const [device] = await makeDevices(target, await aSuperadmin(target))
    if (!device) throw new Error('No device was made.')
    const [owner, stranger] = [await aParent(target), await aParent(target)]
    expectStatus(await registerByLabel(target, owner, device), 201)
    await deactivateDevice(target, owner, device)
    const tries = [
      await registerByLabel(target, stranger, device),
      await registerByLabel(target, stranger, device, { releaseCode: '0'.repeat(16) }),
    ]
    return {
      succeeded: tries.some(({ status }) => status === 201),
      evidence: `label alone, then with a made-up release code: ${tries.map(({ status, json }) => `${status} ${json?.error?.code ?? ''}`.trim()).join(', ')}`,
    }
  }),
}
