import type { ApiResponse } from '@pipit/contract/api/client'
import { useEffect, useState } from 'react'
import { callWithoutSession } from './sessionless-client.ts'

export type Settings = ApiResponse<'GET /settings'>

let settingsRequest: Promise<Settings> | undefined

/** Fetched once for the life of the page; after a failure the next caller tries again. */
export function readSettings(): Promise<Settings> {
  settingsRequest ??= callWithoutSession('GET /settings').catch((error: unknown) => {
    settingsRequest = undefined
    throw error
  })
  return settingsRequest
}

/**
 * Undefined until the server has responded, and if it cannot be reached: then a page does without what the settings add,
 * and its own requests report the problem. The sign-in page needs this hook and does not load the query library.
 */
export function useSettings() {
  const [settings, setSettings] = useState<Settings>()
  useEffect(() => {
    readSettings().then(setSettings, () => undefined)
  }, [])
  return settings
}
