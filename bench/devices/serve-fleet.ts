// A process of devices or boards: its argument is the module whose `createFleet` makes them. Its parent calls their methods.
const { createFleet } = (await import(process.argv[2] ?? '')) as { createFleet: () => object }
const methods = createFleet() as Record<string, (...args: unknown[]) => unknown>

process.on('message', ({ id, method, args }: { id: number; method: string; args: unknown[] }) => {
  void Promise.resolve(methods[method]?.(...args)).then(
    (result) => process.send?.({ id, result: result ?? null }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
