/** One turn of the conversation, as it was heard. */
export interface TranscriptEntry {
  /** The same for the same turn, also when it is kept again after a crash. */
  id: string
  conversationId: string
  at: number
  who: 'child' | 'coach'
  /** Null when the child spoke and it could not be understood. */
  text: string | null
  /** The utterances that it was spoken in; none when it was typed, or spoken by the coach. */
  speech: string[]
  /** What the device saw meanwhile. */
  vision: string | null
  card: string | null
  activity: string | null
  interrupted: boolean
}
