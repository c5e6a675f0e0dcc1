import { ok, problem, type Finding } from './finding.ts'

interface Options {
  /** What it is for, such as "the language model". */
  task: string
  /** Its address without a key. */
  host: string
  model: string
  /** The variable with its key. */
  keyVariable: string
  modelVariable: string
  /** A small request that is paid for as any other. */
  call: (signal: AbortSignal) => Promise<void>
}

interface ProviderFailure {
  code?: string
  status?: number | null
}

/** Calls a provider of speech or language with the configured key and model. */
export async function checkProvider(options: Options, signal: AbortSignal): Promise<Finding[]> {
  const { task, host, model, call } = options
  try {
    await call(signal)
    return [ok(`${task}: ${host} answers with the model ${model}.`)]
  } catch (error) {
    if (signal.aborted) throw error
    return [explain(error as ProviderFailure, options)]
  }
}

function explain({ code = 'unknown error', status }: ProviderFailure, options: Options): Finding {
  const { task, host, model, keyVariable, modelVariable } = options
  const withStatus = status ? `${code}, ${status}` : code
  switch (code) {
    case 'unauthorized':
      return problem(
        `${task}: ${host} refuses the key (${status}).`,
        `Set ${keyVariable} to a key that is valid and may use ${model}.`,
      )
    case 'rate-limited':
      return problem(
        `${task}: ${host} has no more quota for this key (${withStatus}).`,
        'Raise the quota, or pay the bill.',
      )
    case 'rejected':
      return problem(
        `${task}: ${host} does not accept the request (${withStatus}).`,
        `Does it have the model ${model}? Correct ${modelVariable}.`,
      )
    case 'unreachable':
    case 'timeout':
    case 'connection-closed':
      return problem(`${task}: ${host} cannot be reached (${withStatus}).`, 'Correct its address, or start it.')
    default:
      return problem(
        `${task}: ${host} does not answer as it should (${withStatus}).`,
        `Is ${host} a server with this API, and can ${model} do this?`,
      )
  }
}
