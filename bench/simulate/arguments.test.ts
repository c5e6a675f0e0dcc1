import { expect, test } from 'vitest'
import { readArguments, requireOpenFiles } from './arguments.ts'

test('a tenth of the devices talk unless another number is given', () => {
  expect(readArguments(['--devices', '9500'])).toMatchObject({ devices: 9500, talking: 950, processes: 2 })
  expect(readArguments(['--devices', '9500', '--talking', '20'])).toMatchObject({ talking: 20 })
})

test('numbers that make no sense are refused with one line', () => {
  expect(() => readArguments(['--devices', 'many'])).toThrow('--devices must be a whole number from 8 on.')
  expect(() => readArguments(['--devices', '10', '--talking', '11'])).toThrow(
    '--talking must not be more than --devices.',
  )
})

test('more devices than a process may open files are refused, and it says how many processes would do', () => {
  const tooMany = readArguments(['--devices', '100000000', '--processes', '1'])
  expect(() => requireOpenFiles(tooMany)).toThrow(/give --processes \d+ or more/)
})
