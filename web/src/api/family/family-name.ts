/** "your devices" in one's own family, "Ada Miller’s devices" in another. */
export interface FamilyWording {
  your: (what: string) => string
  /** The same at the beginning of a sentence: "Your devices". */
  yourTitle: (what: string) => string
}

/** `name` is null for one's own family, and undefined until it is known. */
export function familyWording(name: string | null | undefined): FamilyWording {
  if (name === null) return { your: (what) => `your ${what}`, yourTitle: (what) => `Your ${what}` }
  return {
    your: (what) => `${name === undefined ? 'this family’s' : possessive(name)} ${what}`,
    yourTitle: (what) => `${name === undefined ? 'This family’s' : possessive(name)} ${what}`,
  }
}

function possessive(name: string) {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`
}
