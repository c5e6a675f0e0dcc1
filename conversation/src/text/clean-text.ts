/** Tab, line feed, vertical tab, form feed and carriage return are left, because they are white space. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const controlCharacters = /[\0-\x08\x0E-\x1F\x7F-\x9F]/g

/**
 * PostgreSQL cannot store NUL or half of a surrogate pair, so text from devices and providers is cleaned where it
 * enters. A control character becomes a space, because the words around it must stay two words for the safeguards.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(controlCharacters, ' ')
}
