import { addFlag } from '../fixtures/family/add-conversation.ts'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { daysAgo, setUpTranscripts } from '../fixtures/family/set-up-transcripts.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  'a part that is private to the child is one note for the parent, and a superadmin reads it with a reason',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { addConversation, close, ofChild, log } = await setUpTranscripts(family, server)
    const { id } = await addConversation({
      ...ofChild,
      startedAt: daysAgo(3),
      entries: ['Hello', 'Good morning', 'one thing', 'Yes?', 'another thing', 'Thank you for telling me.'],
    })
    await close()
    await addFlag(server, ofChild, id, { category: 'abuse', severity: 'high', snippet: 'another thing', number: 5 })
    await page.goto(log)
    const entries = page.getByRole('article').getByRole('listitem')
    await expect(entries).toHaveCount(3)
    await expect(entries.last()).toHaveText('This part is private to Mia and is not shown. Why?')
    await expect(page.getByText('thing')).toHaveCount(0)
    await expectAccessible(page)
    await entries.last().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'What stays private to a child' })).toBeVisible()

    await family.signInAsSuperadmin(page)
    await page.goto(`/app/${family.accountId}${log.slice('/app'.length)}`)
    await giveReason(page, 'A doctor has asked')
    await page.getByRole('link', { name: 'Withheld turns' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withheld turns')
    await expect(page.getByText('another thing')).toBeVisible()
    await expect(page.getByText('· abuse')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
  },
)
