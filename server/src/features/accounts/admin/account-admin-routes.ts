import {
  deleteAccounts,
  exportAccounts,
  listAccounts as listAccountsEndpoint,
  setDisabled as setDisabledEndpoint,
  setEmailVerified as setEmailVerifiedEndpoint,
  setRole as setRoleEndpoint,
} from '@pipit/contract/accounts/account-admin'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { requireAccountId } from '../../../access/require-account.ts'
import type { IdentityService } from '../../../access/identity-service.ts'
import { csvFile, exportPageSize } from '../../../http/csv.ts'
import { withTotal } from '../../../database/count-rows.ts'
import { route } from '../../../http/route.ts'
import type { StartBulkJob } from '../../jobs/start-bulk-job.ts'
import { countAccounts, listAccounts } from './list-accounts.ts'
import { accountAdministration } from './update-accounts.ts'

interface Dependencies {
  database: Database
  identity: Pick<IdentityService, 'setEmailVerified' | 'setDisabled' | 'revokeSignIns'>
  startBulkJob: StartBulkJob
}

type ListedAccount = Awaited<ReturnType<typeof listAccounts>>['items'][number]

const columns = {
  id: ({ id }: ListedAccount) => id,
  email: ({ email }: ListedAccount) => email,
  name: ({ name }: ListedAccount) => name,
  role: ({ role }: ListedAccount) => role,
  emailVerified: ({ emailVerified }: ListedAccount) => emailVerified,
  disabled: ({ disabled }: ListedAccount) => disabled,
  language: ({ language }: ListedAccount) => language,
  timeZone: ({ timeZone }: ListedAccount) => timeZone,
  subscription: ({ subscription }: ListedAccount) => subscription,
  createdAt: ({ createdAt }: ListedAccount) => createdAt,
}

export function accountAdminRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { database, startBulkJob } = dependencies
  const { setRole, setEmailVerified, setDisabled } = accountAdministration(dependencies)

  route(app, listAccountsEndpoint, ({ body: { cursor, limit, ...filters } }) =>
    withTotal(listAccounts(database, filters, { cursor, limit }), countAccounts(database, filters)),
  )

  route(app, exportAccounts, ({ body }) =>
    csvFile('accounts', columns, (cursor) => listAccounts(database, body, { cursor, limit: exportPageSize })),
  )

  route(app, deleteAccounts, ({ body, principal }) =>
    startBulkJob({ kind: 'delete-accounts', requestedBy: requireAccountId(principal), ...body }),
  )

  route(app, setRoleEndpoint, ({ body: { accountId, role }, principal }) =>
    setRole({ accountId, actorId: requireAccountId(principal) }, role, principal.scopes),
  )

  route(
    app,
    setEmailVerifiedEndpoint,
    ({ body: { accountId, emailVerified }, principal }) =>
      setEmailVerified({ accountId, actorId: requireAccountId(principal) }, emailVerified),
    { changesSessionValidity: true },
  )

  route(
    app,
    setDisabledEndpoint,
    ({ body: { accountId, disabled }, principal }) =>
      setDisabled({ accountId, actorId: requireAccountId(principal) }, disabled),
    { changesSessionValidity: true },
  )
}
