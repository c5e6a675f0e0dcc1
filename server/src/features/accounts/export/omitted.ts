/** What an export leaves out, for the people who read it. */
export const omitted = [
  {
    what: /*i18n*/ 'Your password and your second factor',
    why: /*i18n*/ 'We store only what we need to check them, never the password itself.',
  },
  {
    what: /*i18n*/ 'Wifi passwords',
    why: /*i18n*/ 'If somebody else gets this file, they must not get into your network. You can see the passwords in the app.',
  },
  {
    what: /*i18n*/ 'The keys of your devices, and the claim codes of devices and cards',
    why: /*i18n*/ 'Anybody who has them can pretend to be your device or take it over.',
  },
  {
    what: /*i18n*/ 'Wifi networks that you have removed',
    why: /*i18n*/ 'You can restore them in the app for one hour. After that they are deleted.',
  },
  {
    what: /*i18n*/ 'Memories that you have removed',
    why: /*i18n*/ 'You can restore them in the app for one hour. After that they are deleted.',
  },
  {
    what: /*i18n*/ 'Parts of a conversation that are private to the child, and their safety notes’ words',
    why: /*i18n*/ 'They may be about anybody, also at home. The child can choose whom to tell.',
  },
  {
    what: /*i18n*/ 'The addresses and keys of your browsers’ notifications',
    why: /*i18n*/ 'They belong to the browser, and are of use only together with a key of ours.',
  },
  {
    what: /*i18n*/ 'Mails that we sent you',
    why: /*i18n*/ 'They are in your mailbox.',
  },
]
