import { t } from '@lingui/core/macro'
/** "Your family" or "Ada Miller’s family"; `name` is null for one's own. */
export function familyTitle(name: string | null): string {
  return name === null ? t`Your family` : t`${name}’s family`
}

/** Texts are written for the parent; on the pages of another family, they name it instead of saying "your". */
export interface FamilyWording {
  /** "your devices" in one's own family, "Ada Miller’s devices" in another. */
  your: (what: string) => string
  /** The same at the beginning of a sentence: "Your devices". */
  yourTitle: (what: string) => string
  /** The same for each "your" in a text, but "the device" rather than "ada@example.org’s device": the page names whose. */
  named: (text: string) => string
  /** "you" in one's own family, "Ada Miller" in another. */
  you: string
}

/** `name` is null for one's own family, and undefined until it is known. */
export function familyWording(name: string | null | undefined): FamilyWording {
  const [whose, whoseAtStart] = possessives(name)
  return {
    your: (what) => `${whose} ${what}`,
    yourTitle: (what) => `${whoseAtStart} ${what}`,
    named: (text) => (name === null ? text : withoutYour(text, whose, whoseAtStart)),
    you: name === null ? 'you' : (name ?? 'this family'),
  }
}

function withoutYour(text: string, whose: string, whoseAtStart: string) {
  return text
    .replaceAll(/\b[Yy]our(?= (?:child|device|wifi|first card))/g, (found) => (found === 'Your' ? 'The' : 'the'))
    .replaceAll(/\b[Yy]our\b/g, (found) => (found === 'Your' ? whoseAtStart : whose))
}

function possessives(name: string | null | undefined): [within: string, atStart: string] {
  if (name === null) return ['your', 'Your']
  if (name === undefined) return ['this family’s', 'This family’s']
  const possessive = /s$/i.test(name) ? `${name}’` : `${name}’s`
  return [possessive, possessive]
}
