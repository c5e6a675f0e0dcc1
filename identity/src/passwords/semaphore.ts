/** Runs at most `most` at a time; the others wait in the order in which they came. */
export function takeTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await action()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
