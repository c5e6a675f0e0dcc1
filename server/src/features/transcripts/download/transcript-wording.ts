import type { I18n } from '../../../i18n/i18n.ts'
import { activityName } from '../../cards/activity.ts'
import { nameFlag } from './name-flag.ts'
import type { TranscriptDocument, StreamedEntry } from './stream-entries.ts'

/** The texts of a downloaded transcript; the same in plain text and HTML. */
export function transcriptWording({ child, timeZone, i18n }: Pick<TranscriptDocument, 'child' | 'timeZone' | 'i18n'>) {
  const locale = i18n.language === 'en' ? 'en-GB' : i18n.language
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  return {
    title: i18n.t('What {child} and Pipit talked about', { child }),
    note: i18n.t('Times are in the time zone {timeZone}.', { timeZone: timeZone.replaceAll('_', ' ') }),
    day: (time: string) => day.format(new Date(time)),
    clock: (time: string) => clock.format(new Date(time)),
    speaker: ({ speaker }: StreamedEntry['entry']) =>
      ({ child, coach: 'Pipit', support: i18n.t('Pipit support') })[speaker],
    text({ text, speech, withheld }: StreamedEntry['entry']) {
      // The same for every reason.
      if (withheld) return i18n.t('(This part is private to {child} and is not shown.)', { child })
      return text ?? (speech ? i18n.t('(only the recording is stored)') : i18n.t('(not understood)'))
    },
    remarks: ({ interrupted, typed, flags }: StreamedEntry['entry']) => [
      ...(interrupted ? [i18n.t('interrupted')] : []),
      ...(typed ? [i18n.t('typed')] : []),
      ...flags.map(({ category }) => i18n.t('safety: {category}', { category: nameFlag(i18n, category) })),
    ],
    about: ({ seconds, device, card, activity }: NonNullable<StreamedEntry['conversation']>) =>
      [
        formatDuration(i18n, seconds),
        ...(device ? [device.name] : []),
        ...(card ? [i18n.t('card “{name}”', { name: card.name })] : []),
        ...(activity ? [activityName(i18n, activity)] : []),
      ].join(' · '),
    /** Null if the language model was there all the time. */
    handOver: ({ scriptedSince }: NonNullable<StreamedEntry['conversation']>) =>
      scriptedSince === null
        ? null
        : i18n.t('Pipit’s language model was not available from {time}. The built-in coach answered instead.', {
            time: clock.format(new Date(scriptedSince)),
          }),
    pictureTitle: i18n.t('What the device saw'),
  }
}

function formatDuration(i18n: I18n, duration: number) {
  if (duration < 60) return i18n.t('less than a minute')
  return i18n.t('{minutes} min {seconds} s', { minutes: Math.floor(duration / 60), seconds: duration % 60 })
}
