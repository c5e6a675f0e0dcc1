import { once, EventEmitter } from 'node:events'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  to: string
  /** The whole message, with its body decoded. */
  text: string
}

/** An SMTP server that collects the mails it receives. */
export function startMailServer(port: number) {
  const arrived = new EventEmitter()
  const received: ReceivedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The server under test holds a pooled connection open; do not wait for it.
    closeTimeout: 100,
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: decodeQuotedPrintable(text) })
        done()
        arrived.emit('mail')
      })
    },
  })
  smtp.listen(port, '127.0.0.1')
  return {
    async waitForMail(email: string) {
      for (;;) {
        const mail = received.find(({ to }) => to === email)
        if (mail) return mail
        await once(arrived, 'mail')
      }
    },
    received,
    close: () => new Promise<void>((resolve) => void smtp.close(resolve)),
  }
}

function decodeQuotedPrintable(text: string) {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}
