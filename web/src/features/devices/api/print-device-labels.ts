import type { deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'

export const printDeviceLabels = (body: z.input<typeof deviceQrCodes.body>, onReceived: (bytes: number) => void) =>
  call('POST /admin/devices/qr-codes', { body, onReceived })
