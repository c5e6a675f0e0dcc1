import { updateAccount } from '@pipit/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import type { FamilyAccount } from '../../../api/family/use-family-account.ts'
import { refreshFamily } from '../../../api/family/family-queries.ts'
import { notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import { EditForm } from '../../../ui/forms/edit-form.tsx'
import { languagesWith } from '../../../ui/text/languages.ts'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import { countryOptions } from '../../../ui/help/country-options.ts'
import { MailFields } from './mail-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { toPhoneNumber } from './phone-number.ts'
import { TimeZoneField } from './time-zone-field.tsx'

type Changes = z.input<typeof updateAccount.body>
type Profile = Pick<
  FamilyAccount,
  'name' | 'photo' | 'phone' | 'language' | 'timeZone' | 'country' | 'weeklyMail' | 'flagMail'
>

function profileOf({ name, photo, phone, language, timeZone, country, weeklyMail, flagMail }: FamilyAccount): Profile {
  return { name, photo, phone, language, timeZone, country, weeklyMail, flagMail }
}

/** What every guardian may change. The rest belongs to the person who signs in with this account. */
function familySettingsOf({ timeZone, country }: FamilyAccount): Partial<Profile> {
  return { timeZone, country }
}

export function ProfileForm({ account }: { account: FamilyAccount }) {
  const queryClient = useQueryClient()
  const isPersonal = useFamily().access !== 'member'
  const valuesOf = isPersonal ? profileOf : familySettingsOf
  const { id: accountId, version } = account
  const reload = () => refreshFamily(queryClient, accountId, { resource: 'account', id: accountId })

  async function change(body: Changes) {
    const changed = await call('PATCH /accounts/:accountId', { params: { accountId }, body })
    await reload()
    return changed
  }

  async function save(body: Changes) {
    const before = valuesOf(account)
    const saved = await change(body)
    void notifyWithUndo('Saved', () => change({ ...before, version: saved.version }))
  }

  return (
    <EditForm
      schema={updateAccount.body}
      initial={{ ...valuesOf(account), version }}
      toBody={({ name, phone = null, ...values }) =>
        isPersonal ? { ...values, name: name?.trim() || null, phone: toPhoneNumber(phone) } : values
      }
      save={save}
      onReload={reload}
      submitText="Save"
      busyText="Saving ..."
    >
      {isPersonal && <PersonalFields account={account} />}
      <TimeZoneField current={account.timeZone} />
      <Form.Item
        name="country"
        label="Country"
        extra="For the numbers of helplines. From eight years on, Pipit names one to a child in need."
      >
        <NativeSelect options={countryOptions()} emptyLabel="Not chosen" />
      </Form.Item>
      {isPersonal && <MailFields />}
    </EditForm>
  )
}

function PersonalFields({ account }: { account: FamilyAccount }) {
  return (
    <>
      <Form.Item name="photo" label="Photo" htmlFor="photo-file">
        <PhotoField />
      </Form.Item>
      <Form.Item name="name" label="Name">
        <Input size="large" autoComplete="name" dir="auto" />
      </Form.Item>
      <Form.Item name="phone" label="Phone" extra="With the country code, like +49 170 12345678. Only for urgent news.">
        <Input size="large" type="tel" inputMode="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="language" label="Language" extra="The language of our mails.">
        <NativeSelect options={languagesWith(account.language)} />
      </Form.Item>
    </>
  )
}
