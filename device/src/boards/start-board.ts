import type { BootstrapResponse } from '@pipit/contract/boards/bootstrap'
import { isNewerVersion } from '@pipit/contract/firmware/version'
import { systemClock, type Clock } from '../client/clock.ts'
import { activate, bootstrap, type BoardModel, type BootstrapOptions } from './bootstrap.ts'

export type BoardConnection = NonNullable<BootstrapResponse['websocket']>
export type FirmwareOffer = Required<BootstrapResponse['firmware']>

interface StartOptions extends Omit<BootstrapOptions, 'signal'> {
  signal: AbortSignal
  clock?: Clock
  /** A parent types this code on "Add a device". */
  onCode?: (code: string, message: string) => void
  /** The server could not be asked, and will be again after this pause. */
  onFailure?: (error: Error, pauseMs: number) => void
  /** Resolves with false if it could not be installed; then the board starts with what it has. */
  installFirmware?: (offer: FirmwareOffer) => Promise<boolean>
}

/** These numbers are those of `CheckNewVersion` in the firmware. */
const maxAttempts = 10
const firstPauseMs = 10_000
const maxActivations = 10
const waitingPauseMs = 3000
const failedPauseMs = 10_000

/** Resolves with null if the server cannot be reached or gives neither a connection nor a code. */
export async function startBoard(options: StartOptions): Promise<BoardConnection | 'restart' | null> {
  const { signal, clock = systemClock } = options
  let failures = 0
  let pauseMs = firstPauseMs
  while (!signal.aborted) {
    const response = await bootstrap(options).catch((error: Error) => error)
    if (response instanceof Error) {
      failures += 1
      if (signal.aborted || failures >= maxAttempts) return null
      options.onFailure?.(response, pauseMs)
      await clock.wait(pauseMs, signal)
      pauseMs *= 2
      continue
    }
    failures = 0
    pauseMs = firstPauseMs
    const { firmware } = response
    if (isUpdate(firmware, options.model) && (await options.installFirmware?.(firmware))) return 'restart'
    if (!response.activation) return response.websocket ?? null
    await awaitClaim(response.activation, { ...options, clock })
  }
  return null
}

/** The firmware calls this `IsNewVersionAvailable`. Some servers send an empty offer. */
function isUpdate(offer: BootstrapResponse['firmware'], { firmware }: BoardModel): offer is FirmwareOffer {
  return Boolean(offer.url) && isNewerVersion(offer.version, firmware)
}

/** Asks up to ten times whether somebody has typed the code. The firmware asks for a new code afterwards. */
async function awaitClaim(
  { code, message, challenge }: NonNullable<BootstrapResponse['activation']>,
  options: StartOptions & { clock: Clock },
) {
  const { signal, clock } = options
  if (code !== undefined) options.onCode?.(code, message)
  for (let attempt = 0; attempt < maxActivations && !signal.aborted; attempt += 1) {
    const status = await activate(options, challenge).catch(() => null)
    if (status === 200) return
    await clock.wait(status === 202 ? waitingPauseMs : failedPauseMs, signal)
  }
}
