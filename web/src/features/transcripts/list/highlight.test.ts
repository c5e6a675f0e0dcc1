import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

test.each([
  ['I like Dinosaurs', 'dino', 'I like [Dino]saurs'],
  ['a car and a scar', 'car', 'a [car] and a scar'],
  ['trains and dinosaurs', 'DINO tr', '[tr]ains and [dino]saurs'],
  ['Мой красный мяч', 'мяч', 'Мой красный [мяч]'],
  ['我喜欢恐龙', '恐龙', '我喜欢[恐龙]'],
  ['a (b) c', '(', 'a (b) c'],
  ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
])('in “%s”, a search for “%s” highlights “%s”', (text, search, marked) => {
  expect(
    highlight(text, search)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join(''),
  ).toBe(marked)
})
