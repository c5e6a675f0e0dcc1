import { setTimeout as delay } from 'node:timers/promises'
import { cpuSecondsOf } from '@pipit/test-kit/processes'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aChildWithDevice } from '../target/a-device.ts'
import { startConversation } from '../target/conversation.ts'

/** Few enough that none is dropped, status reports included. */
const texts = 12
const maxTextLength = 2000

export const unicodeExpansion: Attack = {
  name: 'unicode-expansion',
  aim: 'keep the server busy with texts of a sign that stands for eighteen letters',
  attempt: onTarget({}, async (target) => {
    const { deviceToken } = await aChildWithDevice(target)
    const socket = await startConversation(target, deviceToken)
    let sequence = 1
    const costOf = async (text: (count: number) => string) => {
      const before = cpuSecondsOf(target.pid) * 1000
      for (let count = 0; count < texts; count += 1) {
        socket.emit('text', (sequence += 1), text(count).slice(0, maxTextLength))
        await socket.emitWithAck('status', { battery: count, firmware: '1' })
      }
      await delay(1000)
      return (cpuSecondsOf(target.pid) * 1000 - before) / texts
    }
    const ordinary = (count: number) => `${count} we saw a frog in the garden today `.repeat(100)
    // The first texts load and compile code.
    await costOf(ordinary)
    const usual = await costOf(ordinary)
    const expanded = await costOf((count) => `${count} ${'\uFDFA'.repeat(maxTextLength)}`)
    socket.disconnect()
    return {
      succeeded: expanded > 2 * usual,
      evidence: `a text costs ${expanded.toFixed(0)} ms of CPU, an ordinary one of the same length ${usual.toFixed(0)} ms`,
    }
  }),
}
