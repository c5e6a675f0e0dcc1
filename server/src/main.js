// JavaScript: Node would load its TypeScript parser for this file alone. All others are in the compile cache, without types.
import { enableCompileCache } from 'node:module'

enableCompileCache()
// Not a plain import, which would be loaded before the cache is enabled.
const { runServer } = await import('./run-server.ts')
if (import.meta.main) await runServer()
