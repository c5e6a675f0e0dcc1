import type { Dialect } from './phonemes/arpabet.ts'

interface KokoroVoice {
  file: string
  sha256: string
  dialect: Dialect
}

/** Users of Kokoro name these most often. A family cannot choose from its 28 English voices. */
export const kokoroVoices = {
  heart: {
    file: 'af_heart',
    sha256: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
    dialect: 'american',
  },
  bella: {
    file: 'af_bella',
    sha256: 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b',
    dialect: 'american',
  },
  michael: {
    file: 'am_michael',
    sha256: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
    dialect: 'american',
  },
  emma: {
    file: 'bf_emma',
    sha256: '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73',
    dialect: 'british',
  },
  george: {
    file: 'bm_george',
    sha256: 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc',
    dialect: 'british',
  },
} satisfies Record<string, KokoroVoice>

export type KokoroVoiceId = keyof typeof kokoroVoices

/** These read the foreign words in an English sentence. */
export const foreignVoices = {
  es: { file: 'ef_dora', sha256: 'f66ec66bd295acb18372e37008533a9a3228483ccd294e7538d5d9294ac9a532' },
  fr: { file: 'ff_siwis', sha256: 'a35f5675ad08948e326ae75fd0ea16ba5d0042e4f76b5f3d1df77d0a48c54861' },
}

export const isKokoroVoice = (voice: string): voice is KokoroVoiceId => Object.hasOwn(kokoroVoices, voice)
