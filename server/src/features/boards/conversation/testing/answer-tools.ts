import type { openBoards } from './test-board.ts'

type Board = Awaited<ReturnType<ReturnType<typeof openBoards>>>
type Answer = (args: Record<string, unknown>) => unknown

interface Request {
  id: number
  method: string
  params: { cursor?: string; name?: string; arguments?: Record<string, unknown>; capabilities?: Capabilities }
}

interface Capabilities {
  vision: { url: string; token: string }
}

/** Answers as the firmware does: one tool on each page of the list. Returns what the board was told and asked for. */
export function answerTools(board: Board, tools: Record<string, Answer>) {
  const names = Object.keys(tools)
  const told: { capabilities?: Capabilities; cursors: string[]; calls: Record<string, unknown>[]; answers: number } = {
    cursors: [],
    calls: [],
    answers: 0,
  }
  board.socket.on('message', (data: Buffer, isBinary) => {
    const message = isBinary ? {} : (JSON.parse(data.toString()) as { type?: string; payload?: Request })
    if (message.type === 'mcp' && message.payload) void answer(message.payload)
  })
  return told

  async function answer({ id, method, params }: Request) {
    const result = await perform(method, params)
    const outcome = result === undefined ? { error: { message: `Unknown tool: ${params.name}` } } : { result }
    board.send({ type: 'mcp', payload: { jsonrpc: '2.0', id, ...outcome } })
    if (method === 'tools/call') told.answers += 1
  }

  async function perform(
    method: string,
    { cursor = '', name = '', arguments: args = {}, capabilities }: Request['params'],
  ) {
    if (method === 'initialize') {
      if (capabilities) told.capabilities = capabilities
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'test', version: '1' } }
    }
    if (method === 'tools/list') {
      told.cursors.push(cursor)
      const at = Math.max(0, names.indexOf(cursor))
      const nextCursor = names[at + 1]
      return { tools: [{ name: names[at], description: '', inputSchema: {} }], ...(nextCursor && { nextCursor }) }
    }
    told.calls.push({ name, ...args })
    const text = await tools[name]?.(args)
    return text === undefined ? undefined : { content: [{ type: 'text', text: JSON.stringify(text) }], isError: false }
  }
}
