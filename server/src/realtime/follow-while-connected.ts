import type { Announcements } from '../announcements/announcements.ts'

interface Connection {
  readyState: string
  once: (event: 'close', listener: () => void) => unknown
}

/** Resolves once the announcements of these accounts arrive. They do until the connection is closed. */
export async function followWhileConnected(
  { follow }: Announcements,
  connection: Connection,
  accountIds: Iterable<string>,
) {
  const followings = [...accountIds].map(follow)
  const end = () => followings.forEach((following) => following.end())
  // The client may have left while it was being authenticated.
  if (connection.readyState === 'open') connection.once('close', end)
  else end()
  await Promise.all(followings.map(({ ready }) => ready))
}
