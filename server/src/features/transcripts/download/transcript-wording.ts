import { activityName } from '../../cards/activity.ts'
import type { TranscriptDocument, StreamedEntry } from './stream-entries.ts'

/** How a downloaded log says things; the same in plain text and on the page to print. */
export function transcriptWording({ child, timeZone }: Pick<TranscriptDocument, 'child' | 'timeZone'>) {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  return {
    title: `What ${child} and Pipit talked about`,
    note: `Times are those of ${timeZone.replaceAll('_', ' ')}.`,
    day: (time: string) => day.format(new Date(time)),
    clock: (time: string) => clock.format(new Date(time)),
    speaker: ({ speaker }: StreamedEntry['entry']) => (speaker === 'child' ? child : 'Pipit'),
    said: ({ text, speech }: StreamedEntry['entry']) =>
      text ?? (speech ? '(only the recording is kept)' : '(not understood)'),
    remarks: ({ interrupted, typed, flags }: StreamedEntry['entry']) => [
      ...(interrupted ? ['interrupted'] : []),
      ...(typed ? ['typed'] : []),
      ...flags.map(({ category }) => `safety: ${category.replaceAll('-', ' ')}`),
    ],
    about: ({ seconds, device, card, activity }: NonNullable<StreamedEntry['conversation']>) =>
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
