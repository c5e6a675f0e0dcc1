/** We use only this part of the BidiGenerateContent protocol. */

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
    maxOutputTokens?: number
    temperature?: number
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
  /** The response is complete. `turnComplete` may follow much later, when the speech would have been played. */
  generationComplete?: boolean
  turnComplete?: boolean
  interrupted?: boolean
}

/** `goAway` warns that the server will close the connection soon. */
export interface ServerMessage {
  setupComplete?: Record<string, never>
  serverContent?: ServerContent
  goAway?: { timeLeft?: string }
}
