import { setTimeout as delay } from 'node:timers/promises'
import { createCipher } from '@pipit/server/database/cipher'
import { deriveKey } from '@pipit/server/config/secret-keys'
import type { Cluster } from '../../attacks/faults/cluster/start-cluster.ts'
import { insertDevices } from '../devices/insert-devices.ts'
import type { FleetProcess } from '../devices/start-fleet.ts'
import { quantile } from '../runner/statistics.ts'
import type { SimulationOptions } from './arguments.ts'
import { meanOf, plus, slopeOf, times } from './estimate.ts'
import { readDatabase, realtimeServers, sampleCluster, usedBetween } from './sample-cluster.ts'

interface Simulation {
  cluster: Cluster
  fleets: FleetProcess[]
  options: SimulationOptions
  report: (progress: string) => void
}

/** Memory is measured after these shares of all devices. The first devices load code, and count for nothing else. */
const stages = [0.1, 0.4, 0.7, 1]
/** A round is as long as the pause between two pings of Socket.IO. */
const roundSeconds = 25
/** All start to talk within this time, and each speaks again after it. */
const turnSeconds = 6
const signInConcurrency = 16
const connectConcurrency = 64

/** What one device, connect or turn costs. Rates are per second; what talks costs it in addition to what is idle. */
export type CapacityFigures = Awaited<ReturnType<typeof measure>>

/** Connects the devices in stages, then measures them idle, then while some of them talk. */
export async function measure(simulation: Simulation) {
  const { cluster, options, report } = simulation
  report(`Registering ${options.devices} devices …`)
  const cipher = createCipher(() => [deriveKey(cluster.secretKey, 'devices')])
  const devices = await insertDevices(cluster.sql, cipher, options.devices)
  const connections = await connectInStages(simulation, devices)
  // The last writes of the connects end, and the jobs that they have queued.
  await delay(5000)
  const { connections: databaseConnections } = await readDatabase(cluster)
  const idle = await measureIdle(simulation)
  const talking = await measureTalking(simulation, idle)
  return {
    ...connections,
    ...idle,
    ...talking,
    databaseConnectionsPerProcess: databaseConnections / cluster.servers.length,
  }
}

async function connectInStages(
  { cluster, fleets, options, report }: Simulation,
  devices: Awaited<ReturnType<typeof insertDevices>>,
) {
  const servers = realtimeServers(cluster)
  const memory: { x: number; y: number }[] = []
  const rates: number[] = []
  const cpuPerConnect: number[] = []
  const postgresCpuPerConnect: number[] = []
  const signInRates: number[] = []
  let connected = 0
  for (const share of stages) {
    const wanted = Math.round(options.devices * share)
    const stage = devices.slice(connected, wanted)
    const byFleet = fleets.map((_, fleet) => stage.filter((_device, index) => index % fleets.length === fleet))
    const signInStart = performance.now()
    const tokens = await Promise.all(
      fleets.map((fleet, index) => fleet.signIn(cluster.urls[0] ?? '', byFleet[index] ?? [], signInConcurrency)),
    )
    const signInSeconds = (performance.now() - signInStart) / 1000
    const before = await sampleCluster(cluster)
    const results = await Promise.all(
      fleets.map((fleet, index) => {
        const targets = (tokens[index] ?? []).map((token, device) => ({
          token,
          port: Number(new URL(servers[device % servers.length]?.url ?? '').port),
          // Every address has ports of its own.
          localAddress: `127.0.0.${index + 2}`,
        }))
        return fleet.connect(targets, connectConcurrency)
      }),
    )
    const failed = results.reduce((sum, each) => sum + each.failed, 0)
    if (failed > 0) throw new Error(`${failed} devices could not connect: ${await describeFailures(fleets)}`)
    await delay(1000)
    const used = usedBetween(before, await sampleCluster(cluster))
    const rate = stage.length / Math.max(...results.map(({ seconds }) => seconds))
    connected = wanted
    memory.push(...(await readMemory(cluster, wanted / servers.length)))
    report(`${connected} devices are online; the last ${stage.length} at ${rate.toFixed(0)} a second.`)
    if (share === stages[0]) continue
    signInRates.push(stage.length / signInSeconds)
    rates.push(rate)
    cpuPerConnect.push((used.realtimeCpu * 1000) / stage.length)
    postgresCpuPerConnect.push((used.postgresCpu * 1000) / stage.length)
  }
  return {
    signInsPerSecond: meanOf(signInRates),
    connectsPerSecond: meanOf(rates),
    connectCpuMs: meanOf(cpuPerConnect),
    connectPostgresCpuMs: meanOf(postgresCpuPerConnect),
    socketBytes: slopeOf(memory),
  }
}

