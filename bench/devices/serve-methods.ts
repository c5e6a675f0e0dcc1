interface Call {
  id: number
  method: string
  args: unknown[]
}

/** The parent of this process calls these methods over IPC. The process ends with its parent. */
export function serveMethods(methods: object) {
  const byName = methods as Record<string, (...args: unknown[]) => unknown>
  process.on('message', ({ id, method, args }: Call) => {
    void Promise.resolve(byName[method]?.(...args)).then(
      (result) => process.send?.({ id, result: result ?? null }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
