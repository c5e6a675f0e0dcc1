import { call } from '../../../api/client.ts'

export const getWifiPassword = (accountId: string, wifiNetworkId: string) =>
  call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', { params: { accountId, wifiNetworkId } })
