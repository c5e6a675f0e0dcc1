import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-step.ts'
import { listDoctorFindings } from './doctor-findings.ts'

const page = 'docs/operators/troubleshooting.md'
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What the server and `npm start` print, without the values that they put in. */
const code = [...globSync('server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }), 'tools/set-up.mjs']
  .map(read)
  .join('\n')

const quoted = [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)

test('every message that the operators’ troubleshooting quotes is in the code, and every metric, too', () => {
  const messages = quoted.filter((text) => / [a-z]/i.test(text) && !/^(npm|node) /.test(text))
  const metrics = quoted.filter((text) => text.startsWith('pipit_'))
  const pieces = [...messages, ...metrics].flatMap((text) => text.split('…').map((piece) => piece.trim()))
  expect(messages.length).toBeGreaterThan(10)
  expect(metrics.length).toBeGreaterThan(5)
  expect(pieces.filter((piece) => piece !== '' && !code.includes(piece))).toEqual([])
})

test('every finding of the doctor can be found in the operators’ troubleshooting', () => {
  const findings = listDoctorFindings()
  /** What somebody searches for: the longest part that is always the same. */
  const searched = (finding: string) =>
    finding
      .split('…')
      .map((piece) => piece.replaceAll(/^[\W_]+|[\W_]+$/g, ''))
      .toSorted((one, other) => other.length - one.length)[0] ?? ''
  expect(findings.length).toBeGreaterThan(50)
  expect(findings.filter((finding) => !quoted.some((text) => text.includes(searched(finding))))).toEqual([])
})
