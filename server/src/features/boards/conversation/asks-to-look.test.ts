import { expect, test } from 'vitest'
import { asksToLook } from './asks-to-look.ts'

test.each([
  'Look!',
  'Look at my drawing',
  'what is this',
  'What’s that?',
  'do you see the frog',
  'I have a card',
  'Schau mal, ein Frosch',
  'Was ist das?',
  'Siehst du mich?',
  'Ich habe eine Karte',
  'Mira, mi dibujo',
  '¿Qué es esto?',
  'Tengo una tarjeta',
  'Regarde !',
  'C’est quoi ?',
  'Qu’est-ce que c’est',
  'Tu vois ma maison ?',
  'J’ai une carte',
])('%j asks to look', (text) => expect(asksToLook(text)).toBe(true))

test.each([
  '',
  'I like frogs',
  'What is the moon made of',
  'we looked for my dog everywhere',
  'My friend Mira has a cat',
  'Das ist eine Frage',
  'Was ist der Mond?',
  'El perro es grande',
  'Le chat est petit',
  'and then the giant said what is this and the mouse said that it was only a little piece of cheese',
])('%j does not', (text) => expect(asksToLook(text)).toBe(false))
