import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, jwtVerify, SignJWT, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import type { Pool } from 'pg'

/** The minimal exchange: verify the identity token, upsert the account, sign an access token. */
export async function bareExchange(app: FastifyInstance, pool: Pool) {
  await pool.query(`create table if not exists bare_accounts (
    id uuid primary key default gen_random_uuid(),
    identity_uid text not null unique,
    email text not null,
    email_verified boolean not null,
    role text not null default 'parent'
  )`)
  const key = randomBytes(32)
  let keys: JWTVerifyGetKey | undefined

  app.post<{ Body: JSONWebKeySet }>('/keys', async (request, reply) => {
    keys = createLocalJWKSet(request.body)
    return reply.code(204).send()
  })

  app.post('/v1/auth/sign-in/id', async (request) => {
    if (!keys) throw new Error('No keys yet.')
    const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
    const { payload } = await jwtVerify<{ email: string; email_verified: boolean }>(token, keys, {
      algorithms: ['RS256'],
    })
    const { rows } = await pool.query<{ id: string; role: string }>(
      `insert into bare_accounts (identity_uid, email, email_verified) values ($1, $2, $3)
       on conflict (identity_uid) do update set email = excluded.email, email_verified = excluded.email_verified
       returning id, role`,
      [payload.sub, payload.email, payload.email_verified],
    )
    const { id = '', role } = rows[0] ?? {}
    const accessToken = await new SignJWT({ role, scopes: [] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime('15m')
      .sign(key)
    return { id, access_token: accessToken }
  })
}
