/** All but tab, line feed, vertical tab, form feed and carriage return, which are white space. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const controlCharacters = /[\0-\x08\x0E-\x1F\x7F-\x9F]/g

/**
 * What PostgreSQL can store and people can read: no NUL or other control character, no half of a surrogate pair. Text
 * from devices and providers is cleaned where it enters a conversation. A control character becomes a space, so that the
 * words before and after it are still two words for the safeguards.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(controlCharacters, ' ')
}
