export type CameraError = 'insecure' | 'unsupported' | 'refused' | 'none' | 'in-use' | 'stopped'

/** Why there is no camera here at all, before anybody is asked for it. */
export function unavailableCamera(): CameraError | undefined {
  if ('mediaDevices' in navigator) return undefined
  return window.isSecureContext ? 'unsupported' : 'insecure'
}

/** Why a camera did not start; the browser tells by the name of its error. */
export function toCameraError(error: unknown): CameraError {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
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
  refused:
    'The browser may not use the camera. Allow it in the settings for this page and try again, or choose a picture.',
  none: 'We found no camera here. Choose a picture of the label instead, or type its code.',
  'in-use': 'Another application seems to be using the camera. Close it, then try again.',
  stopped: 'The camera has stopped. Start it once more to go on.',
}
