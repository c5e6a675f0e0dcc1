import type { FastifyInstance } from 'fastify'
import { Pool, type ClientConfig } from 'pg'

interface Family {
  Params: { accountId: string }
}

interface NewChild extends Family {
  Body: { name: string; birthDate?: string; proficiencyLevel: string; contentMaturity: string; interests?: string[] }
}

const child = `id, name, birth_date::text as "birthDate", pronouns, proficiency_level as "proficiencyLevel",
  content_maturity as "contentMaturity", interests, activities, language, voice,
  text_retention_days as "textRetentionDays", speech_retention_days as "speechRetentionDays",
  vision_retention_days as "visionRetentionDays", screen_time as "screenTime", remembers,
  created_at as "createdAt", updated_at as "updatedAt", version`
const device = `id, name, child_id as "childId", status, last_seen_at as "lastSeenAt", battery, firmware,
  hardware_model as "hardwareModel", created_at as "createdAt", registered_at as "registeredAt",
  updated_at as "updatedAt", version,
  (select network.id from wifi_networks network
    where network.id = devices.wifi_network_id and network.removed_at is null) as "wifiNetworkId",
  connection_id is not null as online`
const card = `id, name, activity, child_id as "childId", status, created_at as "createdAt",
  registered_at as "registeredAt", updated_at as "updatedAt", version`
const network = 'id, ssid, security, hidden, created_at as "createdAt", updated_at as "updatedAt", version'
const account = `id, email, email_verified as "emailVerified", role, scopes, name, photo, phone, language,
  time_zone as "timeZone", country, subscription, skipped_steps as "skippedSteps", weekly_mail as "weeklyMail",
  flag_mail as "flagMail", flag_push as "flagPush", device_offline_mail as "deviceOfflineMail",
  device_offline_push as "deviceOfflinePush", device_update_mail as "deviceUpdateMail",
  device_update_push as "deviceUpdatePush", disabled, created_at as "createdAt", updated_at as "updatedAt", version`
const plan = `plans.id, plans.name, plans.description, devices, children, minutes_per_day as "minutesPerDay",
  weekly_reports as "weeklyReports"`
const latestDays = `select distinct on (child_id) child_id as "childId", date::text, figures->'minutes' as minutes,
    figures->'conversations' as conversations, figures->'mood' as mood, figures->'topics' as topics,
    quotes->'bestMoments'->0 as "bestMoment"
  from insights where account_id = $1 order by child_id, date desc`
/** Computed from what was said today and from the parent's settings, which this program does not read. */
const allowance = {
  state: 'allowed',
  usedMinutes: 0,
  allowedMinutes: null,
  minutesLeft: null,
  limitedBy: null,
  endsAt: null,
  resumesAt: null,
  grantedMinutes: 0,
  pausedAt: null,
  isTalking: false,
}

const body = {
  type: 'object',
  required: ['name', 'proficiencyLevel', 'contentMaturity'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 300 },
    birthDate: { type: 'string', format: 'date' },
    proficiencyLevel: { type: 'string' },
    contentMaturity: { type: 'string' },
    interests: { type: 'array', items: { type: 'string' } },
  },
}

/**
 * The minimal list, home page and create: the same queries and the same JSON, without a sign-in. It reads the server's
 * own rows. It writes to a copy of the server's table that announces nothing.
 */
export function bareFamilyPage(app: FastifyInstance, connection: ClientConfig) {
  const pool = new Pool({ ...connection, database: 'pipit', max: 10 })
  const list = async (columns: string, table: string, accountId: string, limit: number, more = '') => {
    const text = `select ${columns} from ${table} where account_id = $1 ${more} order by id limit $2`
    return (await pool.query(text, [accountId, limit + 1])).rows
  }

  const countByChild = async (table: string, condition: string, accountId: string) => {
    const text = `select child_id, count(*)::int from ${table} where account_id = $1 and ${condition} group by child_id`
    const { rows } = await pool.query<{ child_id: string; count: number }>(text, [accountId])
    return new Map(rows.map((row) => [row.child_id, row.count]))
  }

  // The table is created here, because the server creates its own ones when it first starts.
  app.post('/families', async (_, reply) => {
    await pool.query(`create table if not exists bare_children (
      like children including all, foreign key (account_id) references accounts (id)
    )`)
    return reply.code(204).send()
  })

  app.get<Family>('/v1/accounts/:accountId/children', async ({ params }) => {
    const rows = await list(child, 'children', params.accountId, 50)
    return { items: rows.slice(0, 50), nextCursor: rows.length > 50 ? rows[49].id : null }
  })

  app.post<NewChild>('/v1/accounts/:accountId/children', { schema: { body } }, async (request, reply) => {
    const { name, birthDate = null, proficiencyLevel, contentMaturity, interests = [] } = request.body
    const { rows } = await pool.query(
      `insert into bare_children
         (id, account_id, name, birth_date, proficiency_level, content_maturity, interests, activities, language)
       values (uuidv7(), $1, $2, $3, $4, $5, $6, '{}', 'en') on conflict do nothing returning ${child}`,
      [request.params.accountId, name, birthDate, proficiencyLevel, contentMaturity, interests],
    )
    return reply.code(201).send(rows[0])
  })

  app.get<Family>('/v1/accounts/:accountId/home', async ({ params: { accountId } }) => {
    const [accounts, plans, consents, conversations, unread, days, flags, children, devices, cards, wifiNetworks] =
      await Promise.all([
        pool.query(`select ${account} from accounts where id = $1`, [accountId]),
        pool.query(`select ${plan} from accounts join plans on plans.id = subscription where accounts.id = $1`, [
          accountId,
        ]),
        pool.query('select version from consents where account_id = $1 and withdrawn_at is null', [accountId]),
        countByChild('conversations', 'uses_time and started_at >= current_date', accountId),
        countByChild('flags', 'read_at is null', accountId),
        pool.query(latestDays, [accountId]),
        pool.query(
          `select id, child_id as "childId", at, about, category, severity from flags
            where account_id = $1 and read_at is null order by severity, at desc limit 3`,
          [accountId],
        ),
        list(child, 'children', accountId, 200),
        list(device, 'devices left join device_presence on device_id = id', accountId, 200),
        list(card, 'cards', accountId, 200),
        list(network, 'wifi_networks', accountId, 200, 'and removed_at is null'),
      ])
    return {
      account: accounts.rows[0],
      plan: plans.rows[0],
      role: 'owner',
      consent: consents.rowCount ? 'given' : 'none',
      children: children.map((each) => ({
        ...each,
        allowance,
        conversationsToday: conversations.get(each.id) ?? 0,
        unreadFlags: unread.get(each.id) ?? 0,
        latestDay: days.rows.find(({ childId }) => childId === each.id) ?? null,
      })),
      firstConversationOn: null,
      flags: flags.rows,
      pausedAt: null,
      devices,
      cards,
      wifiNetworks,
    }
  })

  app.addHook('onClose', () => pool.end())
}
