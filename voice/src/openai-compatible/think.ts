import type { LanguageModel, ThinkRequest } from '@pipit/conversation/ports'
import type { ModelMessage } from 'ai'
import { maxTextTokens, temperature } from '../network/generation-limits.ts'
import { alternateTurns } from '../network/alternate-turns.ts'
import { streamFromProvider, type ProviderCall } from '../network/provider-call.ts'
import { sendRequest, type OpenAiServer } from './http-request.ts'

/** The reasoning counts, too. A longer response is broken or malicious. */
const maxCharacters = 20_000
const limits = { contentType: /^text\/event-stream\b/i, maxBytes: 4_000_000 }

/** Streams `POST /chat/completions`. */
export function createOpenAiLanguageModel(server: OpenAiServer, model: string): LanguageModel {
  return {
    think: (request, { signal }) =>
      streamFromProvider('openai-compatible', signal, async function* (call) {
        yield* readText(await startStream(server, model, request, call), call)
      }),
  }
}

async function startStream(server: OpenAiServer, model: string, request: ThinkRequest, call: ProviderCall) {
  const { streamText, wrapLanguageModel, extractReasoningMiddleware } = await import('ai')
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: server.baseUrl,
    transformRequestBody: (body) => (reasoningModels.test(model) ? toReasoningRequest(body) : body),
    fetch: async (url, init) => {
      const { headers, bytes } = await sendRequest(String(url), init ?? {}, server, call, limits)
      return new Response(ReadableStream.from(bytes), { headers })
    },
  })
  return streamText({
    // Some models send their reasoning first, between these tags. It must not be spoken.
    model: wrapLanguageModel({
      model: provider(model),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    instructions: request.instructions,
    messages: toModelMessages(request),
    maxOutputTokens: maxTextTokens(request),
    temperature,
    // The conversation retries by itself.
    maxRetries: 0,
    abortSignal: call.signal,
    // The default handler prints the error, which contains what the child said.
    onError: () => {},
  }).fullStream
}

/** OpenAI's newer models refuse the parameters that all other servers know. */
const reasoningModels = /^(?:o\d|gpt-[5-9])/

function toReasoningRequest({ max_tokens: max_completion_tokens, ...body }: Record<string, unknown>) {
  return { ...body, max_completion_tokens, temperature: undefined }
}

async function* readText(parts: Awaited<ReturnType<typeof startStream>>, call: ProviderCall) {
  let characters = 0
  for await (const part of parts) {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
      characters += part.text.length
      if (characters > maxCharacters) throw call.fail('response-too-large')
      if (part.type === 'text-delta' && part.text) yield part.text
    }
    if (part.type === 'finish' && (part.finishReason === 'stop' || part.finishReason === 'length')) return
    if (part.type === 'error' || part.type === 'abort' || part.type === 'finish') break
  }
  throw call.fail('invalid-response')
}

function toModelMessages({ messages, picture }: ThinkRequest): ModelMessage[] {
  const turns = alternateTurns(messages)
  return turns.map(({ who, text }, index): ModelMessage => {
    if (who === 'coach') return { role: 'assistant', content: text }
    if (!picture || index < turns.length - 1) return { role: 'user', content: text }
    return {
      role: 'user',
      content: [
        { type: 'text', text },
        { type: 'file', data: picture, mediaType: 'image/jpeg' },
      ],
    }
  })
}
