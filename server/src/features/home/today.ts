/** What a child did since midnight. No conversation is kept yet, so none can be counted: here is where that will be. */
export function today() {
  return { minutes: 0, conversations: 0 }
}
