import type { CameraError } from '../../ui/scan/camera-error.ts'

type Thing = 'microphone' | 'camera'

/** Why a microphone or a camera does not start, and what to do about it. */
export function mediaProblemInWords(thing: Thing, problem: CameraError): string {
  const words: Record<CameraError, string> = {
    insecure: `The ${thing} works only on a page with an encrypted address (https), or on this very machine.`,
    unsupported: `This browser cannot use the ${thing} here. Try another browser.`,
    refused: `The browser may not use the ${thing}. Allow it in the page’s settings, beside its address, then try again.`,
    none: `We found no ${thing} on this machine. Plug one in, then try again.`,
    'in-use': `Another application seems to be using the ${thing}. Close it, then try again.`,
    stopped: `The ${thing} has stopped; maybe it was unplugged. Turn it on once more to go on.`,
  }
  return words[problem] + (thing === 'microphone' ? ' You can type what the child says meanwhile.' : '')
}
