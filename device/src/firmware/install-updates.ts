import type { UpdateFailure, UpdateOffer } from '@pipit/contract/chat/events'
import type { DeviceChannel, ServerEvent } from '../client/channel.ts'
import { checkImage, checkOffer, type Installed } from './check-update.ts'
import { downloadImage } from './download-image.ts'

interface Options {
  /** It is null for a device that installs nothing. */
  installed: Installed | null
  print: (line: string) => void
  restart: (version: string) => void
  partBytes?: number
  retryMs?: number
}

const failureTexts: Record<UpdateFailure, string> = {
  'download-failed': 'it could not be downloaded',
  'wrong-hash': 'what was downloaded is not what was signed',
  'wrong-signature': 'its signature is not by a key that this device knows',
  'wrong-model': 'it is for another model',
  'not-newer': 'it is not newer than what is installed',
  'install-failed': 'it could not be installed',
}

/** Installs one update at a time, checks it before and after the download, and never interrupts a conversation. */
export function createUpdateInstaller({ installed, print, restart, ...download }: Options) {
  let channel: DeviceChannel | null = null
  let isTalking = false
  let isBusy = false
  let waiting: (() => void) | null = null

  return {
    attach: (opened: DeviceChannel) => void (channel = opened),
    receive(event: ServerEvent) {
      if (event.name === 'ready') isTalking = true
      if (event.name === 'conversation-ended') endConversation()
      if (event.name === 'update-available') void install(event.args[0])
    },
  }

  function endConversation() {
    isTalking = false
    waiting?.()
    waiting = null
  }

  async function install(offer: UpdateOffer) {
    if (!installed)
      return print(`An update to ${offer.version} is waiting. Without --model and --firmware-key it is not installed.`)
    if (isBusy) return
    isBusy = true
    const failure = await tryToInstall(offer, installed)
    isBusy = false
    if (failure === null) return
    print(`The update to ${offer.version} was refused: ${failureTexts[failure]}.`)
    channel?.send({ name: 'update-failed', args: [offer.version, failure] })
  }

  async function tryToInstall(offer: UpdateOffer, before: Installed): Promise<UpdateFailure | null> {
    const refusal = checkOffer(offer, before)
    if (refusal) return refusal
    print(`An update to ${offer.version} is there (${offer.size} bytes), signed by a known key. Downloading.`)
    await untilConversationEnds()
    const image = await downloadImage({ ...offer, ...download, print })
    if (!image) return 'download-failed'
    const damage = checkImage(image, offer)
    if (damage) return damage
    print('The update is complete, and its SHA-256 is the signed one.')
    await untilConversationEnds()
    print(`Restarting with version ${offer.version}.`)
    restart(offer.version)
    return null
  }

  async function untilConversationEnds() {
    if (!isTalking) return
    print('The update waits for the end of the conversation.')
    await new Promise<void>((resolve) => (waiting = resolve))
  }
}
