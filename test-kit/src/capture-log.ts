export interface LogLine {
  level: string
  msg: string
  feature?: string
  provider?: string
  code?: string
  job?: string
  attempt?: number
  milliseconds?: number
  hostname?: string
  pid?: number
  requestId?: string
  conversationId?: string
  err?: LoggedError
}

interface LoggedError {
  type: string
  message: string
  stack: string
  cause?: LoggedError
}

/** Collects the log lines of a server, and prints the cause of every 500. */
export function captureLog() {
  const lines: LogLine[] = []
  return {
    lines,
    stream: {
      write(text: string) {
        const line = JSON.parse(text) as LogLine
        lines.push(line)
        if (line.msg.startsWith('request failed')) process.stderr.write(`${line.msg}\n${stackOf(line.err)}\n`)
      },
    },
  }
}

function stackOf(error: LoggedError | undefined): string {
  if (!error) return ''
  return error.cause ? `${error.stack}\nCaused by: ${stackOf(error.cause)}` : error.stack
}
