import type { cardQrCodes } from '@pipit/contract/labels/qr-codes'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'

export const printCardLabels = (body: z.input<typeof cardQrCodes.body>, onReceived: (bytes: number) => void) =>
  call('POST /admin/cards/qr-codes', { body, onReceived })
