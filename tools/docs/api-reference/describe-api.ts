import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { endpointGroup } from '@pipit/contract/api/describe-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { errorCatalogue } from '@pipit/contract/api/errors'
import { describeEndpoint } from './describe-endpoint.ts'

interface GeneratedPage {
  name: string
  text: string
}

/** The reference of the API as Markdown, from the contract: a page for each group of endpoints, and an index. */
export function describeApi(): GeneratedPage[] {
  const groups = Map.groupBy(endpoints, endpointGroup)
  const sorted = [...groups].toSorted(([one], [other]) => one.localeCompare(other))
  return [
    { name: 'README', text: describeIndex(sorted.map(([name, { length }]) => ({ name, length }))) },
    ...sorted.map(([name, ofGroup]) => ({
      name,
      text: [`# ${titleOf(name)}`, ...ofGroup.map(describeEndpoint)].join('\n\n'),
    })),
  ]
}

/** `wifi-networks` is titled `Wifi networks`. */
const titleOf = (group: string) => `${group[0]?.toUpperCase()}${group.slice(1).replaceAll('-', ' ')}`

function describeIndex(groups: { name: string; length: number }[]) {
  const errors = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  )
  return `# API reference

All paths begin with \`${versionPrefix}\`. Bodies are JSON. A running Pipit has the same as an OpenAPI document at \`${versionPrefix}/openapi.json\`, and a page at \`${versionPrefix}/docs\` on which you can try each call. These pages and that document come from one definition, the contract.

| Group | Calls |
|---|---|
${groups.map(({ name, length }) => `| [${titleOf(name)}](${name}.md) | ${length} |`).join('\n')}

## Who may call

A call needs a scope, which the access token carries (\`Authorization: Bearer …\`). The token of a person comes from a [sign-in](auth.md), that of a device from its key. Calls below \`/accounts/:accountId\` are for one family. Adults of that family may make them as far as their role allows: a **viewer** reads, a **guardian** also changes and reads secrets, an **owner** may do everything. \`self\` means the person who signs in with this account.

## Creating twice

A call that accepts an \`idempotency-key\` (a UUID) creates once, however often it is sent with the same key and the same body.

## Errors

Every error has the same shape: \`{ "error": { "code", "message", "details" } }\`. Each call names those that it may return. \`request-timeout\`, \`headers-too-large\` and \`address-too-long\` come before the server knows which call it is, and so does \`invalid-request\` for an address that cannot be read or has more than 100 parameters.

| Code | Status | Message |
|---|---|---|
${errors.join('\n')}
`
}
