import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../run-step.ts'
import { run } from './install-programs.ts'

const temporary = mkdtempSync(join(tmpdir(), 'pipit-deploy-'))
afterAll(() => rmSync(temporary, { recursive: true }))

const writeTemporary = (name: string, content: string) => {
  const file = join(temporary, name)
  writeFileSync(file, content)
  return file
}

describe('the compose file', () => {
  const compose = ['--file', join(root, 'deploy/compose.yaml'), 'config']
  const answers = ['DOMAIN', 'SECRET_KEY', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'S3_PASSWORD', 'AFFINITY_SECRET']
  const lines = [...answers, 'SMTP_URL', 'MAIL_FROM'].map((name) => `${name}=given`)

  test('Docker Compose accepts it, with two servers that cannot write to their image', () => {
    const { stdout: resolved } = run('docker-compose', [
      '--env-file',
      writeTemporary('env', lines.join('\n')),
      ...compose,
    ])
    const servers = resolved.split(/^ {2}(?=server-\d:$)/m).slice(1)
    expect(servers).toHaveLength(2)
    for (const server of servers) expect(server).toMatch(/^ {4}read_only: true$/m)
  })

  test.each(lines)('it is refused without %s', (line) => {
    const others = lines.filter((each) => each !== line).join('\n')
    expect(() => run('docker-compose', ['--env-file', writeTemporary('env', others), ...compose])).toThrow(
      'Missing mandatory value',
    )
  })
})

test('Caddy accepts the configuration of the proxy', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/proxy/Caddyfile')]
  const { stdout } = run('caddy', args, { DOMAIN: 'pipit.example', AFFINITY_SECRET: 'given' })
  expect(stdout).toContain('Valid configuration')
})

describe('the systemd unit', () => {
  const unit = join(root, 'deploy/systemd/pipit.service')

  test('systemd accepts it without a warning', () => {
    // There is no /opt/pipit here.
    const here = readFileSync(unit, 'utf8').replaceAll('/opt/pipit/node_modules', join(root, 'node_modules'))
    expect(run('systemd-analyze', ['verify', '--man=no', writeTemporary('pipit.service', here)])).toEqual({
      stdout: '',
      stderr: '',
    })
  })

  test('systemd finds it as little exposed as the page says', () => {
    expect(run('systemd-analyze', ['security', '--offline=true', '--threshold=15', unit]).stdout).toContain('OK')
  })
})

describe('the chart', () => {
  const required = {
    image: { repository: 'registry.example/pipit' },
    publicUrl: 'https://pipit.example',
    secrets: { existingSecret: 'pipit' },
  }
  const render = (values: object) =>
    run(
      'go',
      [
        'run',
        join(root, 'tools/deploy/render-chart.go'),
        join(root, 'deploy/helm/pipit'),
        writeTemporary('values.json', JSON.stringify(values)),
      ],
      { GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '' },
    ).stdout
  const kinds = (rendered: string) => [...rendered.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind).sort()

  test('it renders what a cluster needs', { timeout: 180_000 }, () => {
    const rendered = render(required)
    expect(rendered).not.toContain('<no value>')
    expect(kinds(rendered)).toEqual([
      ...Array<string>(4).fill('Deployment'),
      ...Array<string>(4).fill('HorizontalPodAutoscaler'),
      'Ingress',
      'NetworkPolicy',
      ...Array<string>(4).fill('PodDisruptionBudget'),
      ...Array<string>(3).fill('Service'),
    ])
    expect(rendered).toContain('host: "pipit.example"')
    expect(rendered).toContain('{ name: VOICE_URL, value: "ws://test-voice:9465" }')
    expect(rendered.match(/VOICE_PORT/g)).toHaveLength(1)
  })

  test('it renders a small installation whose realtime pods have their own speech', () => {
    const rendered = render({ ...required, deployments: { realtime: { roles: 'realtime,voice' }, voice: null } })
    expect(kinds(rendered).filter((kind) => kind === 'Deployment')).toHaveLength(3)
    expect(rendered).toContain('{ name: ROLES, value: "realtime,voice" }')
    expect(rendered).not.toContain('test-voice')
  })

  test('it renders an external secret in place of an existing one', () => {
    const external = { enabled: true, store: { name: 'vault' }, key: 'pipit' }
    const rendered = render({ ...required, secrets: { external } })
    expect(kinds(rendered)).toContain('ExternalSecret')
    expect(rendered).toContain('secretRef: { name: test-pipit }')
  })

  test.each(['image', 'publicUrl', 'secrets'] as const)('it is refused without %s', (name) => {
    const { [name]: _left, ...others } = required
    expect(() => render(others)).toThrow(/is missing/)
  })
})
