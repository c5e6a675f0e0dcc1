import { createClient } from '@pipit/contract/client'
import { versionPrefix } from '@pipit/contract/define-endpoint'

/** The calls a companion device makes, typed by the contract. */
export function deviceClient({ serverUrl, accessToken }: { serverUrl: string; accessToken?: string }) {
  return createClient({ baseUrl: serverUrl + versionPrefix, authorization: () => accessToken })
}
