/** The part of BidiGenerateContent that we speak. */

export interface Blob {
  mimeType: string
  data: string
}

export interface Content {
  role?: 'user' | 'model'
  parts: { text?: string; inlineData?: Blob }[]
}

export interface Setup {
  model: string
  generationConfig: {
    responseModalities: ['AUDIO'] | ['TEXT']
    speechConfig?: { voiceConfig: { prebuiltVoiceConfig: { voiceName: string } } }
  }
  systemInstruction: Content
  realtimeInputConfig?: { automaticActivityDetection: { disabled: true } }
  inputAudioTranscription?: Record<string, never>
  outputAudioTranscription?: Record<string, never>
}

export type ClientMessage =
  | { setup: Setup }
  | { clientContent: { turns: Content[]; turnComplete: true } }
  | {
      realtimeInput: { activityStart: Record<string, never> } | { activityEnd: Record<string, never> } | { audio: Blob }
    }

interface Transcription {
  text?: string
  finished?: boolean
}

export interface ServerContent {
  modelTurn?: { parts?: { text?: string; thought?: boolean; inlineData?: Blob }[] }
  inputTranscription?: Transcription
  outputTranscription?: Transcription
  /** All is made; `turnComplete` may follow only when it would have been played. */
  generationComplete?: boolean
  turnComplete?: boolean
  interrupted?: boolean
}

/** Any may come, `goAway` too: it warns that the connection will soon be closed. */
export interface ServerMessage {
  setupComplete?: Record<string, never>
  serverContent?: ServerContent
  goAway?: { timeLeft?: string }
}
