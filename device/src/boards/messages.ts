import type { ListenMode } from '@pipit/contract/boards/messages'

export type MessageFromBoard =
  | { type: 'listen'; state: 'start'; mode: ListenMode }
  | { type: 'listen'; state: 'stop' }
  | { type: 'listen'; state: 'detect'; text: string }
  | { type: 'abort'; reason?: 'wake_word_detected' }
  | { type: 'mcp'; payload: object }
  | { type: 'ping' }

export const frameDurations = [20, 60] as const
export type FrameMs = (typeof frameDurations)[number]

export const boardSpeechRate = 16_000

export function helloMessage(version: number, frameMs: FrameMs) {
  return {
    type: 'hello',
    version,
    features: { mcp: true, glyph_push: false },
    transport: 'websocket',
    audio_params: { format: 'opus', sample_rate: boardSpeechRate, channels: 1, frame_duration: frameMs },
  }
}

export function writeMessage(sessionId: string, message: MessageFromBoard): string {
  return JSON.stringify({ session_id: sessionId, ...message })
}
