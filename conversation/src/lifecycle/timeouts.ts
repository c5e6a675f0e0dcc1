export const timeoutsMs = {
  reconnect: 60_000,
  hear: 15_000,
  /** When STT or TTS has so much to do that the child was told to wait. */
  patience: 45_000,
  /** From the child's last word to the first word of the language model; then the scripted coach takes over. */
  firstWord: 8_000,
  /** The device is given up on earlier, so this only keeps a conversation from standing still. */
  picture: 20_000,
  /** From one part of a reply to the next. */
  thinkIdle: 6_000,
  /** The adapter of the judge has a shorter timeout of its own. */
  judge: 10_000,
  speak: 10_000,
  /** For the device's report, in addition to the length of the speech. */
  playback: 10_000,
  utterance: 30_000,
  /** How long a child must be silent before it is told to wait, because it may go on. */
  silenceBeforeToldToWait: 1_500,
  silenceInCare: 12_000,
  /** After the child has chosen to be quiet together. */
  quietTogether: 30_000,
  /** How long both must be silent before the coach announces the end. */
  pauseBeforeEnding: 1_500,
  /** How long after the time limit a child may go on speaking. */
  lastWords: 10_000,
  /** From the time limit until the conversation ends, whatever the child does. */
  finalGoodbye: 30_000,
  /** How long the coach listens for something serious after it has told a child that it may not talk now. */
  listenAfterRefusal: 8_000,
  /** How long such a child may speak without a pause. */
  turnAfterRefusal: 30_000,
  /** From the time limit until the conversation ends, while the coach stays with a child that has said something serious. */
  care: 600_000,
}

/** When the coach says a filler, counted from the child's last word. */
export const fillersAtMs = [2_000, 6_000]
