/** Letters in a claim code, and how many stand together where it is printed. */
const codeLength = 26
const groupLength = 4

/**
 * What was typed so far of the code under a label, in the groups in which it is printed, and where the caret belongs
 * now. The code knows no O, I and L: whoever types them means the digits that look like them.
 */
export function formatClaimCode(typed: string, caret = typed.length): { text: string; caret: number } {
  const code = normalize(typed).slice(0, codeLength)
  const before = Math.min(normalize(typed.slice(0, caret)).length, code.length)
  return { text: withDashes(code), caret: withDashes(code.slice(0, before)).length }
}

function normalize(text: string) {
  return text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

function withDashes(code: string) {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? ''
}
