/** Repeats until there is a result. */
export async function poll<Result>(attempt: () => Promise<Result | undefined>, timeoutMs = 30_000): Promise<Result> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const result = await attempt()
    if (result !== undefined) return result
    if (Date.now() > deadline) throw new Error(`Nothing came within ${timeoutMs / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
