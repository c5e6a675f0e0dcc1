import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildImage } from './build-image.ts'
import { podman } from './containers.ts'

/** Builds the image that deploy/image/Containerfile describes, and runs it as docs/deploy.md tells operators to. */

const port = 18_470
const url = `http://127.0.0.1:${port}`
const name = `pipit-test-${process.pid}`

beforeAll(() => {
  const image = buildImage()
  podman([
    'run',
    '--detach',
    `--name=${name}`,
    '--read-only',
    `--volume=${name}:/data`,
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
    '--network=host',
    `--env=PORT=${port}`,
    '--env=HOST=127.0.0.1',
    // The limits that podman would set need more rights than a container has in which this test may run itself.
    '--ulimit=nofile=1024:1024',
    '--ulimit=nproc=4096:4096',
    image,
  ])
})

afterAll(() => {
  podman(['rm', '--force', name])
  podman(['volume', 'rm', '--force', name])
})

const inside = (...command: string[]) => podman(['exec', name, ...command])

test('the container is ready with its embedded PostgreSQL', async () => {
  await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status, { timeout: 50_000 }).toBe(200)
})

test('it serves the web application, the API and the documentation', async () => {
  expect(await (await fetch(url)).text()).toContain('<div id="root">')
  expect((await fetch(`${url}/v1/openapi.json`)).status).toBe(200)
  expect((await fetch(`${url}/docs/`)).status).toBe(200)
})

test('its health check succeeds', () => {
  expect(() => podman(['healthcheck', 'run', name])).not.toThrow()
})

test('it does not run as root, has no capability and cannot gain any', () => {
  const status = inside('cat', '/proc/1/status')
  expect(status).toMatch(/^Uid:\s+10001\s+10001\s+10001\s+10001$/m)
  expect(status).toMatch(/^CapEff:\s+0+$/m)
  expect(status).toMatch(/^CapBnd:\s+0+$/m)
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
})

test('its image cannot be written to, not even by root', () => {
  expect(() => podman(['exec', '--user=0', name, 'touch', '/opt/pipit/file'])).toThrow('Read-only file system')
})

test('it has no npm, no tests and no package that only development needs', () => {
  const packages = inside('ls', '/opt/pipit/node_modules').split('\n')
  expect(packages).toContain('fastify')
  for (const unwanted of ['vite', 'vitest', 'typescript', 'react', 'antd']) expect(packages).not.toContain(unwanted)
  expect(inside('find', '/opt/pipit/server/src', '-name', '*.test.ts')).toBe('')
  expect(() => inside('npm', '--version')).toThrow('not found')
})

test('it stops when it is told to, without being killed', () => {
  podman(['stop', '--time=60', name])
  expect(podman(['inspect', '--format={{.State.ExitCode}}', name])).toBe('0')
})
