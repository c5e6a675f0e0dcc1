export interface McpTool {
  name: string
  description: string
  /** The board requires all arguments, which these JSON schemas describe. */
  properties: Record<string, { type: 'integer'; minimum: number; maximum: number } | { type: 'string' }>
  call: (given: Record<string, unknown>) => Promise<string> | string
}

export interface VisionAddress {
  url: string
  token: string
}

interface McpOptions {
  name: string
  /** An update changes the version. */
  version: () => string
  tools: McpTool[]
  onVision?: (vision: VisionAddress) => void
  /** The firmware sends no longer list of tools at once. */
  maxListBytes?: number
}

interface Request {
  jsonrpc?: unknown
  id?: unknown
  method?: unknown
  params?: {
    capabilities?: { vision?: Partial<VisionAddress> }
    cursor?: string
    name?: string
    arguments?: Record<string, unknown>
  }
}

const defaultMaxListBytes = 8000
/** The firmware leaves this free for the cursor. */
const reservedBytes = 30

/** The board is the server of MCP, and Pipit the client that uses its tools. The answer is null for what needs none. */
export function createMcpServer({ name, version, tools, onVision, maxListBytes = defaultMaxListBytes }: McpOptions) {
  return async function answer(request: Request): Promise<object | null> {
    const { jsonrpc, id, method, params = {} } = request
    if (jsonrpc !== '2.0' || typeof method !== 'string' || typeof id !== 'number') return null
    try {
      return { jsonrpc: '2.0', id, result: await perform(method, params) }
    } catch (error) {
      return { jsonrpc: '2.0', id, error: { message: (error as Error).message } }
    }
  }

  async function perform(method: string, params: NonNullable<Request['params']>) {
    switch (method) {
      case 'initialize': {
        const { url, token = '' } = params.capabilities?.vision ?? {}
        if (url !== undefined) onVision?.({ url, token })
        return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name, version: version() } }
      }
      case 'tools/list':
        return list(params.cursor ?? '')
      case 'tools/call':
        return call(params.name ?? '', params.arguments ?? {})
      default:
        throw new Error(`Method not implemented: ${method}`)
    }
  }

  function list(cursor: string) {
    const listed: object[] = []
    const first = cursor === '' ? 0 : tools.findIndex((tool) => tool.name === cursor)
    let bytes = '{"tools":['.length
    for (const tool of first < 0 ? [] : tools.slice(first)) {
      const described = describe(tool)
      bytes += Buffer.byteLength(JSON.stringify(described)) + 1
      if (bytes + reservedBytes <= maxListBytes) listed.push(described)
      else if (listed.length > 0) return { tools: listed, nextCursor: tool.name }
      else throw new Error(`Failed to add tool ${tool.name} because of payload size limit`)
    }
    return { tools: listed }
  }

  async function call(toolName: string, given: Record<string, unknown>) {
    const tool = tools.find((each) => each.name === toolName)
    if (!tool) throw new Error(`Unknown tool: ${toolName}`)
    for (const [argument, schema] of Object.entries(tool.properties)) check(argument, given[argument], schema)
    return { content: [{ type: 'text', text: await tool.call(given) }], isError: false }
  }
}

function describe({ name, description, properties }: McpTool) {
  const required = Object.keys(properties)
  return {
    name,
    description,
    inputSchema: { type: 'object', properties, ...(required.length > 0 && { required }) },
  }
}

function check(name: string, value: unknown, schema: McpTool['properties'][string]) {
  if (typeof value !== (schema.type === 'integer' ? 'number' : 'string'))
    throw new Error(`Missing valid argument: ${name}`)
  if (schema.type !== 'integer') return
  if ((value as number) < schema.minimum) throw new Error(`Value is below minimum allowed: ${schema.minimum}`)
  if ((value as number) > schema.maximum) throw new Error(`Value exceeds maximum allowed: ${schema.maximum}`)
}
