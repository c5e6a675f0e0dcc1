import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MediaDeviceError } from '../../../ui/scan/media-device-error.ts'

/** Why the microphone does not start, and what to do about it. */
export const microphoneProblemTexts: Record<MediaDeviceError, MessageDescriptor> = {
  insecure: msg`The microphone works only on a page with an encrypted address (https), or on the server’s own machine. Meanwhile you can type what the child says.`,
  unsupported: msg`This browser cannot use the microphone here. Try another browser. Meanwhile you can type what the child says.`,
  denied: msg`The browser may not use the microphone. Allow it in the settings beside the page’s address, then try again. Meanwhile you can type what the child says.`,
  none: msg`We found no microphone on this machine. Plug one in, then try again. Meanwhile you can type what the child says.`,
  'in-use': msg`Another application seems to be using the microphone. Close it, then try again. Meanwhile you can type what the child says.`,
  stopped: msg`The microphone has stopped. Maybe it was unplugged. Turn it on again to continue. Meanwhile you can type what the child says.`,
}

/** The same of the camera. */
export const cameraProblemTexts: Record<MediaDeviceError, MessageDescriptor> = {
  insecure: msg`The camera works only on a page with an encrypted address (https), or on the server’s own machine.`,
  unsupported: msg`This browser cannot use the camera here. Try another browser.`,
  denied: msg`The browser may not use the camera. Allow it in the settings beside the page’s address, then try again.`,
  none: msg`We found no camera on this machine. Plug one in, then try again.`,
  'in-use': msg`Another application seems to be using the camera. Close it, then try again.`,
  stopped: msg`The camera has stopped. Maybe it was unplugged. Turn it on again to continue.`,
}
