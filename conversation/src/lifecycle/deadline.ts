import type { Step } from '../step.ts'

export interface Deadline {
  at: number
  act: (step: Step) => Step
}
