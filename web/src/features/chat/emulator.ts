import { createEmulatedMicrophone } from './audio/emulated-microphone.ts'
import { createEmulatedCamera } from './camera/emulated-camera.ts'
import type { Rotation } from './camera/rotate-picture.ts'
import { createEmulatedConversation } from './conversation/emulated-conversation.ts'
import { createEventLog } from './conversation/event-log.ts'
import { createEmulatorStore } from './emulator-state.ts'

export type Emulator = ReturnType<typeof createEmulator>

/** A device that consists of this page: its microphone, camera and loudspeaker, and its connection to the server. */
export function createEmulator(device: { id: string; accountId: string }) {
  const store = createEmulatorStore()
  const eventLog = createEventLog()
  const conversation = createEmulatedConversation({ device, store, log: eventLog })
  const microphone = createEmulatedMicrophone({ store, log, onChunk: conversation.sendSpeech })
  const camera = createEmulatedCamera({ store, log, onPicture: conversation.sendPicture })
  let isOpen = false

  return {
    subscribe: store.subscribe,
    shown: store.shown,
    start: conversation.start,
    stop: conversation.stop,
    sendText: conversation.sendText,
    showCard: conversation.showCard,
    interrupt: conversation.interrupt,
    coachLevel: conversation.coachLevel,
    microphoneLevel: microphone.level,
    turnOnMicrophone: () => microphone.turnOn(() => isOpen),
    turnOffMicrophone: () => microphone.turnOff(),
    turnOnCamera: () => camera.turnOn(() => isOpen),
    turnOffCamera: () => camera.turnOff(),
    rotate: (rotation: Rotation) => store.change({ rotation }),
    open() {
      isOpen = true
    },
    close() {
      isOpen = false
      microphone.turnOff()
      camera.turnOff()
      conversation.close()
    },
  }

  function log(event: string, detail?: unknown) {
    eventLog.add('page', event, detail)
    store.change({ log: eventLog.entries() })
  }
}
