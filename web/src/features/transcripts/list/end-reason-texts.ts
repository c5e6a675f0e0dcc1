/** Why a conversation ended, where a parent would wonder. Saying goodbye, stopping and silence go without saying. */
export const endReasonTexts: Partial<Record<string, string>> = {
  'time-limit': 'The day’s time was used',
  'quiet-hours': 'It was quiet time',
  paused: 'Paused by a parent',
  'provider-failed': 'Pipit could not go on',
  busy: 'Too many children were talking to Pipit',
  disconnected: 'The connection was lost',
  'consent-withdrawn': 'The consent was withdrawn',
}
