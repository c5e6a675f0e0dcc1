import { randomUUID } from 'node:crypto'
import { versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { Ids } from '../target/ids.ts'

/** Names that the contract gives to ids of things that belong to no family. */
const withoutFamily: Record<string, () => string> = {
  backgroundJobId: () => '1',
  jobId: randomUUID,
  batchId: randomUUID,
  imageId: randomUUID,
  rolloutId: randomUUID,
  idempotencyKey: randomUUID,
  progressKey: randomUUID,
  activity: () => 'story',
}

/** Other names under which a request refers to something of a family. */
const otherNames: Record<string, keyof Ids> = { device: 'deviceId', conversation: 'conversationId' }

/** These say which part of something is meant, and belong to nobody. */
const positions = new Set(['number', 'day'])

/** The names of all ids of a family that the path, the query or the body refers to. */
export function idNamesOf({ path, query, body }: EndpointDefinition, ids: Ids): string[] {
  const names = [...parameterNames(path), ...[query, body].flatMap((schema) => fieldNames(schema))]
  return names.filter((name) => idOf(name, ids) !== undefined && !positions.has(name))
}

/** The path with its parameters. A parameter that nobody knows fails, so that a new one is covered. */
export function fillPath({ path }: Pick<EndpointDefinition, 'path'>, ids: Record<string, string>): string {
  return (
    versionPrefix +
    path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = ids[name] ?? withoutFamily[name]?.()
      if (value === undefined)
        throw new Error(`Nothing is known of the parameter "${name}" of ${path}: add it to the ids.`)
      return encodeURIComponent(value)
    })
  )
}

/** Values that the server looks up: with others, a body would be refused before the rest of it is used. */
const knownValues: Record<string, unknown> = {
  proficiencyLevel: 'simple',
  contentMaturity: 'preschool',
  activity: 'story',
  activities: ['story'],
  pronouns: null,
  birthDate: '2020-05-01',
  language: 'en',
  voice: 'heart',
  email: 'somebody@example.org',
  version: 1,
  timeZone: 'Europe/Berlin',
  photo: null,
  cursor: undefined,
}

/** A body that the server accepts as far as anybody can tell from the contract. */
export function asValid(body: unknown, ids: Record<string, string>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const looked = Object.entries(body).map(([name, value]) => [name, name in knownValues ? knownValues[name] : value])
  return withIds(Object.fromEntries(looked), ids)
}

/** The same body with these ids in the fields that refer to something of a family. */
export function withIds(body: unknown, ids: Record<string, string>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, ids[otherNames[name] ?? name] ?? value]))
}

export function idOf(name: string, ids: Ids): string | undefined {
  return ids[(otherNames[name] ?? name) as keyof Ids]
}

function parameterNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

function fieldNames(schema: EndpointDefinition['body']): string[] {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : {}
  return Object.keys(shape as object)
}
