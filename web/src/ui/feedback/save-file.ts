/** A browser under load may take this long to start the download. */
const revokeDelayMs = 60_000

/** Saves a file to the browser's downloads. */
export function saveFile(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Revoked at once, the download could fail.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs)
}
