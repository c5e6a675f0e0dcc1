import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill'
import { expect, test } from 'vitest'

test('the WebAssembly file that we serve is the one that the library expects', async () => {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const hash = createHash('sha256').update(await readFile(file))
  expect(hash.digest('hex')).toBe(ZXING_WASM_SHA256)
})
