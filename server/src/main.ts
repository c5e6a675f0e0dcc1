import { enableCompileCache } from 'node:module'
import './load-drizzle-as-commonjs.ts'

enableCompileCache()
// Not a plain import: everything it brings is to be loaded under the two lines above.
const { runServer } = await import('./run-server.ts')
if (import.meta.main) await runServer()
