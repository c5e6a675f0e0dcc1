import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type MediaDeviceError = 'insecure' | 'unsupported' | 'denied' | 'none' | 'in-use' | 'stopped'

/** Why this browser offers neither a camera nor a microphone; undefined if it does. */
export function mediaDevicesError(): MediaDeviceError | undefined {
  if ('mediaDevices' in navigator) return undefined
  return window.isSecureContext ? 'unsupported' : 'insecure'
}

/** Why a camera or a microphone did not start, by the name of the browser's error. */
export function toMediaDeviceError(error: unknown): MediaDeviceError {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use'
    default:
      return 'unsupported'
  }
}

export const cameraErrorTexts: Record<MediaDeviceError, MessageDescriptor> = {
  insecure: msg`The camera works only on a page with an encrypted address (https). Choose a picture instead, or type the code.`,
  unsupported: msg`This browser cannot use the camera. Choose a picture of the label instead, or type its code.`,
  denied: msg`The browser may not use the camera. Allow it in the settings for this page and try again, or choose a picture.`,
  none: msg`We found no camera here. Choose a picture of the label instead, or type its code.`,
  'in-use': msg`Another application seems to be using the camera. Close it, then try again.`,
  stopped: msg`The camera has stopped. Start it again to continue.`,
}
