import { weekdays, type ScreenTimeSettings } from '@pipit/contract/screen-time'

/** The people of the demo. Nobody receives mail at these addresses. */
export const superadminEmail = 'superadmin@demo.example'
export const parentEmail = 'parent@demo.example'
export const neighbourEmail = 'neighbour@demo.example'

export const waitListEmails = ['lena', 'marco', 'aisha', 'tom', 'yuki', 'olivia'].map((name) => `${name}@demo.example`)

/** The same minutes every day, and quiet hours until seven. */
function screenTime(minutes: number, bedtime: string): ScreenTimeSettings {
  const everyDay = Object.fromEntries(weekdays.map((day) => [day, minutes])) as ScreenTimeSettings['minutes']
  return { minutes: everyDay, quietHours: [{ days: [...weekdays], from: bedtime, to: '07:00' }] }
}

/** No child has a birthday within the three months. */
function birthDateAtAge(years: number, months: number) {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear() - years, now.getMonth() - months, 11)).toISOString().slice(0, 10)
}

export const mia = {
  name: 'Mia',
  birthDate: birthDateAtAge(4, 8),
  pronouns: 'she',
  proficiencyLevel: 'simple',
  contentMaturity: 'preschool',
  interests: ['animals', 'dragons', 'painting', 'the garden'],
  activities: ['story', 'animal-sounds', 'i-spy', 'make-believe', 'good-night'],
  speechRetentionDays: 30,
  visionRetentionDays: 30,
  screenTime: screenTime(30, '19:30'),
}

export const noah = {
  name: 'Noah',
  birthDate: birthDateAtAge(8, 5),
  pronouns: 'he',
  proficiencyLevel: 'fluent',
  contentMaturity: 'early-school',
  interests: ['space', 'football', 'robots', 'riddles'],
  activities: ['quiz', 'detective', 'riddles', 'why', 'second-language'],
  screenTime: screenTime(45, '20:30'),
}

export const zoe = {
  name: 'Zoe',
  birthDate: birthDateAtAge(5, 7),
  proficiencyLevel: 'simple',
  contentMaturity: 'preschool',
  interests: ['horses'],
}

/** The key is the activity. */
export const cardNames: Record<string, string> = {
  'free-talk': 'Sofa card',
  story: 'Dragon card',
  'animal-sounds': 'Farm card',
  'i-spy': 'Telescope card',
  counting: 'Apple card',
  rhymes: 'Drum card',
  feelings: 'Heart card',
  move: 'Kangaroo card',
  'make-believe': 'Rocket card',
  'show-and-tell': 'Treasure card',
  'word-garden': 'Flower card',
  why: 'Owl card',
  riddles: 'Giggle card',
  quiz: 'Trophy card',
  detective: 'Magnifier card',
  'second-language': 'Globe card',
  'good-night': 'Moon card',
}
