import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { serveWork } from '@pipit/concurrency/serve-work'

/** The address in the QR code of a printed card, whatever the address of the server was then. */
const cardAddress = /\/app\/cards\/add\/([a-z0-9]{26})(?:\?|$)/i

const prepared = readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then((file) =>
  prepareZXingModule({ overrides: { wasmBinary: file.buffer as ArrayBuffer }, fireImmediately: true }),
)

/** Decoding takes a tenth of a second, and a malicious picture can do no harm in WebAssembly. */
await serveWork<Uint8Array<ArrayBuffer>, string | null>(async () => async (picture) => {
  await prepared
  const codes = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 4 })
  const ids = codes.flatMap(({ text }) => cardAddress.exec(text)?.[1] ?? [])
  return ids[0] ?? null
})
