import type { ThinkRequest } from '@pipit/conversation/ports'
import { describe, expect, test } from 'vitest'
import { ProviderError, type Provider } from '../provider-error.ts'
import type { VoiceProvider } from '../voice-provider.ts'
import { collect } from './cancellation.ts'
import { spokenSamples } from '../testing/fake-provider.ts'

interface Opened extends VoiceProvider {
  close: () => Promise<void>
}

const faults = {
  'expired-key': 'unauthorized',
  'rate-limited': 'rate-limited',
  hanging: 'timeout',
  gone: 'unreachable',
} as const

/** The child says this in these tests. It must never be part of an error. */
export const childWords = 'My name is Mia Sommer and I live in Rose Street'

export function describeProviderErrors(provider: Provider, open: (fault: keyof typeof faults) => Promise<Opened>) {
  describe.for(Object.entries(faults) as [keyof typeof faults, string][])(
    `when ${provider} fails with %s`,
    ([fault, code]) => {
      test.for(['hear', 'think', 'speak'] as const)(
        `%s throws a provider error with the code ${code}`,
        async (port) => {
          const opened = await open(fault)
          const error = await providerErrorOf(call(opened, port))
          await opened.close()
          expect(error).toMatchObject({ name: 'ProviderError', provider, code })
          for (const secret of ['Sommer', 'Rose Street', '127.0.0.1', 'key-'])
            expect(inspect(error)).not.toContain(secret)
        },
      )
    },
  )
}

function call({ hear, think, speak }: Opened, port: 'hear' | 'think' | 'speak'): Promise<unknown> {
  const options = { language: 'en', signal: new AbortController().signal }
  if (port === 'hear') return hear(spokenSamples[0].speech, options)
  return collect<unknown>(port === 'think' ? think(aThinkRequest(), options) : speak(childWords, options))
}

export function aThinkRequest(): ThinkRequest {
  const context = { maxReplyLength: 300 } as ThinkRequest['context']
  return {
    instructions: 'The child is called "Mia".',
    messages: [{ who: 'child', text: childWords }],
    picture: null,
    context,
  }
}

export async function providerErrorOf(result: Promise<unknown>): Promise<ProviderError> {
  const error = await result.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ProviderError)
  return error as ProviderError
}

/** A careless logger could write any of this. */
export const inspect = (error: Error) =>
  JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause })
