import { randomBytes } from 'node:crypto'
import { bluetoothName } from '@pipit/contract/devices/devices'
import { createCipher } from '../../../../database/cipher.ts'
import { createLabel } from '../../create-label.ts'
import { labelUrl, type Label } from '../label.ts'

const publicUrl = 'https://companion.example.org'
const key = randomBytes(32)
const cipher = createCipher(() => [key])

export function someLabels(count: number, fields: Partial<Label> = {}): Label[] {
  return Array.from({ length: count }, () => {
    const { id, encryptedClaimCode } = createLabel(cipher)
    const claimCode = cipher.decrypt(encryptedClaimCode)
    return { id, url: labelUrl(publicUrl, 'devices', id), claimCode, caption: bluetoothName(id), ...fields }
  })
}
