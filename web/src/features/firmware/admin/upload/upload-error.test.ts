import { ApiCallError } from '@pipit/contract/api/client'
import { expect, test } from 'vitest'
import { fieldErrors } from '../../../../api/api-errors.ts'
import { toFormError } from './upload-error.ts'

const refused = (code: ApiCallError['code'], details: ApiCallError['details'] = []) =>
  fieldErrors(toFormError(new ApiCallError(422, { code, message: 'No.', details })))

test('what is wrong with the file or the query is said at its field', () => {
  expect(refused('firmware-image-invalid', [{ field: 'file', message: 'Damaged.' }])).toEqual([
    { path: ['file'], message: 'Damaged.' },
  ])
  expect(refused('invalid-request', [{ field: 'query.version', message: 'Numbers.' }])).toEqual([
    { path: ['version'], message: 'Numbers.' },
  ])
})

test('a refused signature and a second upload of a version are said at the field that has to change', () => {
  expect(refused('firmware-signature-invalid')).toEqual([{ path: ['signature'], message: 'No.' }])
  expect(refused('firmware-version-exists')).toEqual([{ path: ['version'], message: 'No.' }])
})

test('other errors are about no field', () => {
  expect(refused('firmware-keys-missing')).toEqual([])
  const failure = new TypeError('no connection')
  expect(toFormError(failure)).toBe(failure)
})
