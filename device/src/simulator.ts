// `npm run device` simulates a device of our own, or with `--protocol xiaozhi` a board with that firmware.
const protocol = readProtocol(process.argv.slice(2))
if (protocol === 'xiaozhi') await import('./boards/simulator.ts')
else if (protocol === 'pipit') await import('./simulate-device.ts')
else {
  console.error('--protocol must be pipit or xiaozhi.')
  process.exit(1)
}

function readProtocol(args: string[]) {
  const at = args.findIndex((argument) => /^--protocol(=|$)/.test(argument))
  if (at < 0) return 'pipit'
  return args[at]?.split('=')[1] ?? args[at + 1]
}
