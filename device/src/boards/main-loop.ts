interface LoopOptions {
  frameMs: number
  send: (packet: Uint8Array) => void
}

/** Nothing, or what keeps the loop busy until it resolves. */
type Task = () => Promise<unknown> | void

/** The firmware's queue of packets from the microphone; the oldest ones are dropped. */
const queueMs = 2400

/** The firmware does one thing after another: while a tool runs, it sends no sound and follows no message. */
export function createMainLoop({ frameMs, send }: LoopOptions) {
  const maxPackets = queueMs / frameMs
  let isBusy = false
  let tasks: Task[] = []
  let packets: Uint8Array[] = []
  let dropped = 0

  return {
    /** At once if the loop is free. */
    run,
    /** Resolves when it is the turn of who waits. */
    turn: () => new Promise<void>((resolve) => run(resolve)),
    /** What the microphone has recorded. */
    sendPacket(packet: Uint8Array) {
      if (!isBusy) return send(packet)
      packets.push(packet)
      if (packets.length <= maxPackets) return
      packets.shift()
      dropped += 1
    },
    /** Packets of the microphone that were never sent. */
    dropped: () => dropped,
  }

  function run(task: Task) {
    if (isBusy) return void tasks.push(task)
    const busy = task()
    if (busy) void stayBusy(busy)
  }

  async function stayBusy(busy: Promise<unknown>) {
    isBusy = true
    await busy
    isBusy = false
    const [recorded, waiting] = [packets, tasks]
    packets = []
    tasks = []
    recorded.forEach(send)
    waiting.forEach(run)
  }
}
