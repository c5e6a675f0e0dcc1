import type { ConfigurationProgress, ConfigurationProblem, ConfigurationStep } from './configuration-progress.ts'

const steps: Record<ConfigurationStep, string> = {
  choose: 'Choose the device in the browser’s list',
  connect: 'Connect to the device',
  prepare: 'Encrypt the configuration for this device',
  agree: 'Agree to send it unencrypted',
  authorize: 'Press the button on the device',
  send: 'Send the configuration',
  join: 'The device joins the wifi',
  reach: 'The device reaches Pipit',
  online: 'The device is online',
}

export function stepText(step: ConfigurationStep, { sent, of }: ConfigurationProgress) {
  return step === 'send' && of > 0 ? `${steps.send}: ${sent} of ${of}` : steps[step]
}

export const problemTexts: Record<ConfigurationProblem, string> = {
  'bluetooth-off': 'Bluetooth is switched off. Switch it on in the settings of your phone or computer, then try again.',
  refused: 'The browser may not use Bluetooth. Allow it in the browser’s settings for this page, then try again.',
  'not-chosen':
    'No device was chosen. Was yours not in the list? Check that Bluetooth is on, and that its light blinks blue.',
  'out-of-range': 'We could not connect to the device. Keep it close and switched on, then try again.',
  'not-a-pipit': 'This device does not respond like a Pipit. Switch it off and on, then try again.',
  'connection-lost': 'The Bluetooth connection was lost. Keep the device close to you, then try again.',
  'not-prepared': 'We could not prepare the configuration. Check your connection, then try again.',
  'not-agreed': 'Nothing was sent.',
  'not-authorized': 'The device did not let us send. Press the button on the device, then try again.',
  'cannot-connect':
    'The device could not join the wifi. Check the network’s name and password, and stay near the router.',
  'timed-out': 'The device has not answered for a while. Switch it off and on, then try again.',
  'bad-message': 'The configuration did not arrive completely. Keep the device close to you, then try again.',
  'unsupported-version': 'The device runs software that is too old for this. Update it first, or ask our support.',
  'cannot-open': 'The configuration is for another device. Check that the label belongs to this device.',
  outdated: 'The device has a newer configuration already. Try again to send the newest.',
  'wifi-not-found':
    'The device cannot find the wifi. Check the network’s name, and that the device is near the router.',
  'wifi-password-wrong': 'The wifi password is wrong. Correct it on the network’s page, then try again.',
  'server-unreachable':
    'The device is in the wifi but cannot reach Pipit. Check that the wifi has internet, then try again.',
  'key-refused': 'The device was registered again in the meantime. Try again to send its new key.',
  'button-not-held': 'Hold the device’s button until the light blinks blue, then try again within two minutes.',
}
