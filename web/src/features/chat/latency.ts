import type { ChatState } from '@pipit/contract/chat/events'

/** One answer of the coach: when what happened, in milliseconds on the page's clock. Null: not, or not yet. */
export interface Turn {
  id: number
  how: 'spoken' | 'typed'
  /** When the child fell silent, or the text was sent. */
  endedAt: number
  heardAt: number
  firstWordAt: number | null
  firstAudioAt: number | null
}

const most = 50

/** Louder than this is somebody speaking, and not the room: about -36 dB. */
export const speechLevel = 0.016

export type TurnWatch = ReturnType<typeof watchTurns>

/** Notes when the child had finished, was understood, and was answered. */
export function watchTurns() {
  let turns: Turn[] = []
  let count = 0
  let lastLoudAt: number | null = null
  let typedAt: number | null = null
  /** The child had finished before the coach began to think, whatever it says meanwhile. */
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
    heard(at: number) {
      const spokenUntil = finishedAt ?? lastLoudAt
      const ended = typedAt ?? spokenUntil
      const how = typedAt === null ? 'spoken' : 'typed'
      if (ended !== null) {
        const turn: Turn = { id: ++count, how, endedAt: ended, heardAt: at, firstWordAt: null, firstAudioAt: null }
        turns = [...turns, turn].slice(-most)
      }
      typedAt = null
      lastLoudAt = null
      finishedAt = null
    },
    coachText(at: number) {
      const turn = turns.at(-1)
      if (turn && turn.firstWordAt === null) note({ ...turn, firstWordAt: at })
    },
    coachSpeech(at: number) {
      const turn = turns.at(-1)
      if (turn && turn.firstWordAt !== null && turn.firstAudioAt === null) note({ ...turn, firstAudioAt: at })
    },
    /** What was asked before is answered no more. */
    forget() {
      turns = []
      lastLoudAt = null
      typedAt = null
      finishedAt = null
    },
  }

  function note(turn: Turn) {
    turns = turns.with(turns.length - 1, turn)
  }
}

interface Step {
  name: 'heard' | 'first word' | 'first audio'
  from: number
  to: number
}

/** The steps of a turn one after another, in milliseconds since the child had finished. */
export function stepsOf({ endedAt, heardAt, firstWordAt, firstAudioAt }: Turn): Step[] {
  const marks = [
    ['heard', heardAt],
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
