/** How long a browser under load may take to begin. */
const revokeDelayMs = 60_000

/** Hands a file over to the browser, which keeps it where downloads go. */
export function saveFile(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // At once, the browser may find nothing where it was told to look.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs)
}
