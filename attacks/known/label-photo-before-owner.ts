import { onTarget, type Attack } from '../runner/attack.ts'
import { askDevice, ownsDevice, registerByLabel } from '../target/device-in-hand.ts'
import { aParent, aSuperadmin, expectStatus, makeDevices } from '../target/people.ts'

export const labelPhotoBeforeOwner: Attack = {
  name: 'label-photo-before-owner',
  aim: 'keep a new device from its owner, by registering it first from a photograph of its label',
  attempt: onTarget({}, async (target) => {
    const [device] = await makeDevices(target, await aSuperadmin(target))
    if (!device) throw new Error('No device was made.')
    const [stranger, owner] = [await aParent(target), await aParent(target)]
    expectStatus(await registerByLabel(target, stranger, device), 201)
    const proof = await askDevice(target, owner, device)
    const { status, json } = await registerByLabel(target, owner, device, { proof })
    return {
      succeeded: await ownsDevice(target, stranger, device),
      evidence: `the owner, with the device answering: ${status} ${json?.error?.code ?? ''}`,
    }
  }),
}
