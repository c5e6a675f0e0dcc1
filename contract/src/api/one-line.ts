/** Line breaks, other control characters, and marks that make the text after them read as somebody else's. */
const outsideALine = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

export const isOneLine = (text: string) => !outsideALine.test(text)

/** Texts from before the rule, and those of providers, which have none, are written like this. */
export const toOneLine = (text: string) =>
  text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
