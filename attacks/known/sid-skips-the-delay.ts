import { askForWebSocket, enginePath, openRawWebSocket } from '../requests/raw-websocket.ts'
import { forEachInParallel } from '../requests/send.ts'
import { onTarget, type Attack } from '../runner/attack.ts'

const sockets = 1500
/** A network may have this many open without a token, those included that it may have again meanwhile. */
const allowed = 600

export const sidSkipsTheDelay: Attack = {
  name: 'sid-skips-the-delay',
  aim: 'open sockets that show no token, as fast as the server can, by an address that looks like that of an open connection',
  attempt: onTarget({}, async (target) => {
    // The first connection loads the code of the sockets.
    ;(await openRawWebSocket(target.url)).destroy()
    let opened = 0
    const startedAt = performance.now()
    await forEachInParallel(Array(sockets).keys(), 50, async () => {
      const { socket, status } = await askForWebSocket(target.url, `${enginePath}&notsid=1`)
      if (status === '101') opened += 1
      socket.destroy()
    })
    const seconds = (performance.now() - startedAt) / 1000
    return {
      succeeded: opened > allowed,
      evidence: `${opened} of ${sockets} sockets opened in ${seconds.toFixed(1)} s`,
    }
  }),
}
