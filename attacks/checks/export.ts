import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import type { Check } from '../runner/check.ts'
import type { Family } from '../target/families.ts'
import { expectStatus, call } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

interface Manifest {
  counts: Record<string, number>
  missing: string[]
  files: { path: string; bytes: number; sha256: string }[]
}

/** A parent's export is one ZIP file with all that is theirs, readable without us, and with nothing of others. */
export const exportCheck: Check = {
  name: 'export',
  usesFamilies: true,
  async run({ families, tally, report }) {
    const { target, victim, attacker } = await families()
    const files = await download(target, victim)
    const text = (path: string) => Buffer.from(files[path] ?? []).toString()
    const manifest = JSON.parse(text('manifest.json') || '{}') as Manifest

    for (const { path, sha256 } of manifest.files) {
      const content = files[path]
      const actual = content && createHash('sha256').update(content).digest('hex')
      tally.count(actual === sha256, () => `${path} is missing or not what the manifest says`)
    }
    for (const [name, count] of Object.entries(manifest.counts)) {
      const rows = JSON.parse(text(`data/${name}.json`) || '[]') as unknown[]
      tally.count(rows.length === count, () => `data/${name}.json has ${rows.length} rows of ${count}`)
      tally.count(`data/${name}.csv` in files, () => `data/${name}.csv is missing`)
    }
    const everything = Object.entries(files).map(
      ([path, content]) => `${path}\n${Buffer.from(content).toString('latin1')}`,
    )
    const has = (words: string) => everything.some((file) => file.includes(words))
    const wanted = { 'the child’s name and words': victim.marker, 'the address': victim.parent.email }
    for (const [name, words] of Object.entries(wanted)) tally.count(has(words), () => `${name} is not in the export`)
    const unwanted = {
      'another family’s words': attacker.marker,
      'the wifi password': victim.wifiPassword,
      'the device’s key': victim.deviceApiKey,
      'a claim code': victim.claimCodes.device,
    }
    for (const [name, words] of Object.entries(unwanted)) tally.count(!has(words), () => `${name} is in the export`)
    tally.count(
      Object.keys(files).some((path) => path.endsWith('.jpg')),
      () => 'no picture is in the export',
    )
    tally.count(text('index.html').includes('<h1'), () => 'there is no readable index')
    tally.count(!/<script|src="http/i.test(text('index.html')), () => 'the index loads something')
    tally.count(manifest.missing.length === 0, () => `missing: ${manifest.missing.join(', ')}`)
    report(`${Object.keys(files).length} files`)
  },
}

async function download(target: Target, { parent }: Family): Promise<Record<string, Uint8Array>> {
  const path = `/v1/accounts/${parent.accountId}/export`
  const response = await target.fetch(path, { headers: { authorization: `Bearer ${parent.token}` } })
  if (response.status !== 200) expectStatus(await call(target, `GET ${path}`, { token: parent.token }), 200)
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}
