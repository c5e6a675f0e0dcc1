import { expect, test } from 'vitest'
import { alternateTurns } from './alternate-turns.ts'

const turns = (...texts: string[]) =>
  alternateTurns(texts.map((text) => ({ who: text.startsWith('C') ? ('child' as const) : ('coach' as const), text })))

test('turns alternate, and the first and the last turn are the child’s', () => {
  expect(turns('C1', 'P1', 'C2').map(({ text }) => text)).toEqual(['C1', 'P1', 'C2'])
  expect(turns('C1', 'C2', 'P1', 'P2', 'C3').map(({ text }) => text)).toEqual(['C1\nC2', 'P1\nP2', 'C3'])
  expect(turns('P1', 'C1').map(({ who }) => who)).toEqual(['child', 'coach', 'child'])
  expect(turns('C1', 'P1').map(({ who }) => who)).toEqual(['child', 'coach', 'child'])
  expect(turns().map(({ who }) => who)).toEqual(['child'])
})
