// What the gateway is measured against: Socket.IO, which sends each frame on to whoever sent it, and nothing else.
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const http = createServer((_, answer) => answer.end('{}'))
const io = new Server(http, { perMessageDeflate: false, transports: ['websocket'] })
const speech = Buffer.alloc(4800)

io.of('/chat').on('connection', (device) => {
  device.on('start', (_, heard: (answer: null) => void) => {
    device.emit('ready', { conversation: 'relay', lastSequence: 0, resumed: false, child: 'Mia' })
    heard(null)
    device.emit('state', 'listening')
  })
  device.on('speech', (count: number, samples: Buffer) => device.emit('frame', count, samples))
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
