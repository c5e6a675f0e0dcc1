import { fileURLToPath } from 'node:url'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'

/** Replaces the macros in the code by calls with a message's id, and compiles catalogues; for Vite and Vitest. */
export function linguiPlugins() {
  // Commands run in the root folder.
  const options = { cwd: fileURLToPath(new URL('.', import.meta.url)) }
  const linguiConfig = getConfig(options)
  return [
    lingui({ ...options, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, options)] }),
  ]
}
