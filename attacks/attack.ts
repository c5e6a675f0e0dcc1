// npm run attack -- [NAME …] [--checkout FOLDER]: runs the known attacks and says which of them succeed.
import { parseArgs } from 'node:util'
import { attacks } from './known/attacks.ts'

const { values, positionals } = parseArgs({ options: { checkout: { type: 'string' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !attacks.some((attack) => attack.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no attack "${unknown.join('", "')}". There are: ${attacks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const selected = positionals.length > 0 ? attacks.filter(({ name }) => positionals.includes(name)) : attacks

process.exitCode = 0
for (const { name, aim, attempt } of selected) {
  console.log(`${name}: ${aim}`)
  try {
    const { succeeded, evidence } = await attempt(values.checkout === undefined ? {} : { checkout: values.checkout })
    console.log(`  ${succeeded ? 'SUCCEEDED' : 'failed'}: ${evidence}`)
    if (succeeded) process.exitCode = 1
  } catch (error) {
    console.log(`  not carried out: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
