export type CameraError = 'insecure' | 'unsupported' | 'denied' | 'none' | 'in-use' | 'stopped'

/** Why this browser offers no camera at all. */
export function unavailableCamera(): CameraError | undefined {
  if ('mediaDevices' in navigator) return undefined
  return window.isSecureContext ? 'unsupported' : 'insecure'
}

/** Why a camera did not start, by the name of the browser's error. */
export function toCameraError(error: unknown): CameraError {
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

export const cameraErrorTexts: Record<CameraError, string> = {
  insecure:
    'The camera works only on a page with an encrypted address (https). Choose a picture instead, or type the code.',
  unsupported: 'This browser cannot use the camera. Choose a picture of the label instead, or type its code.',
  denied:
    'The browser may not use the camera. Allow it in the settings for this page and try again, or choose a picture.',
  none: 'We found no camera here. Choose a picture of the label instead, or type its code.',
  'in-use': 'Another application seems to be using the camera. Close it, then try again.',
  stopped: 'The camera has stopped. Start it again to continue.',
}
