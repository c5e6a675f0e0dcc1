/** What is printed for a device or a card. */
export interface Label {
  id: string
  /** Where a phone's camera leads, up to the claim code that ends it. */
  url: string
  claimCode: string
  caption: string
}

export type Labels = AsyncIterable<Label> | Iterable<Label>

/** The page on which whoever holds the label adds the device or card to their family. */
export function labelUrl(publicUrl: string, kind: 'devices' | 'cards', id: string) {
  return `${publicUrl}/app/${kind}/add/${id}?code=`
}

/** Five short groups, which are easier to type than 26 letters in a row. */
export function claimCodeGroups(claimCode: string): string[] {
  return [0, 5, 10, 15, 20].map((start) => claimCode.slice(start, start === 20 ? undefined : start + 5))
}
