// The baseline of the benchmarks of boards: a websocket server that accepts everybody, decodes and forwards each frame with
// the codec that Pipit uses, and begins to reply as soon as a child has released the button.
import { createServer } from 'node:http'
import wasm from '@evan/opus/wasm/index.js'
import { WebSocketServer } from 'ws'

const http = createServer((_, response) => response.end('{}'))
const audio_params = { format: 'opus', sample_rate: 24_000, channels: 1, frame_duration: 60 }

new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (board) => {
  const decoder = new wasm.Decoder({ channels: 1, sample_rate: 16_000 })
  board.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return board.send(decoder.decode(data))
    const { type, state } = JSON.parse(data.toString()) as { type: string; state?: string }
    const send = (message: object) => board.send(JSON.stringify(message))
    if (type === 'hello') send({ type: 'hello', transport: 'websocket', audio_params })
    if (type === 'listen' && state === 'stop') send({ type: 'tts', state: 'start' })
    if (type === 'abort') send({ type: 'tts', state: 'stop' })
    return undefined
  })
})
http.listen(Number(process.env.PORT), '127.0.0.1')

const stop = () => process.exit(0)
process.on('SIGTERM', stop)
process.on('disconnect', stop)
