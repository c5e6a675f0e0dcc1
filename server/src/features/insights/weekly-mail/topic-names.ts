import type { I18n } from '../../../i18n/i18n.ts'

/** The topics of the word lists (`topic-words/`) within a sentence. */
const names: Record<string, (i18n: I18n) => string> = {
  Animals: (i18n) => i18n.t('animals'),
  Dinosaurs: (i18n) => i18n.t('dinosaurs'),
  Family: (i18n) => i18n.t('family'),
  Friends: (i18n) => i18n.t('friends'),
  School: (i18n) => i18n.t('school'),
  Food: (i18n) => i18n.t('food'),
  'Toys and games': (i18n) => i18n.t('toys and games'),
  'Sport and moving': (i18n) => i18n.t('sport and moving'),
  'Nature and weather': (i18n) => i18n.t('nature and weather'),
  'Sea and water': (i18n) => i18n.t('sea and water'),
  Space: (i18n) => i18n.t('space'),
  'Cars, trains and machines': (i18n) => i18n.t('cars, trains and machines'),
  'Stories and magic': (i18n) => i18n.t('stories and magic'),
  'Music and songs': (i18n) => i18n.t('music and songs'),
  'Drawing and making': (i18n) => i18n.t('drawing and making'),
  'Numbers and counting': (i18n) => i18n.t('numbers and counting'),
  'Body and health': (i18n) => i18n.t('body and health'),
  'Sleep and dreams': (i18n) => i18n.t('sleep and dreams'),
  'Birthdays and holidays': (i18n) => i18n.t('birthdays and holidays'),
  'Colours and shapes': (i18n) => i18n.t('colours and shapes'),
}

/** A language model names topics in the language of the conversation; those stay as they are. */
export const topicName = (i18n: I18n, topic: string) => names[topic]?.(i18n) ?? topic
