import { scopesOf } from '@pipit/contract/api/access'
import type { APIRequestContext } from '@playwright/test'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { readOutbox } from '../fixtures/accounts/mail.ts'
import { randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  'the overview shows figures, and each figure that is counted from a list links to it',
  { tag: '@phone' },
  async ({ page, family }) => {
    await family.signInAsSuperadmin(page)
    await page.goto('/admin')
    const now = page.getByRole('region', { name: 'Now' })
    await expect(now.getByRole('link', { name: /^\d+ Superadmins$/ })).toBeVisible()
    // Superadmins have no list of what children say.
    await expect(now.getByRole('listitem').filter({ hasNot: page.getByRole('link') })).toHaveText([
      /Conversations today$/,
      /Minutes talked today$/,
    ])
    await expect(page.getByRole('table', { name: 'New accounts, day by day' }).getByRole('row')).toHaveCount(31)
    await expect(page.getByRole('region', { name: 'Versions' })).toContainText('PostgreSQL')
    await expect(page.getByRole('region', { name: 'Your latest jobs' })).not.toContainText('Loading')
    await expectNoSidewaysScrolling(page)
    await now.getByRole('link', { name: /^\d+ Superadmins$/ }).click()
    await expect(page).toHaveURL('/admin/accounts?verified=yes&role=superadmin')
    await expect(page.getByRole('region', { name: 'Accounts' })).toContainText('superadmin@example.org')
    await expect(page.getByRole('region', { name: 'Accounts' })).not.toContainText(family.parent.email)
  },
)

test(
  'the overview links only to pages that the superadmin may open',
  { tag: '@desktop' },
  async ({ page, signInAs }) => {
    await signInAs({
      role: 'superadmin',
      scopes: scopesOf.superadmin.filter((scope) => !['account:superadmin', 'card:create'].includes(scope)),
    })
    await page.goto('/admin')
    const pages = page.getByRole('region', { name: 'Pages' })
    await expect(pages.getByRole('link', { name: 'Create devices' })).toBeVisible()
    for (const name of ['Accounts', 'Wait list', 'Audit', 'Create cards']) {
      await expect(pages.getByRole('link', { name })).toBeHidden()
    }
    await expect(page.getByRole('region', { name: 'Now' })).toBeHidden()
  },
)

async function joinWaitList(request: APIRequestContext) {
  const { email } = randomPerson('waiting')
  await request.post('/v1/wait-list', { data: { email } })
  return email
}

test(
  'somebody on the wait list is invited by mail',
  { tag: '@desktop' },
  async ({ page, request, server, signInAs }) => {
    const [email, other] = [await joinWaitList(request), await joinWaitList(request)]
    await signInAs({ role: 'superadmin' })
    await page.goto('/admin/wait-list?invited=no')
    await expect(page.getByLabel(`Select ${other}`)).toBeVisible()
    await page.getByLabel(`Select ${email}`).check()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Sending invitations' })).toContainText('Done: 1 invited.')
    await expect.poll(() => readOutbox(server)).toContain(`To ${email},`)
    expect(await readOutbox(server)).not.toContain(`To ${other},`)
    await expect(page.getByLabel(`Select ${email}`)).toBeHidden()
    await expect(page.getByLabel(`Select ${other}`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await page.goto('/admin')
    const jobs = page.getByRole('region', { name: 'Your latest jobs' })
    await jobs.getByRole('link', { name: 'Invitations' }).first().click()
    await expect(page.getByRole('region', { name: 'Sending invitations' })).toContainText('Done: 1 invited.')
  },
)

test('a failed job is listed and can be retried', { tag: '@desktop' }, async ({ page, server, signInAs }) => {
  // No worker handles this kind of job, so it stays in the queue.
  const add = "select graphile_worker.add_job('write-a-letter', run_at := now() + interval '1 day', max_attempts := 1)"
  await updateDatabase(server, add, [])
  const fail = "update graphile_worker._private_jobs set attempts = 1, last_error = 'no ink' where max_attempts = 1"
  await updateDatabase(server, fail, [])
  await signInAs({ role: 'superadmin' })
  await page.goto('/admin')
  await page.getByRole('link', { name: /^\d+ Jobs failed$/ }).click()
  await expect(page).toHaveURL('/admin/jobs?state=failed')
  const job = page.getByRole('region', { name: 'Jobs' }).getByRole('row').filter({ hasText: 'write-a-letter' }).first()
  await expect(job).toContainText('no ink')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await job.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Retry now' }).click()
  await expect(page.getByText('The job is being retried')).toBeVisible()
  await expect(job).toBeHidden()
})
