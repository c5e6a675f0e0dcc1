// npm run attack -- [NAME …] [--checkout FOLDER]: runs the known attacks and says which of them succeed.
import { readCommandLine } from '@pipit/test-kit/read-command-line'
import { attacks } from './known/attacks.ts'

const { values, chosen } = readCommandLine({
  options: { checkout: { type: 'string' } },
  items: attacks,
  nameOf: ({ name }) => name,
  kind: 'attack',
})

process.exitCode = 0
for (const { name, aim, attempt } of chosen) {
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
