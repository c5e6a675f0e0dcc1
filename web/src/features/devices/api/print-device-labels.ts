import type { ApiBody } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'

export const printDeviceLabels = (body: ApiBody<'POST /admin/devices/qr-codes'>, onReceived: (bytes: number) => void) =>
  call('POST /admin/devices/qr-codes', { body, onReceived })
