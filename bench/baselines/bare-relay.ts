// The baseline of the chat benchmarks: a Socket.IO server that accepts everybody and echoes each chunk.
import { createServer } from 'node:http'
import { shrinkHeap } from '@pipit/server/shrink-heap'
import { Server } from 'socket.io'

const http = createServer(({ url }, response) => {
  if (url !== '/bench/resident-bytes') return void response.end('{}')
  shrinkHeap()
  response.end(String(process.memoryUsage.rss()))
})
const io = new Server(http, { perMessageDeflate: false, transports: ['websocket'] })
const speech = Buffer.alloc(4800)

io.of('/chat').on('connection', (device) => {
  device.on('status', (_, acknowledge: (refusal: null) => void) => acknowledge(null))
  device.on('start', (_, acknowledge: (refusal: null) => void) => {
    device.emit('ready', { conversation: 'relay', lastSequence: 0, resumed: false, child: 'Mia' })
    acknowledge(null)
    device.emit('state', 'listening')
  })
  device.on('speech', (sequence: number, samples: Buffer) => device.emit('chunk', sequence, samples))
  device.on('end-of-speech', () => {
    device.emit('coach-speech', 'sentence', speech)
    device.emit('end-of-coach-speech', 'sentence')
  })
  device.on('played', () => device.emit('state', 'listening'))
})
http.listen(Number(process.env.PORT), '127.0.0.1')

const stop = () => process.exit(0)
process.on('SIGTERM', stop)
process.on('disconnect', stop)
