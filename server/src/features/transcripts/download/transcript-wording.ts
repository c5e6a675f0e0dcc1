import { activityName } from '../../cards/activity.ts'
import type { TranscriptDocument, StreamedEntry } from './stream-entries.ts'

/** The texts of a downloaded transcript; the same in plain text and HTML. */
export function transcriptWording({ child, timeZone }: Pick<TranscriptDocument, 'child' | 'timeZone'>) {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  return {
    title: `What ${child} and Pipit talked about`,
    note: `Times are in the time zone ${timeZone.replaceAll('_', ' ')}.`,
    day: (time: string) => day.format(new Date(time)),
    clock: (time: string) => clock.format(new Date(time)),
    speaker: ({ speaker }: StreamedEntry['entry']) => (speaker === 'child' ? child : 'Pipit'),
    text: ({ text, speech, withheld }: StreamedEntry['entry']) =>
      withheld ? withheldText(child) : (text ?? (speech ? '(only the recording is stored)' : '(not understood)')),
    remarks: ({ interrupted, typed, flags }: StreamedEntry['entry']) => [
      ...(interrupted ? ['interrupted'] : []),
      ...(typed ? ['typed'] : []),
      ...flags.map(({ category }) => `safety: ${category.replaceAll('-', ' ')}`),
    ],
    about: ({ seconds, device, card, activity }: NonNullable<StreamedEntry['conversation']>) =>
      [
        formatDuration(seconds),
        ...(device ? [device.name] : []),
        ...(card ? [`card “${card.name}”`] : []),
        ...(activity ? [activityName(activity)] : []),
      ].join(' · '),
    /** Null if the language model was there all the time. */
    handOver: ({ scriptedSince }: NonNullable<StreamedEntry['conversation']>) =>
      scriptedSince === null
        ? null
        : `Pipit’s language model was not available from ${clock.format(new Date(scriptedSince))}. The built-in coach answered instead.`,
  }
}

/** The same for every reason. */
const withheldText = (child: string) => `(This part is private to ${child} and is not shown.)`

function formatDuration(seconds: number) {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return 'less than a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
