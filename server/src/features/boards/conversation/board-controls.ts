import { z } from 'zod'
import type { BoardTools } from './board-tools.ts'

/** What a board says of itself. Each part may be missing. */
interface BoardStatus {
  battery: number | null
  volume: number | null
  brightness: number | null
}

const percent = z.number().min(0).max(100).transform(Math.round)
const status = z.object({
  battery: z.object({ level: percent }).optional().catch(undefined),
  audio_speaker: z.object({ volume: percent }).optional().catch(undefined),
  screen: z.object({ brightness: percent }).optional().catch(undefined),
})

const tools = {
  status: 'self.get_device_status',
  volume: 'self.audio_speaker.set_volume',
  brightness: 'self.screen.set_brightness',
} as const

type Control = 'volume' | 'brightness'

/** Never so quiet that a child cannot ask for more, and never so loud that it hurts. */
const limits: Record<Control, { min: number; max: number }> = {
  volume: { min: 30, max: 85 },
  brightness: { min: 20, max: 100 },
}
const step = 15
/** In a longer sentence, these words are about something else. */
const maxWords = 7

const wishes: { control: Control; direction: 1 | -1; words: RegExp }[] = [
  {
    control: 'volume',
    direction: 1,
    words:
      /\b(louder|speak up|volume up|turn it up|lauter|más (alto|fuerte)|sube el volumen|plus fort|monte le son)\b/i,
  },
  {
    control: 'volume',
    direction: -1,
    words:
      /\b(quieter|softer|too loud|volume down|turn it down|leiser|zu laut|más bajo|baja el volumen|moins fort|baisse le son)\b/i,
  },
  { control: 'brightness', direction: 1, words: /\b(brighter|heller|más brillo|plus lumineux)\b/i },
  {
    control: 'brightness',
    direction: -1,
    words: /\b(darker|too bright|dunkler|zu hell|menos brillo|moins lumineux)\b/i,
  },
]

/** The loudspeaker, the display and the battery of a board. */
export function createBoardControls({ call, offers }: Pick<BoardTools, 'call' | 'offers'>) {
  return {
    readStatus,
    /** A child asks for it in words, since most boards have no buttons for it. The coach answers as to any sentence. */
    async follow(childText: string) {
      const wish = findWish(childText)
      if (!wish || !offers(tools[wish.control])) return
      const { min, max } = limits[wish.control]
      const current = (await readStatus())[wish.control]
      if (current === null) return
      const wanted = Math.max(min, Math.min(max, current + wish.direction * step))
      // Somebody may have set it beyond the limits by hand, and then the nearest one is the other way.
      const isFulfilled = (wanted - current) * wish.direction > 0
      if (isFulfilled) await call(tools[wish.control], { [wish.control]: wanted })
    },
  }

  async function readStatus(): Promise<BoardStatus> {
    const { data } = status.safeParse(await call(tools.status, {}))
    return {
      battery: data?.battery?.level ?? null,
      volume: data?.audio_speaker?.volume ?? null,
      brightness: data?.screen?.brightness ?? null,
    }
  }
}

function findWish(text: string): { control: Control; direction: 1 | -1 } | null {
  if (text.trim().split(/\s+/).length > maxWords) return null
  return wishes.find(({ words }) => words.test(text)) ?? null
}
