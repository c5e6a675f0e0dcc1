import { ApiCallError } from '@pipit/contract/api/client'

/** The field that the user can change, for errors about the whole request. */
const fields: Partial<Record<ApiCallError['code'], string>> = {
  'payload-too-large': 'file',
  'firmware-signature-invalid': 'signature',
  'firmware-version-exists': 'version',
}

/** The same error as one about the fields of the form: the file is the body of the request, and the rest is its query. */
export function toFormError(error: unknown): unknown {
  if (!(error instanceof ApiCallError)) return error
  const { status, code, message } = error
  const field = fields[code]
  const details = field === undefined ? error.details : [{ field, message }]
  return new ApiCallError(status, {
    code,
    message,
    details: details.map((each) => ({ ...each, field: `body.${each.field.replace(/^query\./, '')}` })),
  })
}
