// Measures the pages for visitors with Lighthouse, as on a phone with a slow connection, in the browser of the tests.
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { startServerProcess } from '@pipit/test-kit/server-process'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments } from '@pipit/test-kit/chromium-arguments'
import { findChromium } from '@pipit/test-kit/chromium'
import { formatTable } from '@pipit/test-kit/format-table'
import { describeResult, goals, missedGoals, type LighthouseResult } from './goals.ts'

const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/', '/sign-up', '/wait-list', '/help']

const chromium = findChromium()
if ('missing' in chromium) {
  console.error(chromium.missing)
  process.exit(1)
}
const data = await temporaryDataFolder('pipit-lighthouse-')
const server = await startServerProcess({ DATA_DIR: data.path, LOG_LEVEL: 'warn' })
const browser = await launch({ chromePath: chromium.path, chromeFlags: ['--headless', ...chromiumArguments] })
try {
  const results: LighthouseResult[] = []
  for (const path of paths) {
    console.error(`Measuring ${path} …`)
    results.push(await measure(path))
  }
  console.log(formatTable(['Page', ...Object.keys(goals)], results.map(describeResult)))
  const missed = results.flatMap(missedGoals)
  for (const line of missed) console.log(`Missed: ${line}`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  browser.kill()
  await server.stop()
  await data.remove()
}

async function measure(path: string): Promise<LighthouseResult> {
  const run = await lighthouse(server.url + path, { port: browser.port, output: 'json', logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse measured nothing at ${path}.`)
  const { categories, audits } = run.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const requests = (audits['network-requests']?.details as { items: Request[] } | undefined)?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpSeconds: (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000,
    blockingMs: audits['total-blocking-time']?.numericValue ?? 0,
    requests: requests.length,
    scriptKilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  }
}

interface Request {
  resourceType: string
  transferSize: number
}
