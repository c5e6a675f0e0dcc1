import { randomBytes } from 'node:crypto'
import { bluetoothName } from '@pipit/contract/devices/devices'
import { createSeal } from '../../../../database/seal.ts'
import { newLabel } from '../../new-label.ts'
import { addressOf, type Label } from '../label.ts'

const publicUrl = 'https://companion.example.org'
const seal = createSeal(randomBytes(32))

export function someLabels(count: number, described: Partial<Label> = {}): Label[] {
  return Array.from({ length: count }, () => {
    const { id, sealedClaimCode } = newLabel(seal)
    const claimCode = seal.open(sealedClaimCode)
    return { id, address: addressOf(publicUrl, 'devices', id), claimCode, caption: bluetoothName(id), ...described }
  })
}
