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

/** Labels that record how many were read, and whether reading has ended. */
function observedLabels(count: number, breakAt = Infinity) {
  const state = { readCount: 0, ended: false }
  async function* take() {
    try {
      for (const label of someLabels(count)) {
        if (state.readCount === breakAt) throw new Error('the database has gone away')
        state.readCount += 1
        yield label
      }
    } finally {
      state.ended = true
    }
  }
  return { state, labels: take() }
}

describe.each(files)('$name', ({ write }) => {
  test('the file is drawn only as fast as it is read', async () => {
    const { state, labels } = observedLabels(1000)
    const file = write(labels)
    await once(file, 'readable')
    for (let turns = 0; turns < 1000; turns += 1) await turn()
    expect(state.readCount).toBeLessThan(200)
    await buffer(file)
    expect(state.readCount).toBe(1000)
  })

  test('drawing the file yields to the event loop after each label', async () => {
    const finished = new AbortController()
    const drawing = buffer(write(observedLabels(100).labels)).finally(() => finished.abort())
    let turns = 0
    while (!finished.signal.aborted) {
      await turn()
      turns += 1
    }
    await drawing
    expect(turns).toBeGreaterThanOrEqual(100)
  })

  test('the file fails if reading its labels fails, and never looks complete', async () => {
    await expect(buffer(write(observedLabels(1000, 500).labels))).rejects.toThrow('the database has gone away')
  })

  test('the file stops reading labels when its reader stops', async () => {
    const { state, labels } = observedLabels(1000)
    for await (const _ of write(labels)) {
      if (state.readCount > 0) break
    }
    for (let turns = 0; turns < 100 && !state.ended; turns += 1) await turn()
    expect(state.ended).toBe(true)
    expect(state.readCount).toBeLessThan(200)
  })
})
