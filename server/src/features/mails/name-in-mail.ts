import { email } from '@pipit/contract/api/fields'
import { toOneLine } from '@pipit/contract/api/one-line'
import { cutText } from '@pipit/conversation/text/cut-text'

const maxLength = 60
/** Dots of all scripts, colons and at signs within a word. */
const joints = /[.\u3002\uFF0E\uFF61:@](?=\S)/g

/**
 * A name that somebody has typed, in a mail of ours: short, on one line, and with nothing that the reader's mail program
 * makes a link of, because an invitation goes to any address. An email address is what somebody without a name is called.
 */
export function nameInMail(name: string) {
  const line = toOneLine(name)
  const short = line.length > maxLength ? `${cutText(line, maxLength)} …` : line
  return email.safeParse(short).success ? short : short.replaceAll(joints, '$& ')
}
