/** What an export leaves out, for the people who read it. */
export const omitted = [
  {
    what: 'Your password and your second factor',
    why: 'We store only what we need to check them, never the password itself.',
  },
  {
    what: 'Wifi passwords',
    why: 'If somebody else gets this file, they must not get into your network. You can see the passwords in the app.',
  },
  {
    what: 'The keys of your devices, and the claim codes of devices and cards',
    why: 'Anybody who has them can pretend to be your device or take it over.',
  },
  {
    what: 'Wifi networks that you have removed',
    why: 'You can restore them in the app for one hour. After that they are deleted.',
  },
  {
    what: 'Memories that you have removed',
    why: 'You can restore them in the app for one hour. After that they are deleted.',
  },
  {
    what: 'Parts of a conversation that are private to the child, and their safety notes’ words',
    why: 'They may be about anybody, also at home. The child can choose whom to tell.',
  },
  {
    what: 'The addresses and keys of your browsers’ notifications',
    why: 'They belong to the browser, and are of use only together with a key of ours.',
  },
  {
    what: 'Mails that we sent you',
    why: 'They are in your mailbox.',
  },
]
