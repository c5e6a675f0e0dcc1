import { activityName } from '../../cards/activity.ts'
import type { Story, Told } from './stream-entries.ts'

/** How a downloaded log says things; the same in plain text and on the page to print. */
export function storyWords({ child, timeZone }: Pick<Story, 'child' | 'timeZone'>) {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  return {
    title: `What ${child} and Pipit talked about`,
    note: `Times are those of ${timeZone.replaceAll('_', ' ')}.`,
    day: (time: string) => day.format(new Date(time)),
    clock: (time: string) => clock.format(new Date(time)),
    speaker: ({ speaker }: Told['entry']) => (speaker === 'child' ? child : 'Pipit'),
    said: ({ text, speech }: Told['entry']) => text ?? (speech ? '(only the recording is kept)' : '(not understood)'),
    remarks: ({ interrupted, typed, flags }: Told['entry']) => [
      ...(interrupted ? ['interrupted'] : []),
      ...(typed ? ['typed'] : []),
      ...flags.map(({ category }) => `safety: ${category.replaceAll('-', ' ')}`),
    ],
    about: ({ seconds, device, card, activity }: NonNullable<Told['begins']>) =>
      [
        lengthInWords(seconds),
        ...(device ? [device.name] : []),
        ...(card ? [`card “${card.name}”`] : []),
        ...(activity ? [activityName(activity)] : []),
      ].join(' · '),
  }
}

function lengthInWords(seconds: number) {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return 'less than a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
