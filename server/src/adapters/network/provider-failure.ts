type Reason =
  | 'unreachable'
  | 'timed-out'
  | 'broken'
  | 'too-much'
  | 'said-something-else'
  | `answered-${number}`
  | `closed-${number}`

/** Why a provider gave no answer, in words of ours: its own might repeat a key, or what the child said. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly code: Reason

  constructor(code: Reason) {
    super(`The provider gave no answer: ${code}.`)
    this.code = code
  }
}