async function measureIdle({ cluster, options, report }: Simulation) {
  const { devices, minutes } = options
  report(`Measuring ${devices} idle devices for ${minutes} min …`)
  const rounds = await sampleRounds(cluster, minutes, () => delay(roundSeconds * 1000))
  const per = (read: (used: Used) => number) => meanOf(rounds.map((used) => read(used) / used.seconds / devices))
  return {
    idleCpuMs: per(({ realtimeCpu }) => realtimeCpu * 1000),
    idlePostgresCpuMs: per(({ postgresCpu }) => postgresCpu * 1000),
    idleRedisCpuMs: per(({ redisCpu }) => redisCpu * 1000),
    idleWalBytes: per(({ walBytes }) => walBytes),
    idleTransactions: per(({ transactions }) => transactions),
  }
}

/** What a device that talks costs in addition to one that is idle. */
async function measureTalking(
  { cluster, fleets, options, report }: Simulation,
  idle: Awaited<ReturnType<typeof measureIdle>>,
) {
  const { talking, devices, minutes } = options
  const counts = fleets.map((_, index) => Math.floor((talking + index) / fleets.length))
  report(`${talking} devices start to talk …`)
  const started = await Promise.all(fleets.map((fleet, index) => fleet.startTalking(counts[index] ?? 0, turnSeconds)))
  const startedCount = started.reduce((sum, each) => sum + each.started, 0)
  if (startedCount < talking) throw new Error(`Only ${startedCount} talk: ${await describeFailures(fleets)}`)
  // Warms up what the first turns compile and load.
  await Promise.all(fleets.map((fleet) => fleet.talk(turnSeconds, turnSeconds)))
  await readLateness(cluster)
  report(`Measuring ${talking} talking devices for ${minutes} min …`)
  const { bytes: bytesBefore } = await readDatabase(cluster)
  const talks: { turns: number; sentBytes: number; receivedBytes: number }[] = []
  const lateness: number[] = []
  const rounds = await sampleRounds(cluster, minutes, async () => {
    const results = await Promise.all(fleets.map((fleet) => fleet.talk(roundSeconds, turnSeconds)))
    talks.push({
      turns: results.reduce((sum, { turns }) => sum + turns, 0),
      sentBytes: results.reduce((sum, { sentBytes }) => sum + sentBytes, 0),
      receivedBytes: results.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0),
    })
    lateness.push(await readLateness(cluster))
  })
  const turns = talks.reduce((sum, each) => sum + each.turns, 0)
  const { bytes: bytesAfter } = await readDatabase(cluster)
  const open = await Promise.all(fleets.map((fleet) => fleet.openCount()))
  const lost = devices - open.reduce((sum, count) => sum + count, 0)
  if (lost > 0) throw new Error(`${lost} devices lost their connection: ${await describeFailures(fleets)}`)
  const per = (read: (used: Used, round: number) => number) =>
    meanOf(rounds.map((used, round) => read(used, round) / used.seconds / talking))
  const beyondIdle = (read: (used: Used) => number, idleEach: typeof idle.idleCpuMs) =>
    plus(per(read), times(idleEach, -devices / talking))
  return {
    talkingCpuMs: beyondIdle(({ realtimeCpu }) => realtimeCpu * 1000, idle.idleCpuMs),
    talkingPostgresCpuMs: beyondIdle(({ postgresCpu }) => postgresCpu * 1000, idle.idlePostgresCpuMs),
    talkingWalBytes: beyondIdle(({ walBytes }) => walBytes, idle.idleWalBytes),
    talkingTransactions: beyondIdle(({ transactions }) => transactions, idle.idleTransactions),
    turnsPerSecond: per((_, round) => talks[round]?.turns ?? NaN),
    sentBytes: per((_, round) => talks[round]?.sentBytes ?? NaN),
    receivedBytes: per((_, round) => talks[round]?.receivedBytes ?? NaN),
    latenessP99Ms: meanOf(lateness),
    storedBytesPerTurn: (bytesAfter - bytesBefore) / turns,
  }
}

type Used = ReturnType<typeof usedBetween>

async function sampleRounds(cluster: Cluster, minutes: number, run: () => Promise<unknown>) {
  const rounds: Used[] = []
  const count = Math.max(3, Math.round((minutes * 60) / roundSeconds))
  for (let round = 0; round < count; round += 1) {
    const before = await sampleCluster(cluster)
    await run()
    rounds.push(usedBetween(before, await sampleCluster(cluster)))
  }
  return rounds
}

async function readMemory(cluster: Cluster, sockets: number) {
  const readings = realtimeServers(cluster).map(async ({ url }) => ({
    x: sockets,
    y: (await (await fetch(`${url}/bench/resident-bytes`)).json()) as number,
  }))
  return Promise.all(readings)
}

/** The 99th percentile of all chunks since the last call, of the process where it is worst. */
async function readLateness(cluster: Cluster) {
  const readings = realtimeServers(cluster).map(async ({ url }) => {
    return quantile((await (await fetch(`${url}/bench/delays`)).json()) as number[], 0.99)
  })
  return Math.max(...(await Promise.all(readings)))
}

async function describeFailures(fleets: FleetProcess[]) {
  return JSON.stringify(await Promise.all(fleets.map((fleet) => fleet.failures())))
}
