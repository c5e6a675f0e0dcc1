/** Its name contains a hash of everything that it loads. */
const entry = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? ''

/** Whether the server has another version than this page. Throws if it cannot be reached. */
export async function isOutdated(): Promise<boolean> {
  const response = await fetch('/index.en.html', { cache: 'no-store' })
  return response.ok && !(await response.text()).includes(entry())
}
