import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-step.ts'

const folder = join(root, 'deploy/prometheus')

function promtool(...options: string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', options, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('promtool accepts the rules and the alerts', () => {
  expect(promtool('check', 'rules', 'rules.yml', 'alerts.yml')).toMatchObject({ status: 0 })
})

test('promtool finds that alerts fire when they should, and not before', () => {
  expect(promtool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 })
})

test('every alert says how urgent it is, what happened and what to do', () => {
  const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8')
    .split(/^ {6}- alert: /m)
    .slice(1)
  expect(alerts.length).toBeGreaterThan(10)
  for (const alert of alerts) {
    expect(alert).toMatch(/severity: (page|ticket)/)
    expect(alert).toMatch(/summary: \S/)
    expect(alert).toMatch(/runbook: (>-\n)?\s*\S/)
  }
})
