import type { App } from '../runner/app-process.ts'

/** One request creates at most so many devices. */
const tokensPerRequest = 5000

/** Registers devices, each in a family of its own, and returns their tokens. The baseline needs none. */
export async function createTokens(app: App, count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) {
    const wanted = Math.min(tokensPerRequest, count - tokens.length)
    const given = await readBench<{ token: string }[]>(app, `devices/${wanted}`)
    tokens.push(...Array.from({ length: wanted }, (_, index) => given[index]?.token ?? ''))
  }
  return tokens
}

/** What the addresses below /bench answer: see `server.ts`. */
export async function readBench<Result>({ port }: App, path: string): Promise<Result> {
  return (await (await fetch(`http://127.0.0.1:${port}/bench/${path}`)).json()) as Result
}
