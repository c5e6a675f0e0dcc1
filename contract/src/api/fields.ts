import { z } from 'zod'
import { isOneLine } from './one-line.ts'

/** Ids are lower case alone, because they are compared as texts before a schema reads them. */
export const accountId = z.uuid().lowercase(/*i18n*/ 'An id is written in lower case.')
export const randomId = z.string().regex(/^[0-9a-z]{26}$/, /*i18n*/ 'An id has 26 characters from 0-9 and a-z.')

/** PostgreSQL and the calendar have no year 0. */
const afterYearZero = /^(?!0000)/
const noSuchYear = /*i18n*/ 'There is no year 0000.'
export const time = z.iso.datetime().regex(afterYearZero, noSuchYear)
export const day = z.iso.date().regex(afterYearZero, noSuchYear)

/** What somebody types and others read within a sentence, such as in a mail: it must not look like more than that. */
export const line = z
  .string()
  .trim()
  .refine(isOneLine, /*i18n*/ 'Write it on one line, without control characters and marks for the direction of text.')
export const name = line.min(1, /*i18n*/ 'Give it a name.').max(300, /*i18n*/ 'At most 300 characters.')
/** Responses have it, because names from before a rule are still read. */
export const storedName = z.string()
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, /*i18n*/ 'At most 254 characters.')
  .pipe(z.email(/*i18n*/ 'This is not an email address.'))
export const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, /*i18n*/ 'A language is written like "en" or "pt-BR".')

/** Grows with each change. An update sends it back, so two open pages cannot overwrite each other. */
export const version = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)

export const noContent = z.null()
/** A download with a file name. The server refuses to send it as another media type than these. */
export const binaryFile = (...mediaTypes: z.core.util.MimeTypes[]) => z.file().mime(mediaTypes)
