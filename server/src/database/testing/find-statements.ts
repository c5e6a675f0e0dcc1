import { relative } from 'node:path'
import ts from 'typescript'
import { isSqlTemplate, partReader, UnknownPart, type Choice, type Part } from './read-parts.ts'

export interface Statement {
  /** Such as `server/src/features/cards/card-store.ts:41`. */
  place: string
  /** The name of the function around it. */
  within: string
  /** What `sql<…>` declares; null: nothing. */
  row: ts.Type | null
  /** Every text that the parts can make of it, or why that cannot be read from the code. */
  variants: Variant[] | Error
}

export interface Variant {
  text: string
  parameters: ts.Type[]
}

const beginsStatement = /^\s*(select|insert|update|delete|with)\b/i

/** Every `sql` template of these files that begins with the word of a statement. All others are parts. */
export function findStatements(files: string[], root: string) {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const { readTemplate } = partReader(checker)
  const statements: Statement[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`no such file: ${file}`)
    visit(source, source)
  }
  return { statements, checker }

  function visit(node: ts.Node, source: ts.SourceFile) {
    // A part declares no row.
    if (isSqlTemplate(node) && (beginsStatement.test(headOf(node)) || node.typeArguments)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      const [row] = node.typeArguments ?? []
      statements.push({
        place: `${relative(root, source.fileName)}:${line + 1}`,
        within: nameAround(node),
        row: row ? checker.getTypeFromTypeNode(row) : null,
        variants: variantsOf(node),
      })
    }
    ts.forEachChild(node, (child) => visit(child, source))
  }

  function variantsOf(template: ts.TaggedTemplateExpression) {
    if (!beginsStatement.test(headOf(template))) return new Error('must begin with its first word, such as select')
    try {
      return expand(readTemplate(template)).map(toVariant)
    } catch (error) {
      if (error instanceof UnknownPart) return error
      throw error
    }
  }
}

function headOf({ template }: ts.TaggedTemplateExpression) {
  return ts.isNoSubstitutionTemplateLiteral(template) ? template.text : template.head.text
}

function nameAround({ parent }: ts.Node): string {
  if (!parent) return ''
  const isNamed = ts.isFunctionDeclaration(parent) || ts.isMethodDeclaration(parent) || ts.isPropertyAssignment(parent)
  return isNamed && parent.name && ts.isIdentifier(parent.name) ? parent.name.text : nameAround(parent)
}

type Piece = Exclude<Part, Choice | { sequence: unknown }>

/** Each option of each decision occurs at least once; all combinations would be too many. */
function expand(part: Part): Piece[][] {
  const tried = new Map<string, Set<string>>()
  const toTry = [new Map<string, string>()]
  const variants: Piece[][] = []
  for (const decided of toTry) variants.push(piecesOf(part, decided))
  return variants

  function piecesOf(each: Part, decided: Map<string, string>): Piece[] {
    if (typeof each === 'string') return [each]
    if ('sequence' in each) return each.sequence.flatMap((child) => piecesOf(child, decided))
    if (!('decision' in each)) return [each]
    const { decision, options } = each
    const [usual = ''] = tried.get(decision) ?? options.keys()
    const known = tried.get(decision) ?? new Set([usual])
    tried.set(decision, known)
    for (const option of options.keys()) {
      if (known.has(option)) continue
      known.add(option)
      toTry.push(new Map([...decided, [decision, option]]))
    }
    const chosen = options.get(decided.get(decision) ?? usual) ?? [...options.values()][0]
    return chosen === undefined ? [] : piecesOf(chosen, decided)
  }
}

function toVariant(pieces: Piece[]): Variant {
  const parameters: ts.Type[] = []
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `$${parameters.push(piece.parameter)}`))
  return { text: text.join(''), parameters }
}
