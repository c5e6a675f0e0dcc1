/** A device accepts messages over Bluetooth for this long after its button was held. */
const heldForMs = 2 * 60_000

export type Button = ReturnType<typeof createButton>

/** Bluetooth reaches through walls, so somebody must hold the button: once for one answer to a challenge. */
export function createButton(now: () => number = Date.now) {
  let heldAt: number | null = null
  let hasAnswered = false
  const wasHeld = () => heldAt !== null && now() - heldAt < heldForMs
  return {
    hold() {
      heldAt = now()
      hasAnswered = false
    },
    wasHeld,
    /** A challenge may be answered once for each hold. */
    allowAnswer() {
      if (!wasHeld() || hasAnswered) return false
      hasAnswered = true
      return true
    },
  }
}
