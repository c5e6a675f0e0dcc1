import type { Label } from './label.ts'

export type DrawingProgress = ReturnType<typeof createDrawingProgress>

interface Drawing {
  drawnCount: number
  totalCount: number
}

/**
 * How many labels of a file are drawn, by the key that the page has chosen. It is in memory, like the file itself, so a page
 * that asks another process gets no number.
 */
export function createDrawingProgress() {
  const drawings = new Map<string, Drawing>()
  return {
    read: (progressKey: string) => drawings.get(progressKey) ?? { drawnCount: null, totalCount: null },

    /** Counts the labels as they are drawn, which is as fast as the file is read. Forgets them at its end or abort. */
    async *track(labels: AsyncIterable<Label>, progressKey: string, totalCount: number): AsyncGenerator<Label> {
      const drawing = { drawnCount: 0, totalCount }
      drawings.set(progressKey, drawing)
      try {
        for await (const label of labels) {
          yield label
          drawing.drawnCount++
        }
      } finally {
        drawings.delete(progressKey)
      }
    },
  }
}
