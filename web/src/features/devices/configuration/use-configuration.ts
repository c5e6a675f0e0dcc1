import { useEffect, useReducer, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../api/family/family.ts'
// Not loaded later: by then the browser may have forgotten the click, and would show no list of devices.
import { sendOverBluetooth } from './send-over-bluetooth.ts'
import { advance, notStarted } from './configuration-progress.ts'
import { ConfigurationFailure } from './configuration-failure.ts'
import type { Device } from '../use-device.ts'

/** As long as a device may take that told us no more, before the parent hears that we heard nothing. */
const patience = 90_000

/** Brings a device online, step by step. What the server hears of the device counts as much as what Bluetooth tells. */
export function useConfiguration(device: Device) {
  const { accountId } = useFamily()
  const [setUp, report] = useReducer(advance, notStarted)
  /** Asks whether to send openly, while that is the question. */
  const [question, setQuestion] = useState<{ answer: (agreed: boolean) => void }>()
  const underWay = useRef<AbortController>(undefined)
  const wasOnline = useRef(device.online)
  const params = { accountId, deviceId: device.id }

  useEffect(() => () => underWay.current?.abort(), [])

  useEffect(() => {
    if (device.online && !wasOnline.current) {
      report({ type: 'online' })
      underWay.current?.abort()
    }
    wasOnline.current = device.online
  }, [device.online])

  async function start(wifi: { id: string; ssid: string }) {
    underWay.current?.abort()
    const attempt = new AbortController()
    underWay.current = attempt
    report({ type: 'started' })
    try {
      const outcome = await sendOverBluetooth({
        bluetoothName: device.bluetoothName,
        prepare: () => orNotPrepared(seal(wifi.id)),
        readWifi: () => orNotPrepared(readWifi(wifi)),
        agree,
        report: (event) => !attempt.signal.aborted && report(event),
        signal: attempt.signal,
      })
      if (attempt.signal.aborted) return
      if (outcome === 'online') return report({ type: 'online' })
      report({ type: 'reached', step: 'online' })
      await untilAborted(attempt.signal, patience)
      if (attempt.signal.aborted) return
      report(outcome === 'joined' ? { type: 'joined' } : { type: 'failed', problem: 'timed-out' })
    } catch (error) {
      if (attempt.signal.aborted) return
      report({ type: 'failed', problem: error instanceof ConfigurationFailure ? error.problem : 'connection-lost' })
    } finally {
      setQuestion(undefined)
    }
  }

  async function seal(wifiNetworkId: string) {
    const { sealed } = await call('POST /accounts/:accountId/devices/:deviceId/configuration', {
      params,
      body: { wifiNetworkId },
    })
    return Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
  }

  async function readWifi({ id, ssid }: { id: string; ssid: string }) {
    const request = { params: { accountId, wifiNetworkId: id } }
    const { password } = await call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', request)
    return { ssid, password: password ?? '' }
  }

  function agree() {
    return new Promise<boolean>((answer) => setQuestion({ answer })).finally(() => setQuestion(undefined))
  }

  function stop() {
    underWay.current?.abort()
    report({ type: 'stopped' })
  }

  return { setUp, question, start, stop }
}

async function orNotPrepared<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw new ConfigurationFailure('not-prepared', error)
  })
}

function untilAborted(signal: AbortSignal, atMost: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, atMost)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
