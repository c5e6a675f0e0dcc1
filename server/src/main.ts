import { enableCompileCache } from 'node:module'
import './load-drizzle-as-commonjs.ts'

enableCompileCache()
// A dynamic import, so that the compile cache and the hook above are active when the modules load.
const { runServer } = await import('./run-server.ts')
if (import.meta.main) await runServer()
