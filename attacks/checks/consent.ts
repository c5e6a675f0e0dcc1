import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import type { Check } from '../runner/check.ts'
import { aParent, call, type Answer, type SignedIn } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const texts = join(import.meta.dirname, '../../server/src/features/consents/texts')
const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

/** No child is added before the parent agreed to the current text; version and time are recorded. */
export const consent: Check = {
  name: 'consent',
  async run({ tally }) {
    const folder = await temporaryDataFolder('pipit-consent-')
    try {
      await cp(texts, folder.path, { recursive: true })
      return await withTarget({ variables: { CONSENT_TEXTS: folder.path, LOG_LEVEL: 'warn' } }, async (target) => {
        const parent = await aParent(target)
        const first = await latestVersion(folder.path)

        expectRefusal('before any consent', await addChild(target, parent))
        expectAdded('after the consent', await agree(target, parent, first), await addChild(target, parent))
        await addVersion(folder.path, first + 1)
        await target.restart()
        expectRefusal('after the text has changed', await addChild(target, parent))
        const outdated = await agree(target, parent, first)
        tally.count(outdated.status === 409, () => `agreeing to the old text answered ${outdated.status}`)
        expectAdded('after the new consent', await agree(target, parent, first + 1), await addChild(target, parent))
        const rows = await target.sql<{ version: number; isTimed: boolean }>(
          'select version, given_at is not null as "isTimed" from consents where account_id = $1 order by version',
          [parent.accountId],
        )
        const isRecorded =
          rows.length === 2 && rows.every(({ version, isTimed }, index) => isTimed && version === first + index)
        tally.count(isRecorded, () => `the record is ${JSON.stringify(rows)}`)

        function expectRefusal(when: string, { status, json }: Answer) {
          const isRefused = status === 403 && json?.error?.code === 'consent-required'
          tally.count(isRefused, () => `${when}, adding a child answered ${status}`)
        }

        function expectAdded(when: string, agreed: Answer, added: Answer) {
          tally.count(agreed.status === 200, () => `agreeing answered ${agreed.status}`)
          tally.count(added.status === 201, () => `${when}, adding a child answered ${added.status}`)
        }
      })
    } finally {
      await folder.remove()
    }
  },
}

const addChild = (target: Target, { accountId, token }: SignedIn) =>
  call(target, `POST /v1/accounts/${accountId}/children`, { token, body: mia })

const agree = (target: Target, { accountId, token }: SignedIn, version: number) =>
  call(target, `POST /v1/accounts/${accountId}/consents`, { token, body: { version } })

async function latestVersion(folder: string): Promise<number> {
  return Math.max(...(await readdir(folder)).map((name) => Number.parseInt(name)))
}

async function addVersion(folder: string, version: number) {
  const previous = await readFile(join(folder, `${version - 1}.md`), 'utf8')
  const changed = `${previous.trimEnd()}\n\n## What changed\n\n- We store less than before.\n`
  await writeFile(join(folder, `${version}.md`), changed)
}
