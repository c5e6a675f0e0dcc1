import { samplesToFloats } from '@pipit/contract/audio/pcm'
import { coachSpeech } from '@pipit/contract/chat/events'
import type { OnPlayed, Speaker } from '@pipit/device/client/speaker'
import { levelOf } from './level.ts'
import { createPlaybackSchedule } from './playback-schedule.ts'

const reportIntervalMs = 200
/** The report about the end of a sentence is a little late, so that the sentence has surely ended. */
const endReportDelayMs = 5

interface CoachSpeakerOptions {
  /** Gets the moment, on the page's clock, at which the samples will be audible. */
  onScheduled: (audibleAt: number) => void
}

export type CoachSpeaker = ReturnType<typeof createCoachSpeaker>

/** Plays the coach's speech without gaps. Must be created while a click is handled: browsers allow no sound before. */
export function createCoachSpeaker({ onScheduled }: CoachSpeakerOptions) {
  const context = new AudioContext({ sampleRate: coachSpeech.rate })
  const meter = context.createAnalyser()
  meter.connect(context.destination)
  const measured = new Float32Array(meter.fftSize)
  const schedule = createPlaybackSchedule()
  const sources = new Set<AudioBufferSourceNode>()
  const timer = window.setInterval(report, reportIntervalMs)
  let reportPlayed: OnPlayed = () => undefined
  void context.resume()

  const speaker = {
    play(sentence, samples) {
      if (samples.length === 0) return
      const buffer = context.createBuffer(1, samples.length, coachSpeech.rate)
      buffer.copyToChannel(samplesToFloats(samples), 0)
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(meter)
      source.addEventListener('ended', () => sources.delete(source))
      const at = schedule.append(sentence, buffer.duration, context.currentTime)
      source.start(at)
      sources.add(source)
      onScheduled(performance.now() + (at - audibleUpTo()) * 1000)
    },
    endSentence(sentence) {
      schedule.complete(sentence)
      const now = audibleUpTo()
      for (const end of schedule.ends(now)) window.setTimeout(report, Math.ceil((end - now) * 1000) + endReportDelayMs)
    },
    report,
    stop() {
      report()
      for (const source of sources) source.stop()
      sources.clear()
      schedule.clear()
    },
    close() {
      window.clearInterval(timer)
      void context.close()
    },
  } satisfies Speaker

  return {
    ...speaker,
    onPlayed(listener: OnPlayed) {
      reportPlayed = listener
    },
    level() {
      meter.getFloatTimeDomainData(measured)
      return levelOf(measured)
    },
  }

  function report() {
    for (const { sentence, milliseconds } of schedule.report(audibleUpTo())) reportPlayed(sentence, milliseconds)
  }

  /** What the page has handed over is audible a moment later. */
  function audibleUpTo() {
    const { currentTime, outputLatency, baseLatency } = context as AudioContext & { outputLatency?: number }
    return currentTime - (outputLatency ?? baseLatency)
  }
}
