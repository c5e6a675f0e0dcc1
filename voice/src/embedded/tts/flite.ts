import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { readSpeechHeader } from '../../audio/wav.ts'
import { flite, readWeights } from '../models/weights.ts'

export type Voice = 'rms' | 'slt' | 'awb' | 'kal16'

type Program = Parameters<WASI['start']>[0]

/** Node's types lack it. */
declare const WebAssembly: {
  compile: (bytes: Uint8Array) => Promise<object>
  instantiate: (module: object, imports: Record<string, object>) => Promise<Program>
}

/** Flite is a command line program that writes a WAV file, so each sentence is one run. */
export async function loadFlite(voice: Voice) {
  const module = await WebAssembly.compile(await readWeights(flite))

  return async (text: string): Promise<{ speech: Int16Array; rate: number }> => {
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
    const file = folder.dir.contents.get('speech.wav')
    const wav = file instanceof File ? Buffer.from(file.data) : Buffer.alloc(0)
    const header = readSpeechHeader(wav)
    if (!header) throw new Error('Flite wrote no WAV file')
    const { samplesAt, length, rate } = header
    return { speech: pcmToSamples(wav.subarray(samplesAt, samplesAt + (length & ~1))), rate }
  }
}
