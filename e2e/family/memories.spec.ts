import { addConversation, rememberFacts } from '../fixtures/family/add-conversation.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

test('a parent reads, corrects and removes what Pipit remembers, and can turn it off', async ({
  page,
  family,
  server,
}) => {
  const { id: childId } = await addChild(family)
  const said = ['I have a dog called Brno', 'Oh', 'my favourite colour is blue', 'Nice', 'I live at 12 Oak Street']
  await addConversation(server, { accountId: family.accountId, childId }, { daysAgo: 0, said })
  await rememberFacts(server, childId)
  await updateDatabase(
    server,
    `insert into played_activities (account_id, child_id, activity, times, started_at, last_played_at, level, right_answers, heard, bookmark)
     select account_id, id, played.* from children cross join (
       values ('story', 2, now(), now(), null, null, '{}'::jsonb, '{"text": "Do you hop across the stream?"}'::json),
              ('quiz', 1, now(), now(), 3, 5, '{}', null)
     ) played where id = $1`,
    [childId],
  )
  await page.goto(`/app/children/${childId}`)
  await page.getByRole('link', { name: 'Memories' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Pipit remembers')

  const told = page.getByRole('region', { name: 'What your child told' })
  await expect(told.getByRole('listitem')).toHaveCount(2)
  await expect(told).toContainText('Favourite colour: blue')
  const played = page.getByRole('region', { name: 'What was played' })
  await expect(played).toContainText('Level 3 of 4, 5 right answers the last time')
  await expect(played).toContainText('Do you hop across the stream?')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  const correct = told.getByRole('button', { name: 'Correct: Has a dog called Brno' })
  await correct.focus()
  await page.keyboard.press('Enter')
  const field = told.getByLabel('Has a dog called')
  await expect(field).toBeFocused()
  await field.fill('https://example.org')
  await page.keyboard.press('Enter')
  await expect(told).toContainText('Pipit would not say this to a child')
  await field.fill('Bruno')
  await page.keyboard.press('Enter')
  await expect(told).toContainText('Has a dog called Bruno')
  await expect(told).toContainText('Corrected on')

  await told.getByRole('button', { name: 'Forget: Favourite colour: blue' }).click()
  await expect(told.getByRole('listitem')).toHaveCount(1)
  await expect(told.locator('[tabindex="-1"]'), 'the focus stays near').toBeFocused()
  const forgotten = page.locator('.ant-notification-notice', { hasText: 'Forgotten' })
  await forgotten.getByRole('button', { name: 'Undo' }).click()
  await expect(told.getByRole('listitem')).toHaveCount(2)
  await played.getByRole('button', { name: 'Forget: Quiz' }).click()
  await expect(played.getByRole('listitem')).toHaveCount(1)

  const remembering = page.getByRole('region', { name: 'Remembering' })
  await remembering.getByRole('button', { name: 'Forget everything' }).click()
  await expect(told).toContainText('Nothing yet.')
  await remembering.getByRole('checkbox', { name: 'Remember things between days' }).click()
  await page.getByRole('button', { name: 'Stop and delete' }).click()
  await expect(told).toBeHidden()
  await page.reload()
  await expect(remembering.getByRole('checkbox')).not.toBeChecked()
  await expect(told).toBeHidden()
})
