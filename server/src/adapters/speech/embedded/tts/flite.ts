import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { flite, readWeights } from '../models/weights.ts'

export type Voice = 'rms' | 'slt' | 'awb' | 'kal16'

type Program = Parameters<WASI['start']>[0]

/** What Node's types leave out. */
declare const WebAssembly: {
  compile: (bytes: Uint8Array) => Promise<object>
  instantiate: (module: object, imports: Record<string, object>) => Promise<Program>
}

/** Flite is a program that reads its arguments, writes a WAV file and ends; each sentence is one run of it. */
export async function loadFlite(voice: Voice) {
  const module = await WebAssembly.compile(await readWeights(flite))

  return async (text: string): Promise<Uint8Array> => {
    const folder = new PreopenDirectory('/speech', new Map())
    const quiet = () => ConsoleStdout.lineBuffered(() => {})
    const program = new WASI(
      ['flite', '-voice', voice, '-t', text, '-o', '/speech/speech.wav'],
      [],
      [new OpenFile(new File([])), quiet(), quiet(), folder],
      { debug: false },
    )
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: program.wasiImport })
    program.start(instance)
    const wav = folder.dir.contents.get('speech.wav')
    if (!(wav instanceof File)) throw new Error('Flite wrote no speech')
    return wav.data
  }
}
