export const timeoutsMs = {
  reconnect: 60_000,
  hear: 15_000,
  think: 15_000,
  speak: 10_000,
  /** For the device's report, in addition to the length of the speech. */
  playback: 10_000,
  utterance: 30_000,
  silenceInCare: 12_000,
  /** After the child has chosen to be quiet together. */
  quietTogether: 30_000,
  /** How long both must be silent before the coach announces the end. */
  pauseBeforeEnding: 1_500,
  /** From the time limit until the conversation ends even without a pause. */
  finalGoodbye: 120_000,
  /** The same while the coach stays with a child that has said something serious. */
  care: 600_000,
}
