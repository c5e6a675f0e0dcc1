/** The printed label of a device or a card. */
export interface Label {
  id: string
  /** The URL in the QR code, without the claim code at its end. */
  url: string
  claimCode: string
  caption: string
}

export type Labels = AsyncIterable<Label> | Iterable<Label>

/** The page on which a parent adds the device or card to the family. */
export function labelUrl(publicUrl: string, kind: 'devices' | 'cards', id: string) {
  return `${publicUrl}/app/${kind}/add/${id}?code=`
}
