import { languages } from '@pipit/contract/api/languages'
import { signUpVerified, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expectAccessibleStates, press, statesIn, type State } from '../fixtures/pages/states.ts'
import { expect, test } from '../fixtures/test.ts'

const visitorStates = (email: string): State[] => [
  {
    name: 'signing in without an address',
    path: '/',
    async open(page, text) {
      await press(page, text('Sign in'))
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'a wrong password',
    path: '/',
    async open(page, text) {
      await page.getByLabel(text('Email address')).fill(email)
      await page.getByLabel(text('Password'), { exact: true }).fill('wrong horse')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'a password that is too short',
    path: '/sign-up',
    async open(page, text) {
      await page.getByLabel(text('Email address')).fill(email)
      await page.getByLabel(text('Choose a password')).fill('short')
      await page.keyboard.press('Enter')
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    name: 'a link that was sent',
    path: '/reset-password/send-link',
    async open(page, text) {
      await page.getByLabel(text('Email address')).fill(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status')).toBeVisible()
    },
  },
  {
    name: 'the wait list without an address',
    path: '/wait-list',
    async open(page, text) {
      await press(page, text('Join the wait list'))
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    name: 'the wait list after joining',
    path: '/wait-list',
    async open(page, text) {
      await page.getByLabel(text('Your email address')).fill(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: text('Thank you') })).toBeVisible()
    },
  },
]

// accessibility.spec.ts has the English ones.
for (const language of languages.filter((each) => each !== 'en')) {
  test.describe(() => {
    test.use({ locale: language })

    test(
      `axe finds nothing on the states of visitors’ pages in ${language}`,
      { tag: '@desktop' },
      async ({ page, server }) => {
        const { email } = await signUpVerified(server, randomPerson('robin'))
        await expectAccessibleStates(page, language, statesIn(language, visitorStates(email)))
      },
    )
  })
}
