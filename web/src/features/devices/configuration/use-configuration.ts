import { useEffect, useReducer, useRef, useState } from 'react'
import { useFamily } from '../../../family/account/use-family.ts'
import { useReauthentication } from '../../../family/reauthentication/use-reauthentication.tsx'
// Imported statically: after a dynamic import the click may no longer count as a user gesture, which Bluetooth needs.
import { sendOverBluetooth } from './send-over-bluetooth.ts'
import { createConfiguration } from '../api/create-configuration.ts'
import { getWifiPassword } from '../api/get-wifi-password.ts'
import { advance, notStarted } from './configuration-progress.ts'
import { ConfigurationFailure } from './configuration-failure.ts'
import type { ChosenDevice } from './send-improv.ts'
import type { Device } from '../../../family/devices/api/get-device.ts'

/** How long to wait for a device that reports nothing further before the page shows that it is not online. */
const onlineTimeoutMs = 90_000

/**
 * Brings a device online, step by step. A state machine and not a mutation: besides pending, failed and done there are
 * the steps, a question in between, a stop, and the server's report that the device is online.
 */
export function useConfiguration(device: Device) {
  const { accountId } = useFamily()
  const [progress, report] = useReducer(advance, notStarted)
  /** Set while the parent is asked whether to send the password unsealed. */
  const [consent, setConsent] = useState<{ chosen: ChosenDevice; answer: (agreed: boolean) => void }>()
  const running = useRef<AbortController>(undefined)
  const wasOnline = useRef(device.online)
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  useEffect(() => () => running.current?.abort(), [])

  useEffect(() => {
    if (device.online && !wasOnline.current) {
      report({ type: 'online' })
      running.current?.abort()
    }
    wasOnline.current = device.online
  }, [device.online])

  async function start(wifi: { id: string; ssid: string }) {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    report({ type: 'started' })
    try {
      const outcome = await sendOverBluetooth({
        bluetoothName: device.bluetoothName,
        fetchSealed: () => withPrepareFailure(fetchSealed(wifi.id)),
        fetchWifi: () => withPrepareFailure(fetchWifi(wifi)),
        askConsent,
        report: (event) => !attempt.signal.aborted && report(event),
        signal: attempt.signal,
      })
      if (attempt.signal.aborted) return
      if (outcome === 'online') return report({ type: 'online' })
      report({ type: 'reached', step: 'online' })
      await waitUntilAborted(attempt.signal, onlineTimeoutMs)
      if (attempt.signal.aborted) return
      report(outcome === 'joined' ? { type: 'joined' } : { type: 'failed', problem: 'timed-out' })
    } catch (error) {
      if (attempt.signal.aborted) return
      report({ type: 'failed', problem: error instanceof ConfigurationFailure ? error.problem : 'connection-lost' })
    } finally {
      setConsent(undefined)
    }
  }

  async function fetchSealed(wifiNetworkId: string) {
    const { sealed } = await createConfiguration({ accountId, deviceId: device.id, wifiNetworkId })
    return Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
  }

  async function fetchWifi({ id, ssid }: { id: string; ssid: string }) {
    const { password } = await withReauthentication(() => getWifiPassword(accountId, id))
    return { ssid, password: password ?? '' }
  }

  function askConsent(chosen: ChosenDevice) {
    return new Promise<boolean>((answer) => setConsent({ chosen, answer })).finally(() => setConsent(undefined))
  }

  function stop() {
    running.current?.abort()
    report({ type: 'stopped' })
  }

  return { progress, consent, start, stop, reauthenticationDialog }
}

async function withPrepareFailure<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw new ConfigurationFailure('not-prepared', error)
  })
}

function waitUntilAborted(signal: AbortSignal, timeoutMs: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
