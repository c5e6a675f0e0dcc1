/** One turn of the child or the coach. */
export interface TranscriptEntry {
  /** The same for the same turn, so an entry that is saved again after a crash is no duplicate. */
  id: string
  conversationId: string
  at: number
  who: 'child' | 'coach'
  /** Null when STT failed. */
  text: string | null
  /** The ids of the child's utterances; empty for typed text and for the coach. */
  speech: string[]
  /** The id of the picture that the device took meanwhile. */
  vision: string | null
  card: string | null
  activity: string | null
  interrupted: boolean
}
