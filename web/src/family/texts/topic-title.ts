import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The topics of the server's word lists (`topic-words/`), by their English names. */
const titles: Record<string, MessageDescriptor> = {
  Animals: msg`Animals`,
  Dinosaurs: msg`Dinosaurs`,
  Family: msg({ message: 'Family', context: 'topic' }),
  Friends: msg`Friends`,
  School: msg`School`,
  Food: msg`Food`,
  'Toys and games': msg`Toys and games`,
  'Sport and moving': msg`Sport and moving`,
  'Nature and weather': msg`Nature and weather`,
  'Sea and water': msg`Sea and water`,
  Space: msg({ message: 'Space', context: 'topic', comment: 'Planets and rockets' }),
  'Cars, trains and machines': msg`Cars, trains and machines`,
  'Stories and magic': msg`Stories and magic`,
  'Music and songs': msg`Music and songs`,
  'Drawing and making': msg`Drawing and making`,
  'Numbers and counting': msg`Numbers and counting`,
  'Body and health': msg`Body and health`,
  'Sleep and dreams': msg`Sleep and dreams`,
  'Birthdays and holidays': msg`Birthdays and holidays`,
  'Colours and shapes': msg`Colours and shapes`,
}

/** A language model names topics in the language of the conversation; those stay as they are. */
export function topicTitle(name: string) {
  const title = titles[name]
  return title ? i18n._(title) : name
}
