import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

interface Options {
  send: (payload: object) => void
  /** Where the camera sends its pictures, and with which token. */
  vision: { url: string; token: string }
}

export type BoardTools = ReturnType<typeof createBoardTools>

const protocolVersion = '2024-11-05'
const clientInfo = { name: 'Pipit', version: '1' }
const answerMs = 15_000
const maxPages = 20
const maxTools = 200

const response = z.object({ jsonrpc: z.literal('2.0'), id: z.int(), result: z.looseObject({}).optional() })
const page = z.object({
  tools: z.array(z.object({ name: z.string().max(200) })).max(maxTools),
  nextCursor: z.string().max(500).optional().catch(undefined),
})
const callResult = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).nonempty(),
  isError: z.boolean().optional(),
})

/** What a board can do, by the Model Context Protocol: here the board is the server, and we are its client. */
export function createBoardTools({ send, vision }: Options) {
  /** Some clients write underscores where the firmware has dots. */
  const names = new Map<string, string>()
  const waiting = new Map<number, (result: object | null) => void>()
  const closing = new AbortController()
  let lastId = 0

  return {
    /** Resolves when all tools are known. */
    async open() {
      const capabilities = { vision }
      if (!(await request('initialize', { protocolVersion, capabilities, clientInfo }))) return
      let cursor: string | undefined = ''
      for (let count = 0; count < maxPages && cursor !== undefined && names.size < maxTools; count += 1)
        cursor = addTools(await request('tools/list', { cursor, withUserTools: false }))
    },
    offers: (name: string) => names.has(plain(name)),
    /** The JSON that the tool has returned; null if the board has no such tool, or if it failed. */
    async call(name: string, args: object): Promise<unknown> {
      const known = names.get(plain(name))
      if (known === undefined) return null
      const { data } = callResult.safeParse(await request('tools/call', { name: known, arguments: args }))
      return data && !data.isError ? parse(data.content[0]?.text) : null
    },
    /** Ignores what nobody has asked for. */
    receive(payload: object) {
      const { data } = response.safeParse(payload)
      if (data) waiting.get(data.id)?.(data.result ?? null)
    },
    close: () => closing.abort(),
  }

  function addTools(result: object | null) {
    const { data } = page.safeParse(result)
    for (const { name } of data?.tools ?? []) names.set(plain(name), name)
    return data?.nextCursor || undefined
  }

  /** Null after an error, and if no answer comes. */
  async function request(method: string, params: object): Promise<object | null> {
    if (closing.signal.aborted) return null
    const id = (lastId += 1)
    const answered = new Promise<object | null>((resolve) => waiting.set(id, resolve))
    send({ jsonrpc: '2.0', id, method, params })
    const { signal } = closing
    const expired = delay(answerMs, null, { signal, ref: false }).catch(() => null)
    const result = await Promise.race([answered, expired])
    waiting.delete(id)
    return result
  }
}

const plain = (name: string) => name.replaceAll('.', '_')

function parse(text = 'null'): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
