import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'

/** Calls the server's API as a device does, typed by the contract. */
export function createDeviceApi({ serverUrl, accessToken }: { serverUrl: string; accessToken?: string }) {
  return createClient({ baseUrl: serverUrl + versionPrefix, authorization: () => accessToken })
}
