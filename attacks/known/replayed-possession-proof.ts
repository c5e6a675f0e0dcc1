import { onTarget, type Attack } from '../runner/attack.ts'
import { askDevice, deactivateDevice, registerByLabel } from '../target/device-in-hand.ts'
import { aParent, aSuperadmin, expectStatus, makeDevices } from '../target/people.ts'

export const replayedPossessionProof: Attack = {
  name: 'replayed-possession-proof',
  aim: 'claim a device with a photograph of its label and what it once answered over Bluetooth',
  attempt: onTarget({}, async (target) => {
    const [device] = await makeDevices(target, await aSuperadmin(target))
    if (!device) throw new Error('No device was made.')
    const [owner, neighbour] = [await aParent(target), await aParent(target)]
    const used = await askDevice(target, owner, device)
    expectStatus(await registerByLabel(target, owner, device, { proof: used }), 201)
    const unused = await askDevice(target, owner, device)
    await deactivateDevice(target, owner, device)
    const tries = [
      await registerByLabel(target, neighbour, device, { proof: used }),
      await registerByLabel(target, neighbour, device, { proof: unused }),
      // Even the former owner, who no longer has the device, cannot use an answer from before.
      await registerByLabel(target, owner, device, { proof: unused }),
    ]
    return {
      succeeded: tries.some(({ status }) => status === 201),
      evidence: `overheard, overheard but unused, the former owner’s own: ${tries.map(({ status, json }) => `${status} ${json?.error?.code ?? ''}`.trim()).join(', ')}`,
    }
  }),
}
