import { spawnSync } from 'node:child_process'
import { installOnDebian } from '@pipit/test-kit/install-on-debian'

interface TestProgram {
  name: string
  debianPackage: string
  /** The tests that start it. */
  tests: string
}

const programs: TestProgram[] = [
  { name: 'pdftoppm', debianPackage: 'poppler-utils', tests: '**/rendered-*.test.ts' },
  { name: 'redis-server', debianPackage: 'redis-server', tests: '**/*redis*.test.ts' },
  { name: 'pgbouncer', debianPackage: 'pgbouncer', tests: '**/*pgbouncer*.test.ts' },
  { name: 'promtool', debianPackage: 'prometheus', tests: '**/*promtool*.test.ts' },
]

/** The programs that could not be installed, each with what the user can do. */
export function missingPrograms(): (TestProgram & { missing: string })[] {
  return programs.flatMap((program) => {
    if (isInstalled(program.name)) return []
    const result = installOnDebian(program.name, program.debianPackage)
    return 'missing' in result ? [{ ...program, missing: result.missing }] : []
  })
}

/** Debian has servers in a folder that the search path of some users lacks. */
const isInstalled = (name: string) =>
  spawnSync('which', [name], { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } }).status === 0
