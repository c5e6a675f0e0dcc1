export interface Progress {
  show: (state: { done?: number; total?: number | null; detail?: string }) => void
  end: () => void
}

export function createProgress(
  title: string,
  options?: {
    stream?: { isTTY?: boolean; columns?: number; write: (text: string) => unknown }
    now?: () => number
  },
): Progress
