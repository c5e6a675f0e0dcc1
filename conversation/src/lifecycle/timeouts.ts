export const timeoutsMs = {
  reconnect: 60_000,
  hear: 15_000,
  /** STT or TTS has so much to do that the child was told to wait. */
  patience: 45_000,
  /** It runs from the child's last word to the first word of the language model; then the scripted coach takes over. */
  firstWord: 8_000,
  /** The server gives up on the device earlier, so this only keeps a conversation from standing still. */
  picture: 20_000,
  /** It runs from one part of a reply to the next. */
  thinkIdle: 6_000,
  /** The adapter of the judge has a shorter timeout of its own. */
  judge: 10_000,
  speak: 10_000,
  /** The device's report may take this long, in addition to the length of the speech. */
  playback: 10_000,
  utterance: 30_000,
  /** A child must be silent for this long before it is told to wait, because it may go on. */
  silenceBeforeToldToWait: 1_500,
  silenceInCare: 12_000,
  /** The child has chosen to be quiet together. */
  quietTogether: 30_000,
  /** Both must be silent for this long before the coach announces the end. */
  pauseBeforeEnding: 1_500,
  /** A child may go on speaking for this long after the time limit. */
  lastWords: 10_000,
  /** The conversation ends this long after the time limit, whatever the child does. */
  finalGoodbye: 30_000,
  /** The coach listens for this long for something serious after it has told a child that it may not talk now. */
  listenAfterRefusal: 8_000,
  /** Such a child may speak for this long without a pause. */
  turnAfterRefusal: 30_000,
  /** A conversation with care ends this long after the time limit. */
  care: 600_000,
}

/** The coach says fillers this long after the child's last word. */
export const fillersAtMs = [2_000, 6_000]
