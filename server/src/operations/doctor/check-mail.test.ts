import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { verifySmtp } from '../../adapters/mail/verify-smtp.ts'
import { freePort } from '@pipit/test-kit/free-port'
import { checkMail } from './check-mail.ts'

const mailFrom = 'Pipit <pipit@pipit.example>'
const trustAnybody = '?tls.rejectUnauthorized=false'

/** With STARTTLS, a certificate that it has signed itself, and one user. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const commands: string[] = []
  const smtp = new SMTPServer({
    closeTimeout: 100,
    onConnect: (_, done) => {
      commands.push('CONNECT')
      done()
    },
    onAuth: ({ username, password }, _, done) => {
      commands.push('AUTH')
      if (username === 'ada' && password === 'right password') done(null, { user: username })
      else done(new Error('Invalid username or password'))
    },
    onMailFrom: (_, __, done) => {
      commands.push('MAIL')
      done()
    },
    ...options,
  })
  smtp.on('error', () => undefined)
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void smtp.close())
  return { commands, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const check = (smtpUrl: string, from = mailFrom) => checkMail({ smtpUrl, mailFrom: from, verify: verifySmtp })

test('a mail server that accepts the user over STARTTLS is right, and gets no mail', async () => {
  const { commands, address } = await startMailServer()
  expect(await check(`smtp://ada:right%20password@${address}/${trustAnybody}`)).toEqual([
    { level: 'ok', text: `${address} accepts mail from here (encrypted, signed in).` },
  ])
  expect(commands).toContain('AUTH')
  expect(commands).not.toContain('MAIL')
})

test('a wrong password of the mail server is reported without it', async () => {
  const { address } = await startMailServer()
  const [finding] = await check(`smtp://ada:wrong-password@${address}/${trustAnybody}`)
  expect(finding).toMatchObject({ level: 'problem', text: `${address} refuses the user or password in SMTP_URL.` })
  expect(JSON.stringify(finding)).not.toMatch(/wrong-password|ada/)
})

test('a mail server whose certificate is not trusted is wrong', async () => {
  const { address } = await startMailServer()
  const [finding] = await check(`smtp://ada:right%20password@${address}`)
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('is not trusted') })
})

test('a mail server without encryption is a warning, unless it is on this machine', async () => {
  const { address } = await startMailServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const [onThisMachine] = await check(`smtp://${address}`)
  expect(onThisMachine).toMatchObject({ level: 'ok', text: expect.stringContaining('not encrypted, without a user') })
  // An address that is not one of a loopback interface, but leads to one.
  const [elsewhere] = await check(`smtp://${address.replace('127.0.0.1', '0.0.0.0')}`)
  expect(elsewhere).toMatchObject({ level: 'warning', text: expect.stringContaining('is not encrypted') })
})

test('a sender at localhost is a warning', async () => {
  const { address } = await startMailServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const [, sender] = await check(`smtp://${address}`, 'Pipit <pipit@localhost>')
  expect(sender).toMatchObject({ level: 'warning', text: expect.stringContaining('MAIL_FROM') })
})

test('a mail server that is not there and one that never answers are told apart', async () => {
  const [missing] = await check(`smtp://127.0.0.1:${await freePort()}`)
  expect(missing).toMatchObject({ level: 'problem', text: expect.stringContaining('cannot be reached') })
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const [hanging] = await check(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  expect(hanging).toMatchObject({ level: 'problem', text: expect.stringContaining('does not answer') })
})
