import { adminPages, familyPages, notFound, visitorPages } from './fixtures/every-page.ts'
import { expectPage } from './fixtures/expect-page.ts'
import { expect, test } from './fixtures/test.ts'

const ownFamily = Object.entries(familyPages).map(([path, heading]): [string, string] => [`/app${path}`, heading])

for (const { who, role, pages } of [
  { who: 'visitors', role: undefined, pages: [...Object.entries(visitorPages), ['/nowhere', notFound] as const] },
  { who: 'parents', role: 'parent', pages: ownFamily },
  { who: 'superadmins', role: 'superadmin', pages: Object.entries(adminPages) },
] as const) {
  test(`no page for ${who} sends anything to another host, or breaks the content policy`, async ({
    page,
    signedInAs,
    server,
  }) => {
    if (role) await signedInAs({ role })
    const elsewhere: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== server.url) elsewhere.push(request.url())
    })
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto('/', { waitUntil: 'networkidle' })
    for (const [path, heading] of pages) await expectPage(page, path, heading)
    await page.waitForLoadState('networkidle')
    expect(elsewhere).toEqual([])
    expect(complaints).toEqual([])
  })
}
