import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ConfigurationProgress, ConfigurationProblem, ConfigurationStep } from './configuration-progress.ts'

const steps: Record<ConfigurationStep, MessageDescriptor> = {
  choose: msg`Choose the device in the browser’s list`,
  connect: msg`Connect to the device`,
  prepare: msg`Encrypt the configuration for this device`,
  agree: msg`Agree to send it unencrypted`,
  authorize: msg`Press the button on the device`,
  send: msg`Send the configuration`,
  join: msg`The device joins the wifi`,
  reach: msg`The device reaches Pipit`,
  online: msg`The device is online`,
}

export function stepText(step: ConfigurationStep, { sent, of }: ConfigurationProgress) {
  return step === 'send' && of > 0 ? t`Send the configuration: ${sent} of ${of}` : i18n._(steps[step])
}

export function deviceIsOnlineText(isOwnFamily: boolean) {
  return isOwnFamily
    ? t`The device is online. Your child can talk with it now.`
    : t`The device is online. The child can talk with it now.`
}

export const problemTexts: Record<ConfigurationProblem, MessageDescriptor> = {
  'bluetooth-off': msg`Bluetooth is switched off. Switch it on in the settings of your phone or computer, then try again.`,
  refused: msg`The browser may not use Bluetooth. Allow it in the browser’s settings for this page, then try again.`,
  'not-chosen': msg`No device was chosen. Was yours not in the list? Check that Bluetooth is on, and that its light blinks blue.`,
  'out-of-range': msg`We could not connect to the device. Keep it close and switched on, then try again.`,
  'not-a-pipit': msg`This device does not respond like a Pipit. Switch it off and on, then try again.`,
  'connection-lost': msg`The Bluetooth connection was lost. Keep the device close to you, then try again.`,
  'not-prepared': msg`We could not prepare the configuration. Check your connection, then try again.`,
  'not-agreed': msg`Nothing was sent.`,
  'not-authorized': msg`The device did not let us send. Press the button on the device, then try again.`,
  'cannot-connect': msg`The device could not join the wifi. Check the network’s name and password, and stay near the router.`,
  'unknown-error': msg`The device reports an error, but does not say which. Switch it off and on, then try again.`,
  'timed-out': msg`The device has not answered for a while. Switch it off and on, then try again.`,
  'bad-message': msg`The configuration did not arrive completely. Keep the device close to you, then try again.`,
  'unsupported-version': msg`The device runs software that is too old for this. Update it first, or ask our support.`,
  'cannot-open': msg`The configuration is for another device. Check that the label belongs to this device.`,
  outdated: msg`The device has a newer configuration already. Try again to send the newest.`,
  'wifi-not-found': msg`The device cannot find the wifi. Check the network’s name, and that the device is near the router.`,
  'wifi-password-wrong': msg`The wifi password is wrong. Correct it on the network’s page, then try again.`,
  'server-unreachable': msg`The device is in the wifi but cannot reach Pipit. Check that the wifi has internet, then try again.`,
  'key-refused': msg`The device was registered again in the meantime. Try again to send its new key.`,
  'button-not-held': msg`Hold the device’s button until the light blinks blue, then try again within two minutes.`,
}
