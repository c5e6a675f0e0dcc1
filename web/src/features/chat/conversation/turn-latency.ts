import type { ChatState } from '@pipit/contract/chat/events'

/** The times of one turn, in milliseconds on the page's clock. Null: not yet, or never. */
export interface Turn {
  id: number
  how: 'spoken' | 'typed'
  /** When the child stopped speaking, or the text was sent. */
  endedAt: number
  /** When the child's text came from the server. */
  childTextAt: number
  firstWordAt: number | null
  firstAudioAt: number | null
}

const maxTurns = 50

/** A louder chunk has speech in it, a quieter one only the noise of the room: about -36 dB. */
export const speechLevel = 0.016

export type TurnLatency = ReturnType<typeof createTurnLatency>

/** Measures how long the child waits: until the speech was recognised and the coach answered. */
export function createTurnLatency() {
  let turns: Turn[] = []
  let count = 0
  let lastLoudAt: number | null = null
  let typedAt: number | null = null
  /** The child's last speech before the coach began to think. What is said later belongs to the next turn. */
  let finishedAt: number | null = null

  return {
    turns: () => turns,
    microphone(level: number, at: number) {
      if (level >= speechLevel) lastLoudAt = at
    },
    typed(at: number) {
      typedAt = at
    },
    state(state: ChatState) {
      finishedAt = state === 'thinking' ? (finishedAt ?? lastLoudAt) : null
    },
    childText(at: number) {
      const spokenUntil = finishedAt ?? lastLoudAt
      const ended = typedAt ?? spokenUntil
      const how = typedAt === null ? 'spoken' : 'typed'
      if (ended !== null) {
        const turn: Turn = { id: ++count, how, endedAt: ended, childTextAt: at, firstWordAt: null, firstAudioAt: null }
        turns = [...turns, turn].slice(-maxTurns)
      }
      typedAt = null
      lastLoudAt = null
      finishedAt = null
    },
    coachText(at: number) {
      const turn = turns.at(-1)
      if (turn && turn.firstWordAt === null) replaceLast({ ...turn, firstWordAt: at })
    },
    coachSpeech(at: number) {
      const turn = turns.at(-1)
      if (turn && turn.firstWordAt !== null && turn.firstAudioAt === null) replaceLast({ ...turn, firstAudioAt: at })
    },
    clear() {
      turns = []
      lastLoudAt = null
      typedAt = null
      finishedAt = null
    },
  }

  function replaceLast(turn: Turn) {
    turns = turns.with(turns.length - 1, turn)
  }
}

interface Step {
  name: 'text' | 'first word' | 'first audio'
  from: number
  to: number
}

/** The steps of a turn in their order, in milliseconds after the child finished. */
export function stepsOf({ endedAt, childTextAt, firstWordAt, firstAudioAt }: Turn): Step[] {
  const marks = [
    ['text', childTextAt],
    ['first word', firstWordAt],
    ['first audio', firstAudioAt],
  ] as const
  let from = 0
  return marks.flatMap(([name, at]) => {
    if (at === null) return []
    const to = Math.max(from, Math.round(at - endedAt))
    const step = { name, from, to }
    from = to
    return [step]
  })
}
