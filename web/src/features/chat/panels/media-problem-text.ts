import type { MediaDeviceError } from '../../../ui/scan/media-device-error.ts'

type MediaDevice = 'microphone' | 'camera'

/** Why a microphone or a camera does not start, and what to do about it. */
export function mediaProblemText(device: MediaDevice, problem: MediaDeviceError): string {
  const texts: Record<MediaDeviceError, string> = {
    insecure: `The ${device} works only on a page with an encrypted address (https), or on the server’s own machine.`,
    unsupported: `This browser cannot use the ${device} here. Try another browser.`,
    denied: `The browser may not use the ${device}. Allow it in the settings beside the page’s address, then try again.`,
    none: `We found no ${device} on this machine. Plug one in, then try again.`,
    'in-use': `Another application seems to be using the ${device}. Close it, then try again.`,
    stopped: `The ${device} has stopped. Maybe it was unplugged. Turn it on again to continue.`,
  }
  return texts[problem] + (device === 'microphone' ? ' Meanwhile you can type what the child says.' : '')
}
