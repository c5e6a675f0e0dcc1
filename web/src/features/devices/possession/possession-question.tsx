import { t } from '@lingui/core/macro'

/** `registered` never gets here: the page leads to the device instead. */
type Status = 'created' | 'registered' | 'deactivated' | 'registered-by-another-family'

export function possessionTitle(status: Status) {
  if (status === 'deactivated') return t`Is it in your hands?`
  if (status === 'registered-by-another-family')
    return t`This device is registered to somebody else. Is it in your hands?`
  return t`Is it next to you?`
}

/** Why the device is asked, and what to do so that it can answer. */
export function PossessionQuestion({ status }: { status: Status }) {
  return (
    <>
      <p>{reasonText(status)}</p>
      <p>{preparationText(status === 'deactivated')}</p>
    </>
  )
}

function reasonText(status: Status) {
  if (status === 'deactivated')
    return t`This device was used before and then removed from its account. To register it again, its label alone is not enough.`
  if (status === 'registered-by-another-family')
    return t`Somebody has registered it by its label, perhaps from a photo. When your Pipit confirms that it is with you, it becomes yours. We tell the other family by mail, without your name.`
  return t`Your Pipit itself can confirm that it is yours, so that nobody can take it with a photo of its label. You can skip this: it is also confirmed when the device comes online with your wifi.`
}

/** A device answers over Bluetooth only after its button was held. To say a code it needs to see the page. */
function preparationText(hasReleaseCode: boolean) {
  if ('bluetooth' in navigator) {
    return hasReleaseCode
      ? t`Switch it on, keep it close to you, and hold its button until the light blinks blue. Or enter the release code below, which the former owner got from us.`
      : t`Switch it on, keep it close to you, and hold its button until the light blinks blue.`
  }
  return hasReleaseCode
    ? t`Switch it on, and keep it close to you. Or enter the release code below, which the former owner got from us.`
    : t`Switch it on, and keep it close to you.`
}
