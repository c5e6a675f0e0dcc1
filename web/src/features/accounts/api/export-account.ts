import { call } from '../../../api/client.ts'

export const exportAccount = (accountId: string, onReceived: (bytes: number) => void) =>
  call('GET /accounts/:accountId/export', { params: { accountId }, onReceived })
