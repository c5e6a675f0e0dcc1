// The baseline of a sheet of labels: only creates the matrices of its QR codes.
import { randomBytes } from 'node:crypto'
import { qrModules } from '@pipit/server/features/labels/qr-codes/qr-modules'

const [count = 0, warmUp = 0] = process.argv.slice(2).map(Number)
createMatrices(warmUp)
const cpuBefore = process.cpuUsage()
createMatrices(count)
const { user, system } = process.cpuUsage(cpuBefore)
console.log(JSON.stringify({ cpuSeconds: (user + system) / 1e6, peakBytes: process.resourceUsage().maxRSS * 1024 }))

function createMatrices(codes: number) {
  for (let made = 0; made < codes; made += 1) {
    const [id = '', claimCode = ''] = [randomBytes(13).toString('hex'), randomBytes(13).toString('hex').toUpperCase()]
    qrModules({ url: `http://127.0.0.1:8080/app/devices/add/${id}?code=`, claimCode })
  }
}
