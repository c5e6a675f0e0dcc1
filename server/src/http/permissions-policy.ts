/**
 * What our own pages use: recordings, QR codes and a screen that stays on for them, copied keys, speech. Bluetooth is
 * allowed to them without being named, and Chromium complains about its name where the machine has none.
 */
const ownPages = ['autoplay', 'camera', 'clipboard-write', 'microphone', 'screen-wake-lock']

/** What no page uses, so that injected code or a library cannot either. Browsers warn of names that they do not know. */
const nobody = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

export const permissionsPolicy = [
  ...ownPages.map((feature) => `${feature}=(self)`),
  ...nobody.map((feature) => `${feature}=()`),
].join(', ')
