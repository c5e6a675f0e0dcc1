/** `note`: nothing to do. `warning`: it works, but somebody should look at it. `problem`: it does not work. */
export interface Finding {
  level: 'ok' | 'note' | 'warning' | 'problem'
  /** One sentence, without keys, passwords or what another program wrote. */
  text: string
  /** What to do about it. */
  fix?: string
}

export interface Check {
  /** What is checked, such as "Port". */
  name: string
  /** It has failed when it takes longer. */
  timeoutMs?: number
  /** It computes so much that others would time out beside it, so it runs after them. */
  isBusy?: boolean
  run: (signal: AbortSignal) => Promise<Finding[]>
}

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const note = (text: string): Finding => ({ level: 'note', text })
export const warning = (text: string, fix: string): Finding => ({ level: 'warning', text, fix })
export const problem = (text: string, fix: string): Finding => ({ level: 'problem', text, fix })
