import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, aSuperadmin, call, expectStatus } from '../target/people.ts'

const names = ['=1+1', ';=1+1', 'Mia\t=1+1', 'a|@SUM(1)', 'a\n-1+1', '"; +1']

export const csvInjection: Attack = {
  name: 'csv-injection',
  aim: 'run a formula in the spreadsheet of a superadmin who opens the list of accounts',
  attempt: onTarget({}, async (target) => {
    for (const name of names) {
      const { token, accountId } = await aParent(target)
      const { status } = await call(target, `PATCH /v1/accounts/${accountId}`, { token, body: { name } })
      // Some names are refused.
      if (![200, 400].includes(status)) throw new Error(`A name was answered ${status}.`)
    }
    const { token } = await aSuperadmin(target)
    const csv = expectStatus(await call(target, 'POST /v1/admin/accounts/export', { token, body: {} }), 200).text
    // Some spreadsheets take a semicolon, a tab or a bar for the separator, and then do not know about our quotes.
    const cells = [',', ';', '\t', '|'].flatMap((separator) =>
      csv.split(/\r?\n/).flatMap((line) => line.split(separator)),
    )
    const formulas = new Set(
      cells.map((cell) => cell.replaceAll('"', '').trim()).filter((cell) => /^[=+\-@]/.test(cell)),
    )
    return { succeeded: formulas.size > 0, evidence: `cells that begin a formula: ${formulas.size}` }
  }),
}
