import type { ApiBody } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'

export const printCardLabels = (body: ApiBody<'POST /admin/cards/qr-codes'>, onReceived: (bytes: number) => void) =>
  call('POST /admin/cards/qr-codes', { body, onReceived })
