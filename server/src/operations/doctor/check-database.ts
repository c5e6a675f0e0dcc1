import { queriesOn } from '@pipit/database/connect'
import { findSchemaState } from '@pipit/database/apply-migrations'
import { identityMigrations } from '@pipit/identity/database/migrations'
import type { Client } from 'pg'
import { serverMigrations } from '../../database/migrate.ts'
import { connectionsPerProcess } from '../../database/open-database.ts'
import { explainStartError } from '../../start-errors.ts'
import type { DatabaseAccess } from './database-access.ts'
import { note, ok, problem, warning, type Finding } from './finding.ts'
import { installationStore } from './installation-store.ts'

/** The oldest one in which a foreign key can set one of its columns to null, as the migrations say. */
const oldestVersion = 15
/** The one that comes with npm, and with which all tests run. */
const testedVersion = 18

export async function checkDatabase(database: DatabaseAccess): Promise<Finding[]> {
  try {
    const findings = await database.use(async (client) => [
      ...(await checkSettings(client, database)),
      ...(await checkPrivileges(client, database)),
      ...(await checkMigrations(client)),
    ])
    return findings ?? [note('there is no embedded database yet that this user can use; the first start creates it.')]
  } catch (error) {
    return [problem(explainStartError(error as Error), 'Nothing else about the database could be checked.')]
  }
}

async function checkSettings(client: Client, database: DatabaseAccess): Promise<Finding[]> {
  const store = installationStore(queriesOn(client))
  const settings = await store.readSettings()
  if (!settings) return []
  const { version, versionText, encoding, timeZone, maxConnections, reservedConnections } = settings
  const findings: Finding[] = [describeVersion(Math.trunc(version / 10_000), versionText)]
  if (encoding !== 'UTF8')
    findings.push(
      problem(
        `its encoding is ${encoding}, which cannot store every name.`,
        "Create the database again: create database pipit encoding 'UTF8' template template0",
      ),
    )
  if (settings.isReplica || settings.isReadOnly)
    findings.push(problem('it accepts no changes.', 'Set DATABASE_URL to the primary server, or make it writable.'))
  if (!/^(Etc\/)?(UTC|GMT)$/.test(timeZone))
    findings.push(note(`its time zone is ${timeZone}. Pipit stores and counts in UTC all the same.`))
  findings.push(compareConnections(maxConnections - reservedConnections, await store.countOtherConnections(), database))
  return findings
}

export function describeVersion(major: number, text: string): Finding {
  const use = `Use PostgreSQL ${testedVersion}.`
  if (major < oldestVersion) return problem(`PostgreSQL ${text} is too old.`, use)
  if (major === testedVersion) return ok(`PostgreSQL ${text} answers.`)
  return major < testedVersion
    ? note(
        `PostgreSQL ${text} answers. Pipit is tested with ${testedVersion}, and can be used from ${oldestVersion} on.`,
      )
    : warning(`PostgreSQL ${text} is newer than ${testedVersion}, with which Pipit is tested.`, use)
}

function compareConnections(available: number, others: number, { limits, hasPooler }: DatabaseAccess): Finding {
  const needed = connectionsPerProcess(limits, { throughPooler: hasPooler })
  const text = `one process of Pipit opens up to ${needed} connections; ${available} are allowed, of which other programs use ${others}.`
  if (needed > available - others)
    return problem(text, 'Raise max_connections, or lower DATABASE_POOL_SIZE and DATABASE_LONG_POOL_SIZE.')
  return 2 * needed > available - others
    ? warning(`${text} That is too few for an upgrade without downtime, with two processes.`, 'Raise max_connections.')
    : ok(text)
}

async function checkPrivileges(client: Client, { isEmbedded }: DatabaseAccess): Promise<Finding[]> {
  if (isEmbedded) return []
  const privileges = await installationStore(queriesOn(client)).readPrivileges()
  if (!privileges) return []
  const { role, canCreateSchemas, canCreateTables, foreignTable } = privileges
  const makeOwner = `Make it the owner of the database and of its tables: reassign owned by … to ${role}`
  if (!canCreateSchemas || !canCreateTables)
    return [problem(`the user ${role} may not create ${canCreateSchemas ? 'tables' : 'schemas'}.`, makeOwner)]
  if (foreignTable)
    return [problem(`the user ${role} does not own the table ${foreignTable}, so it cannot migrate it.`, makeOwner)]
  return [ok(`the user ${role} may do what migrations need.`)]
}

async function checkMigrations(client: Client): Promise<Finding[]> {
  const states = [await findSchemaState(client, serverMigrations), await findSchemaState(client, identityMigrations)]
  const tooNew = states.find(({ newer }) => newer !== null)?.newer
  if (tooNew) return [problem(`this version cannot use it. ${tooNew}`, 'Start the newer version, or restore a backup.')]
  const pending = states.flatMap((state) => state.pending.map(({ name }) => name))
  const unknown = states.flatMap((state) => state.unknown)
  const findings: Finding[] = []
  if (pending.length > 0) {
    const isEmpty = states.every((state) => state.applied.length === 0)
    findings.push(
      isEmpty
        ? note('it is empty; the first start creates the tables.')
        : warning(
            `migrations are still to be applied: ${pending.join(', ')}.`,
            'The next start applies them. Make a backup first.',
          ),
    )
  }
  if (unknown.length > 0)
    findings.push(
      warning(
        `a newer version has migrated it (${unknown.join(', ')}); this one still works with it.`,
        'Finish the upgrade: start the newer version everywhere.',
      ),
    )
  return findings.length > 0 ? findings : [ok('all migrations are applied.')]
}
