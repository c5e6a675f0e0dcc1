// The whole server with instant speech and language adapters: what fails here is not the voice.
import { instantVoice } from '@pipit/bench/chat/instant-voice'
import { compose } from '@pipit/server/compose/compose'
import { readConfig } from '@pipit/server/config/config'

const config = readConfig(process.env)
const server = await compose(config, { voice: instantVoice() })
await server.app.listen({ host: '127.0.0.1', port: config.port })
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.stdout.write('ready\n')
