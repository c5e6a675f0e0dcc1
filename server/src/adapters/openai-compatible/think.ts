import type { LanguageModel, ThinkRequest } from '@pipit/conversation/ports'
import type { ModelMessage } from 'ai'
import { dialogue } from '../network/dialogue.ts'
import { startWatch, type Watch } from '../network/watch.ts'
import { ask, type Server } from './ask.ts'

/** More than anybody would listen to, also with what is thought before; who sends it is broken or means harm. */
const mostCharacters = 20_000
const limits = { type: /^text\/event-stream\b/i, mostBytes: 4_000_000 }

/** `POST /chat/completions`, streamed. */
export function openAiThink(server: Server, model: string): LanguageModel {
  return {
    async *think(thinking, { signal }) {
      const watch = startWatch(signal)
      try {
        yield* whatIsSaid(await startThinking(server, model, thinking, watch), watch)
      } catch (error) {
        throw watch.explain(error)
      } finally {
        watch.end()
      }
    },
  }
}

async function startThinking(server: Server, model: string, thinking: ThinkRequest, watch: Watch) {
  const { streamText, wrapLanguageModel, extractReasoningMiddleware } = await import('ai')
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: server.baseUrl,
    fetch: async (url, request) => {
      const { headers, bytes } = await ask(String(url), request ?? {}, server, watch, limits)
      return new Response(ReadableStream.from(bytes), { headers })
    },
  })
  return streamText({
    // Some models think aloud first, between these tags. That is not for a child's ear.
    model: wrapLanguageModel({
      model: provider(model),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    instructions: thinking.instructions,
    messages: messagesOf(thinking),
    // The conversation itself tries again.
    maxRetries: 0,
    abortSignal: watch.signal,
    // By default it would print the error, and with it what the child said.
    onError: () => {},
  }).fullStream
}

async function* whatIsSaid(parts: Awaited<ReturnType<typeof startThinking>>, watch: Watch) {
  let characters = 0
  for await (const part of parts) {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
      characters += part.text.length
      if (characters > mostCharacters) throw watch.fail('too-much')
      if (part.type === 'text-delta' && part.text) yield part.text
    }
    if (part.type === 'finish' && (part.finishReason === 'stop' || part.finishReason === 'length')) return
    if (part.type === 'error' || part.type === 'abort' || part.type === 'finish') break
  }
  throw watch.fail('broken')
}

function messagesOf({ messages, picture }: ThinkRequest): ModelMessage[] {
  const turns = dialogue(messages)
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
