import { claimCodeGroups } from '@pipit/contract/labels/labels'

const codeLength = 26

/**
 * Formats what was typed of a claim code into its printed groups, and moves the caret along. Claim codes do not contain O,
 * I and L, so these are read as the digits that look like them.
 */
export function formatClaimCode(typed: string, caret = typed.length): { text: string; caret: number } {
  const code = normalize(typed).slice(0, codeLength)
  const before = Math.min(normalize(typed.slice(0, caret)).length, code.length)
  return { text: withSpaces(code), caret: withSpaces(code.slice(0, before)).length }
}

function normalize(text: string) {
  return text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** The code as the label shows it. */
function withSpaces(code: string) {
  return claimCodeGroups(code).join(' ')
}
