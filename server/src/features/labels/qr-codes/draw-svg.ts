import { claimCodeGroups } from '@pipit/contract/labels/labels'
import { escapeHtml } from '../../../http/escape-html.ts'
import type { Label } from './label.ts'
import { eachRun, qrModules, quietZone } from './qr-modules.ts'

/** Draws a label as an SVG, 40 mm wide. One unit is one module of the code. */
export function drawSvg(label: Label): string {
  const modules = qrModules(label)
  const side = modules.size + 2 * quietZone
  let path = ''
  eachRun(modules, (x, y, length) => {
    path += `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`
  })
  // 30 letters, each 0.6 times the font size wide, must fit between the quiet zones.
  const size = Number((modules.size / (30 * 0.6)).toFixed(2))
  const [first, second, height] = [0.2, 1.5, 2.2].map((lines) => Number((side + size * lines).toFixed(2)))
  const centred = `x="${side / 2}" text-anchor="middle"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" viewBox="0 0 ${side} ${height}">`,
    `<path fill="#fff" d="M0 0h${side}v${height}h-${side}z"/>`,
    `<path shape-rendering="crispEdges" d="${path}"/>`,
    `<g font-family="Courier, monospace" font-size="${size}">`,
    `<text ${centred} y="${first}" font-weight="bold">${claimCodeGroups(label.claimCode).join(' ')}</text>`,
    `<text ${centred} y="${second}">${escapeHtml(label.caption)}</text>`,
    '</g></svg>\n',
  ].join('')
}
