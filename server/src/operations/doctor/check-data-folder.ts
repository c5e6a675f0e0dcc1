import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/config.ts'
import { unprivilegedUser } from '../../database/embedded-postgres/unprivileged-user.ts'
import { prepareDataFolder } from '../../config/prepare-data-folder.ts'
import { readSecretFile, secretFileName, secretFiles } from '../../config/secret-file.ts'
import { note, ok, problem, warning, type Finding } from './finding.ts'

type Settings = Pick<Config, 'dataFolder' | 'databaseUrl' | 'secretKey' | 'filesS3'>

const othersMayWrite = 0o022
const othersMayRead = 0o077

/** The data folder exists, can be written to, belongs to whoever runs this, and shows its keys to nobody else. */
export async function checkDataFolder(settings: Settings): Promise<Finding[]> {
  const { dataFolder, databaseUrl, secretKey, filesS3 } = settings
  if (databaseUrl && secretKey && filesS3) return [note('nothing is stored on this machine.')]
  const folder = await stat(dataFolder).catch(nullIfMissing)
  if (!folder) return [note(`there is no ${dataFolder} yet; the first start creates it.`)]
  const owner = await ownerProblem(dataFolder)
  if (owner) return [owner]
  try {
    await prepareDataFolder(settings)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [problem(error.message, 'Pipit must be able to write there.')]
  }
  const found = [...writableByOthers(dataFolder, folder.mode), ...(secretKey ? [] : await checkSecretFiles(dataFolder))]
  return found.some(({ level }) => level !== 'ok') ? found : [ok(`${dataFolder} can be written to.`), ...found]
}

/** Files that one user makes cannot be used by another, such as root beside the user of the service. */
export async function ownerProblem(dataFolder: string): Promise<Finding | null> {
  const ownId = process.getuid?.()
  if (ownId === undefined) return null
  const key = await stat(join(dataFolder, secretFileName('current'))).catch(nullIfMissing)
  const cluster = await stat(join(dataFolder, 'postgres', 'cluster')).catch(nullIfMissing)
  const clusterOwner = (await unprivilegedUser())?.uid ?? ownId
  const otherOwner = key && key.uid !== ownId ? key.uid : cluster && cluster.uid !== clusterOwner ? cluster.uid : null
  if (otherOwner === null) return null
  return problem(
    `${dataFolder} belongs to the user with id ${otherOwner}, and you are the one with id ${ownId}.`,
    `Run this, and Pipit, as that user: sudo --user '#${otherOwner}' npm run doctor`,
  )
}

async function checkSecretFiles(dataFolder: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const kind of secretFiles) {
    const file = join(dataFolder, secretFileName(kind))
    if (!(await readSecretFile(dataFolder, kind))) continue
    const { mode } = await stat(file)
    if (process.platform !== 'win32' && mode & othersMayRead)
      findings.push(problem(`other users of this machine can read the key in ${file}.`, `chmod 600 ${file}`))
    else findings.push(ok(`${file} has the right size, and only its owner can read it.`))
  }
  return findings
}

function writableByOthers(folder: string, mode: number): Finding[] {
  if (process.platform === 'win32' || !(mode & othersMayWrite)) return []
  return [warning(`other users of this machine can write to ${folder}.`, `chmod go-w ${folder}`)]
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
