interface LoopOptions {
  frameMs: number
  send: (packet: Uint8Array) => void
}

/** A task may keep the loop busy until its promise resolves. */
type Task = () => Promise<unknown> | void

/** The firmware's queue of packets from the microphone drops the oldest ones. */
const queueMs = 2400

/** The firmware does one thing after another: while a tool runs, it sends no sound and follows no message. */
export function createMainLoop({ frameMs, send }: LoopOptions) {
  const maxPackets = queueMs / frameMs
  let isBusy = false
  let tasks: Task[] = []
  let packets: Uint8Array[] = []
  let dropped = 0

  return {
    /** A task runs at once if the loop is free. */
    run,
    turn: () => new Promise<void>((resolve) => run(resolve)),
    sendPacket(packet: Uint8Array) {
      if (!isBusy) return send(packet)
      packets.push(packet)
      if (packets.length <= maxPackets) return
      packets.shift()
      dropped += 1
    },
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
