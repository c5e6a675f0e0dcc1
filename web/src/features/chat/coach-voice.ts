import { pcmToSamples, samplesToFloats } from '@pipit/contract/audio/pcm'
import { coachSpeech } from '@pipit/contract/chat/events'
import { levelOf } from './level.ts'
import { playback, type PlayedReport } from './playback.ts'

const reportEvery = 200

export type CoachVoice = ReturnType<typeof coachVoice>

/** The loudspeaker: plays what comes without a gap, and says what of it has been heard. */
export function coachVoice(onPlayed: (reports: PlayedReport[]) => void) {
  const context = new AudioContext({ sampleRate: coachSpeech.rate })
  const meter = context.createAnalyser()
  meter.connect(context.destination)
  const shown = new Float32Array(meter.fftSize)
  const plan = playback()
  const playing = new Set<AudioBufferSourceNode>()
  const timer = window.setInterval(report, reportEvery)

  return {
    /** Browsers make no sound before somebody has pressed something. */
    wake: () => context.resume(),
    /** Gives the moment, on the page's clock, when it is heard. */
    play(sentence: string, bytes: Uint8Array | ArrayBuffer): number {
      const samples = samplesToFloats(pcmToSamples(new Uint8Array(bytes)))
      if (samples.length === 0) return performance.now()
      const buffer = context.createBuffer(1, samples.length, coachSpeech.rate)
      buffer.copyToChannel(samples, 0)
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(meter)
      source.addEventListener('ended', () => playing.delete(source))
      const at = plan.append(sentence, buffer.duration, context.currentTime)
      source.start(at)
      playing.add(source)
      return performance.now() + (at - heardUpTo()) * 1000
    },
    finish(sentence: string) {
      plan.finish(sentence)
      const now = heardUpTo()
      for (const end of plan.ends(now)) window.setTimeout(report, Math.ceil((end - now) * 1000) + 5)
    },
    /** At once; what was not heard is thrown away. Tells how far each sentence had come. */
    silence() {
      report()
      for (const source of playing) source.stop()
      playing.clear()
      plan.clear()
    },
    report,
    level() {
      meter.getFloatTimeDomainData(shown)
      return levelOf(shown)
    },
    close() {
      window.clearInterval(timer)
      void context.close()
    },
  }

  function report() {
    const reports = plan.report(heardUpTo())
    if (reports.length > 0) onPlayed(reports)
  }

  /** What the page has handed over is heard a moment later. */
  function heardUpTo() {
    const { currentTime, outputLatency, baseLatency } = context as AudioContext & { outputLatency?: number }
    return currentTime - (outputLatency ?? baseLatency)
  }
}
