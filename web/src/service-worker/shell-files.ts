/** What the home page needs without a connection. `tools/build-service-worker.ts` writes it into the built worker. */
export interface ShellFiles {
  version: string
  /** The page itself; it loads every other page, in any language. */
  page: string
  /** Scripts, styles and pictures. */
  files: string[]
  /** The texts in each language. */
  texts: Record<string, string[]>
}

declare const builtShellFiles: ShellFiles

export const shellFiles = builtShellFiles
