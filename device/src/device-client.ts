import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'

/** The calls a companion device makes, typed by the contract. */
export function deviceClient({ serverUrl, accessToken }: { serverUrl: string; accessToken?: string }) {
  return createClient({ baseUrl: serverUrl + versionPrefix, authorization: () => accessToken })
}
