import { startTarget, type Target, type TargetOptions } from './start-target.ts'

/** Starts a target, and stops it whatever happens. */
export async function withTarget<Result>(options: TargetOptions, use: (target: Target) => Promise<Result>) {
  const target = await startTarget(options)
  try {
    return await use(target)
  } finally {
    await target.stop()
  }
}
