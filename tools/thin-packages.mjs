// Deletes what a start never loads from the installed packages: half of their size. Plain JavaScript, because it runs
// with set-up.mjs. See docs/decisions/a-first-start-installs-and-keeps-little.md.
import { readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Node refuses TypeScript below node_modules, and what Vite bundles from there is JavaScript. */
const neverLoadedFiles = /\.([cm]?tsx?|map)$/

/** Paths below node_modules, of files and of whole folders. */
const neverLoadedPaths = [
  // The headers and the manual of Node.
  /^node-[^/]+\/(include|share)$/,
  // ONNX for other machines, and for browsers.
  new RegExp(`^onnxruntime-node/bin/[^/]+/(?!${process.platform}/${process.arch}$)[^/]+/[^/]+$`),
  /^@usefulsensors\/moonshine-js\/dist\/[^/]+\.wasm$/,
  // The same file again; libonnxruntime.so.1 is the one that is loaded.
  /^onnxruntime-node\/.*\/libonnxruntime\.so\.\d+\.\d+\.\d+$/,
  // The same components for Node and for script tags; Vite bundles those in es/.
  /^(antd|@ant-design\/[^/]+|@rc-component\/[^/]+)\/(lib|dist|inline-svg|inline-namespaced-svg)$/,
  // Only a configuration file in TypeScript would need it, which graphile-worker could read.
  /^typescript\/lib$/,
]

export function thinPackages(modules, folder = '') {
  for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    // Links lead to our own packages.
    if (entry.isSymbolicLink()) continue
    if (neverLoadedPaths.some((pattern) => pattern.test(path))) rmSync(join(modules, path), { recursive: true })
    else if (entry.isDirectory()) thinPackages(modules, path)
    // Half the time of `rmSync`, for many thousand files.
    else if (neverLoadedFiles.test(path)) unlinkSync(join(modules, path))
  }
}

/**
 * npm does not look into a package whose hash it has noted, and would leave the thinned packages as they are. Without
 * the hashes, the next install replaces them, and puts them back if it fails. Nobody needs the rest of the package of
 * Node, and a server may be running with it.
 */
export function letNpmRestorePackages(modules) {
  const file = join(modules, '.package-lock.json')
  const installed = JSON.parse(readFileSync(file, 'utf8'))
  for (const [path, details] of Object.entries(installed.packages)) {
    if (!path.startsWith('node_modules/node-')) delete details.integrity
  }
  writeFileSync(file, JSON.stringify(installed, null, 2))
}
