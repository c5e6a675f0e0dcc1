import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type Expression } from 'oxc-parser'
import { root } from '../run-step.ts'

/**
 * What `npm run doctor` can report as wrong or as a warning, with `…` for the values. A text that comes from elsewhere, such
 * as the reason why a start fails, is not among them.
 */
export function listDoctorFindings(): string[] {
  const files = globSync('server/src/operations/doctor/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  return [...new Set(files.flatMap((file) => findingsIn(file, readFileSync(join(root, file), 'utf8'))))].sort()
}

function findingsIn(file: string, source: string): string[] {
  const found: (string | null)[] = []
  const constants = new Map<string, string | null>()
  const textOf = (node: Expression): string | null => {
    if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
    if (node.type === 'Identifier') return constants.get(node.name) ?? null
    if (node.type !== 'TemplateLiteral') return null
    return node.quasis
      .map(({ value }, index) => {
        const filledIn = node.expressions[index]
        return value.raw + (filledIn ? (filledIn.type === 'Identifier' && constants.get(filledIn.name)) || '…' : '')
      })
      .join('')
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, textOf(init))
    },
    CallExpression({ callee, arguments: [text] }) {
      const reports = callee.type === 'Identifier' && ['problem', 'warning'].includes(callee.name)
      if (reports && text && text.type !== 'SpreadElement') found.push(textOf(text))
    },
  }).visit(parseSync(file, source).program)
  return found.filter((text) => text !== null && /[a-z]{2}/.test(text)) as string[]
}
