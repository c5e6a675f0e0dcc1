import type { ApiResponse } from '@pipit/contract/api/client'
import { useEffect, useState } from 'react'
import { callWithoutSession } from './sessionless-client.ts'

export type Settings = ApiResponse<'GET /settings'>

let settingsRequest: Promise<Settings> | undefined

/** Asked once for the life of the page; after a failure, again by whoever needs it next. */
export function readSettings(): Promise<Settings> {
  settingsRequest ??= callWithoutSession('GET /settings').catch((error: unknown) => {
    settingsRequest = undefined
    throw error
  })
  return settingsRequest
}

/** Undefined until the server has answered. The first page needs no more, so no query library loads for it. */
export function useSettings() {
  const [settings, setSettings] = useState<Settings>()
  useEffect(() => {
    readSettings().then(setSettings, () => undefined)
  }, [])
  return settings
}
