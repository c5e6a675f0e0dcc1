/** Why a command of an operator does not do what was asked, in one line. */
export class CommandError extends Error {
  override name = 'CommandError'
}
