import { busy } from '@pipit/conversation/texts/en/waiting'
import { sentencesOf } from '@pipit/conversation/text/split-sentences'

/** A child hears these when nobody has time to render anything, so they are rendered ahead. */
export const busySentences = Object.values(busy).flatMap(sentencesOf)
