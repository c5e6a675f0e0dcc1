import type { Answer } from '@pipit/contract/client'
import { useEffect, useState } from 'react'
import { call } from './client.ts'

type Settings = Answer<'GET /settings'>

let asked: Promise<Settings> | undefined

/** Undefined until the server has answered. The first page needs no more, so no query library loads for it. */
export function useSettings() {
  const [settings, setSettings] = useState<Settings>()
  useEffect(() => {
    asked ??= call('GET /settings')
    asked.then(setSettings, () => {
      // Asked again by whoever needs it next.
      asked = undefined
    })
  }, [])
  return settings
}
