import { setTimeout } from 'node:timers/promises'
import { existsSync, writeFileSync } from 'node:fs'
import { serveWork } from '@pipit/concurrency/serve-work'

/** The file tells another process that one has crashed. */
function crashOnce(file: string) {
  if (existsSync(file)) return
  writeFileSync(file, '')
  process.kill(process.pid, 'SIGSEGV')
}

await serveWork<string, unknown>(async () => {
  if (process.argv[2] === 'broken') throw new Error('the weights are wrong')
  return async (command, isCancelled) => {
    if (command === 'who') return process.pid
    if (command === 'environment') return Object.keys(process.env)
    if (command === 'crash') process.kill(process.pid, 'SIGSEGV')
    if (command.startsWith('crash once: ')) crashOnce(command.slice('crash once: '.length))
    if (command === 'fail') throw new Error('no')
    if (command === 'hang') for (;;);
    if (command === 'wait') while (!isCancelled()) await setTimeout(1)
    return command
  }
})
