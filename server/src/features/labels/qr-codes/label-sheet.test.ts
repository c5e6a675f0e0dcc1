import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Label } from './label.ts'
import { createLabelSheet } from './label-sheet.ts'
import { createLabelZip } from './label-zip.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { someLabels } from './testing/some-labels.ts'

const layout = layOutSheet({ paper: 'a4' }, 45)
const files = [
  { name: 'a sheet', write: (labels: AsyncIterable<Label>) => createLabelSheet(labels, layout) },
  { name: 'a ZIP', write: createLabelZip },
]

/** Labels that know how many of them were asked for, and whether the asking has ended. */
function watched(count: number, breakAt = Infinity) {
  const state = { taken: 0, ended: false }
  async function* take() {
    try {
      for (const label of someLabels(count)) {
        if (state.taken === breakAt) throw new Error('the database has gone away')
        state.taken += 1
        yield label
      }
    } finally {
      state.ended = true
    }
  }
  return { state, labels: take() }
}

describe.each(files)('$name', ({ write }) => {
  test('is drawn no further than somebody reads it', async () => {
    const { state, labels } = watched(1000)
    const file = write(labels)
    await once(file, 'readable')
    for (let turns = 0; turns < 1000; turns += 1) await turn()
    expect(state.taken).toBeLessThan(200)
    await buffer(file)
    expect(state.taken).toBe(1000)
  })

  test('lets others have their turn between two labels', async () => {
    const finished = new AbortController()
    const drawing = buffer(write(watched(100).labels)).finally(() => finished.abort())
    let turns = 0
    while (!finished.signal.aborted) {
      await turn()
      turns += 1
    }
    await drawing
    expect(turns).toBeGreaterThanOrEqual(100)
  })

  test('breaks off when its labels do, and never looks complete', async () => {
    await expect(buffer(write(watched(1000, 500).labels))).rejects.toThrow('the database has gone away')
  })

  test('stops asking for labels when nobody reads on', async () => {
    const { state, labels } = watched(1000)
    for await (const _ of write(labels)) {
      if (state.taken > 0) break
    }
    for (let turns = 0; turns < 100 && !state.ended; turns += 1) await turn()
    expect(state.ended).toBe(true)
    expect(state.taken).toBeLessThan(200)
  })
})
