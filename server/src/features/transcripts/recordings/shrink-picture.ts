import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js'
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js'
import resize, { initResize } from '@jsquash/resize'

interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

// Missing in Node's types.
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> }

const maxWidth = 1024
const quality = 80

// The codecs return an ImageData, which exists only in browsers.
Object.assign(globalThis, {
  ImageData: class implements Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data
      this.width = width
      this.height = height
    }
  },
})

/** The codecs print warnings about broken pictures, which do not belong in the log. */
const quiet = { print: () => undefined, printErr: () => undefined }

/** The types of the package lack the second parameter. */
type Init = (module: object, options: object) => Promise<void>

const ready = Promise.all([
  compiled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm').then((module) => (initDecoder as Init)(module, quiet)),
  compiled('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm').then((module) => (initEncoder as Init)(module, quiet)),
  compiled('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm').then((module) => initResize(module as never)),
])

/** Scales a JPEG down to at most 1,024 pixels in width, and drops its metadata (place, time, camera). */
export async function shrinkPicture(jpeg: Uint8Array): Promise<Uint8Array> {
  await ready
  const whole = (await decode(Uint8Array.from(jpeg).buffer)) as unknown as Pixels
  const scale = Math.min(1, maxWidth / whole.width)
  const size = { width: Math.round(whole.width * scale), height: Math.max(1, Math.round(whole.height * scale)) }
  const small = scale === 1 ? whole : ((await resize(whole as never, size)) as unknown as Pixels)
  return new Uint8Array(await encode(small as never, { quality }))
}

async function compiled(path: string) {
  return WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(path))))
}
