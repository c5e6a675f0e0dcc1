import { readFile } from 'node:fs/promises'
import type { Plan } from '@pipit/contract/plans/plans'
import { z } from 'zod'

export interface ConfiguredPlan extends Plan {
  /** The plan of new accounts. */
  isDefault: boolean
}

/** Nothing is limited without PLANS_FILE. The migrations insert the same plan. */
const ownServer: ConfiguredPlan = {
  id: 'own-server',
  name: 'Own server',
  description: 'Pipit runs on its own server; nothing is limited.',
  devices: null,
  children: null,
  minutesPerDay: null,
  weeklyReports: true,
  isDefault: true,
}

const limit = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}, or null for no limit`
  return z.int(message).min(from, message).max(to, message).nullable()
}
const name = z.string('must be a text').trim().min(1, 'must not be empty').max(50, 'must have at most 50 characters')

/** Every field must be there, so that a limit is never lifted by a forgotten line. */
const planInFile = z.strictObject(
  {
    id: z
      .string('must be a text')
      .regex(/^[a-z][a-z0-9-]{0,49}$/, 'must consist of small letters, digits and dashes, and begin with a letter'),
    name,
    description: z.string('must be a text').trim().max(300, 'must have at most 300 characters'),
    // 50 is the quota of every family; see 17_quotas.sql.
    devices: limit(1, 50),
    children: limit(1, 50),
    minutesPerDay: limit(5, 1440),
    weeklyReports: z.boolean('must be true or false'),
    default: z.boolean('must be true or false').default(false),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? undefined : 'must be an object with the fields of a plan') },
)

const file = z.array(planInFile, 'must be a JSON array of plans').min(1, 'must contain at least one plan')

/** The plans in PLANS_FILE, in the order in which they are listed. Errors are one line that names the mistake. */
export async function readPlans(path: string | null): Promise<ConfiguredPlan[]> {
  if (path === null) return [ownServer]
  const refuse = (mistake: string): never => {
    throw new Error(`PLANS_FILE=${path} ${mistake}.`)
  }
  const text = await readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) =>
    refuse(`cannot be read (${code})`),
  )
  const parsed = file.safeParse(parseJson(text) ?? refuse('is not valid JSON'))
  if (!parsed.success) return refuse(parsed.error.issues.map(describeIssue).join('; '))
  const ids = parsed.data.map(({ id }) => id)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  if (repeated !== undefined) refuse(`has two plans with the id "${repeated}"`)
  const defaults = parsed.data.filter((plan) => plan.default)
  if (defaults.length !== 1)
    refuse(`must mark one plan with "default": true, the plan of new accounts, but marks ${defaults.length}`)
  return parsed.data.map(({ default: isDefault, ...plan }) => ({ ...plan, isDefault }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `plan 2: children must be …` */
function describeIssue({ path: [index, field], message, ...issue }: z.core.$ZodIssue) {
  if (index === undefined) return message
  const plan = `plan ${Number(index) + 1}`
  if (issue.code === 'unrecognized_keys') return `${plan}: there is no field "${issue.keys.join('", "')}"`
  return field === undefined ? `${plan}: ${message}` : `${plan}: ${String(field)} ${message}`
}
