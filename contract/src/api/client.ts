import type { z } from 'zod'
import type { EndpointDefinition } from './define-endpoint.ts'
import type { EndpointsByName } from './endpoints.ts'
import type { ErrorBody, ErrorCode, ErrorDetail } from './errors.ts'

/**
 * The typed client of web and device. It imports only types, so a page that makes a call does not load the schemas:
 * `await call('GET /accounts/:accountId/children', { params: { accountId } })`.
 */
export function createClient({ baseUrl, authorization, accessReason, language, send }: ClientOptions) {
  return async function call<Name extends keyof EndpointsByName>(
    name: Name,
    ...[input]: InputArguments<Name>
  ): Promise<ApiResponse<Name>> {
    const {
      params = {},
      query = {},
      body,
      file,
      bearer,
      idempotencyKey,
      signal,
      onReceived,
      ...given
    } = (input ?? {}) as AnyInput
    const [method, path] = name.split(' ') as [string, string]
    const token = bearer ?? (await authorization?.())
    const family = params.accountId ?? query.accountId
    const reason = given.reason ?? (family === undefined ? undefined : accessReason?.(String(family)))
    const response = await (send ?? fetch)(baseUrl + fillPath(path, params) + queryString(query), {
      method,
      headers: {
        accept: 'application/json',
        ...(language ? { 'accept-language': language() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(reason === undefined ? {} : { 'access-reason': encodeURIComponent(reason) }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file }),
      ...(signal ? { signal } : {}),
    })
    if (!response.ok) throw await toCallError(response)
    return (await readBody(response, onReceived)) as ApiResponse<Name>
  }
}

/** An error response; `code` is one of the catalogue in `errors.ts`. */
export class ApiCallError extends Error {
  override name = 'ApiCallError'
  status: number
  code: ErrorCode
  details: ErrorDetail[]

  constructor(status: number, { code, message, details }: ErrorBody['error']) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

export interface ClientOptions {
  baseUrl: string
  authorization?: () => string | undefined | Promise<string | undefined>
  /** Why a superadmin has opened this family. */
  accessReason?: (accountId: string) => string | undefined
  /** The language of the reader; otherwise the browser or English decides. */
  language?: () => string
  /** Instead of `fetch`, which does not say how much of a file is sent. */
  send?: (url: string, request: RequestInit) => Promise<Response>
}

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  file?: Blob
  bearer?: string
  idempotencyKey?: string
  reason?: string
  signal?: AbortSignal
  onReceived?: (bytes: number) => void
}

type Part<Definition, Key extends string> = Definition extends { [Each in Key]: infer Schema extends z.ZodType }
  ? { [Each in Key]: z.input<Schema> }
  : unknown
type OptionalPart<Definition, Key extends string> = Definition extends { [Each in Key]: infer Schema extends z.ZodType }
  ? { [Each in Key]?: z.input<Schema> }
  : unknown
type Input<Definition> = Part<Definition, 'params'> &
  Part<Definition, 'body'> &
  OptionalPart<Definition, 'query'> &
  (Definition extends { uploads: true } ? { file: Blob } : unknown) &
  (Definition extends { repeatable: true } ? { idempotencyKey?: string } : unknown) &
  (Definition extends { reveals: string } ? { reason?: string } : unknown) &
  (Definition extends { responses: { 200: z.ZodFile } } ? { onReceived?: (bytes: number) => void } : unknown) & {
    bearer?: string
    signal?: AbortSignal
  }

type InputArguments<Name extends keyof EndpointsByName> =
  object extends Input<EndpointsByName[Name]>
    ? [input?: Input<EndpointsByName[Name]>]
    : [input: Input<EndpointsByName[Name]>]

type ResponseOf<Definition extends EndpointDefinition> = Definition['responses'][keyof Definition['responses']]
export type ApiResponse<Name extends keyof EndpointsByName> =
  ResponseOf<EndpointsByName[Name]> extends infer Schema extends z.ZodType ? z.output<Schema> : never

export type ApiBody<Name extends keyof EndpointsByName> = EndpointsByName[Name] extends { body: infer Schema }
  ? z.input<Schema>
  : never

function fillPath(path: string, params: Record<string, string>) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryString(query: NonNullable<AnyInput['query']>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

async function readBody(response: Response, onReceived?: (bytes: number) => void) {
  const type = response.headers.get('content-type') ?? ''
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  if (type.includes('json') && name === undefined) return response.json()
  if (response.status === 204) return null
  const content = onReceived ? await readParts(response, onReceived) : [await response.blob()]
  return new File(content, name ?? 'download', { type })
}

async function readParts({ body }: Response, onReceived: (bytes: number) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    parts.push(read.value)
    onReceived((bytes += read.value.length))
  }
  return parts
}

async function toCallError(response: Response) {
  // A response without a body of ours came from a proxy, and its status is all there is to report.
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return new ApiCallError(response.status, body.error)
  return new ApiCallError(response.status, {
    code: 'unavailable',
    message: `The server answered ${response.status}.`,
    details: [],
  })
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'
}
