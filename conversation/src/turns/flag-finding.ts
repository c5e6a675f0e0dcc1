import type { Finding, Flag } from '../findings.ts'
import { emit, type Step } from '../step.ts'

type Found = Pick<Finding, 'category' | 'severity' | 'snippet'>

export function flagFinding(step: Step, about: Flag['about'], found: Found, entryId: string | null): Step {
  const { category, severity, snippet } = found
  return emit(step, { type: 'flag', flag: { at: step.state.now, about, category, severity, snippet, entryId } })
}
