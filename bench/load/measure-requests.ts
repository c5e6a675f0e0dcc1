import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { cpuSecondsOf } from '@pipit/test-kit/processes'
import type { App } from '../runner/app-process.ts'
import type { Sample } from '../runner/benchmark.ts'

/** Sends at most `count` requests in at most `seconds`. Each connection waits for its response before the next request. */
export interface Load {
  port: number
  /** `{accountId}` becomes the caller's. */
  path: string
  /** A request with a body is a POST, and `{n}` in it becomes the request's number; one without is a GET. */
  body?: string
  /** Each request is sent by the next of them. */
  callers?: { accountId: string; token: string }[]
  connections: number
  /** Request numbers are taken modulo this. */
  numberModulus?: number
  firstNumber: number
  count: number
  seconds: number
}

export interface LoadResult {
  requests: number
  seconds: number
}

const sender = fileURLToPath(new URL('send-load.ts', import.meta.url))

/** The requests that a program answers in a second, and its CPU time for each. */
export async function measureRequests({ pid, port }: App, load: Omit<Load, 'port'>): Promise<Sample> {
  const cpuBefore = cpuSecondsOf(pid)
  const { stdout } = await promisify(execFile)(process.execPath, [sender, JSON.stringify({ ...load, port })])
  const { requests, seconds } = JSON.parse(stdout) as LoadResult
  return { value: requests / seconds, cpu: ((cpuSecondsOf(pid) - cpuBefore) * 1000) / requests }
}
