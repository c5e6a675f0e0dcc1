import { updateAccount } from '@pipit/contract/accounts/accounts'
import { matchLanguage, type Language } from '@pipit/contract/api/languages'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import type { z } from 'zod'
import { useFamily } from '../../../family/account/use-family.ts'
import type { FamilyAccount } from '../../../family/account/api/get-family-account.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useUpdateFamilyAccount } from '../../../family/account/api/update-family-account.ts'
import { notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import { EditForm } from '../../../ui/forms/edit-form.tsx'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import { activateLanguage } from '../../../i18n/activate-language.ts'
import { savePageLanguage } from '../../../i18n/page-language.ts'
import { countryOptions } from '../../../family/helplines/country-options.ts'
import { LanguageField } from './language-field.tsx'
import { PhotoField } from './photo-field.tsx'
import { toPhoneNumber } from './phone-number.ts'
import { TimeZoneField } from './time-zone-field.tsx'

type Changes = z.input<typeof updateAccount.body>
type Profile = Pick<FamilyAccount, 'name' | 'photo' | 'phone' | 'language' | 'timeZone' | 'country'>

function profileOf({ name, photo, phone, language, timeZone, country }: FamilyAccount): Profile {
  return { name, photo, phone, language, timeZone, country }
}

/** What every guardian may change. The rest belongs to the person who signs in with this account. */
function familySettingsOf({ timeZone, country }: FamilyAccount): Partial<Profile> {
  return { timeZone, country }
}

export function ProfileForm({ account }: { account: FamilyAccount }) {
  const queryClient = useQueryClient()
  const { access, isOwn } = useFamily()
  const update = useUpdateFamilyAccount()
  const isPersonal = access !== 'member'
  const valuesOf = isPersonal ? profileOf : familySettingsOf
  const { id: accountId, version } = account

  async function save(body: Changes) {
    const before = valuesOf(account)
    return { before, saved: await update.mutateAsync(body) }
  }

  /** The new language starts the page anew, so the notice comes after it. */
  async function report({ before, saved }: Awaited<ReturnType<typeof save>>) {
    await showPages(saved)
    await notifyWithUndo(t`Saved`, async () =>
      showPages(await update.mutateAsync({ ...before, version: saved.version })),
    )
  }

  async function showPages({ language }: FamilyAccount) {
    if (isOwn) await showPagesIn(matchLanguage([language]))
  }

  return (
    <EditForm
      schema={updateAccount.body}
      initial={{ ...valuesOf(account), version }}
      toBody={({ name, phone = null, ...values }) =>
        isPersonal ? { ...values, name: name?.trim() || null, phone: toPhoneNumber(phone) } : values
      }
      save={save}
      onSaved={(result) => void report(result)}
      onReload={() => refreshFamily(queryClient, accountId, { resource: 'account', id: accountId })}
      submitText={t`Save`}
      busyText={t`Saving ...`}
      isLong
    >
      {isPersonal && <PersonalFields />}
      <TimeZoneField current={account.timeZone} />
      <Form.Item
        name="country"
        label={t`Country`}
        extra={t`For the numbers of helplines. From eight years on, Pipit names one to a child in need.`}
      >
        <NativeSelect options={countryOptions()} emptyLabel={t`Not chosen`} />
      </Form.Item>
    </EditForm>
  )
}

/** The choice holds before the next sign-in, too. */
async function showPagesIn(language: Language) {
  savePageLanguage(language)
  await activateLanguage(language)
}

function PersonalFields() {
  return (
    <>
      <Form.Item name="photo" label={t`Photo`} htmlFor="photo-file">
        <PhotoField />
      </Form.Item>
      <Form.Item name="name" label={t`Name`}>
        <Input size="large" autoComplete="name" dir="auto" />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t`Phone`}
        extra={t`With the country code, like +49 170 12345678. Only for urgent news.`}
      >
        <Input size="large" type="tel" inputMode="tel" autoComplete="tel" />
      </Form.Item>
      <LanguageField />
    </>
  )
}
