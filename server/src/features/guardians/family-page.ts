interface Reader {
  /** The family. */
  accountId: string
  personId: string
}

/** The address of a family's page, for one of its adults: people open their own family under /app. */
export function familyPage(publicUrl: string, { accountId, personId }: Reader, path = '') {
  return `${publicUrl}${accountId === personId ? '/app' : `/families/${accountId}`}${path}`
}
