/** The turn of a conversation that a recording belongs to. */
export interface RecordedEntry {
  accountId: string
  childId: string
  conversationId: string
  number: number
  at: Date
}

/** Keeps what a child said and what the device saw, where the parent wants it kept; asked for nothing else. */
export interface Recordings {
  /** As `childSpeech` of the contract: 16,000 samples in a second. */
  speech: (entry: RecordedEntry, samples: Int16Array) => Promise<void>
  /** A JPEG; one that is none, or too large to be opened, is left out. */
  vision: (entry: RecordedEntry, jpeg: Uint8Array) => Promise<void>
}
