/** The transcript entry that a recording belongs to. */
export interface RecordedEntry {
  accountId: string
  childId: string
  conversationId: string
  number: number
  at: Date
}

/** Saves recordings. Call it only if the parent has set a retention for them. */
export interface Recordings {
  /** The samples are in the format of `childSpeech` in the contract. */
  speech: (entry: RecordedEntry, samples: Int16Array) => Promise<void>
  /** Ignores what is no picture of a device. */
  vision: (entry: RecordedEntry, jpeg: Uint8Array) => Promise<void>
}
