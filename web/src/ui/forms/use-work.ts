import { useState } from 'react'
import { explain, type Problem } from '../../api/identity/identity-errors.ts'

/** For a button: its work once at a time, and what went wrong with it. */
export function useWork() {
  const [isUnderWay, setUnderWay] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function run(work: () => Promise<void>) {
    if (isUnderWay) return
    setUnderWay(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(explain(error))
    } finally {
      setUnderWay(false)
    }
  }

  return { run, isUnderWay, problem }
}
