import { columnNames, columns, toColumn, toQuery } from '@pipit/database/sql'
import ts from 'typescript'

/** What stands in a template: text, a parameter, or other parts. */
export type Part = string | { parameter: ts.Type } | { sequence: Part[] } | Choice

/** One option stands there. Choices with the same decision, such as two uses of `orders[sort]`, agree. */
export interface Choice {
  decision: string
  options: Map<string, Part>
}

/** The parameters of functions that make parts, with the arguments of the call that is being read. */
type Scope = Map<ts.Symbol, { argument: ts.Expression; scope: Scope }>

export class UnknownPart extends Error {
  constructor(node: ts.Node) {
    super(`cannot read from the code what \${${node.getText()}} is`)
  }
}

/** Follows names, conditions, tables of parts, lists of parts and functions that return parts. */
export function partReader(checker: ts.TypeChecker) {
  return { readTemplate: (template: ts.TaggedTemplateExpression) => readTemplate(template, new Map()) }

  function readTemplate({ template }: ts.TaggedTemplateExpression, scope: Scope): Part {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
    const spans = template.templateSpans.flatMap(({ expression, literal }) => [
      isPart(checker.getTypeAtLocation(expression))
        ? readExpression(expression, scope)
        : { parameter: checker.getTypeAtLocation(expression) },
      literal.text,
    ])
    return { sequence: [template.head.text, ...spans] }
  }

  function isPart(type: ts.Type): boolean {
    return type.isUnion() ? type.types.every(isPart) : type.symbol?.name === 'Sql'
  }

  function readExpression(node: ts.Expression, scope: Scope): Part {
    const expression = withoutWrapping(node)
    if (isSqlTemplate(expression)) return readTemplate(expression, scope)
    if (ts.isConditionalExpression(expression)) {
      return {
        decision: identify(expression.condition, scope),
        options: new Map([
          ['true', readExpression(expression.whenTrue, scope)],
          ['false', readExpression(expression.whenFalse, scope)],
        ]),
      }
    }
    if (ts.isIdentifier(expression)) return readName(expression, scope)
    if (ts.isPropertyAccessExpression(expression)) {
      const property = propertiesOf(expression.expression).find(({ name }) => name === expression.name.text)
      if (property) return readExpression(property.value, scope)
    }
    if (ts.isElementAccessExpression(expression)) {
      const properties = propertiesOf(expression.expression)
      if (properties.length > 0) {
        return {
          decision: identify(expression.argumentExpression, scope),
          options: new Map(properties.map(({ name, value }) => [name, readExpression(value, scope)])),
        }
      }
    }
    if (ts.isCallExpression(expression)) return readCall(expression, scope)
    throw new UnknownPart(expression)
  }

  function readName(name: ts.Identifier, scope: Scope): Part {
    const symbol = symbolOf(name)
    const bound = symbol && scope.get(symbol)
    if (bound) return readExpression(bound.argument, bound.scope)
    const declaration = symbol?.valueDeclaration
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
      return readExpression(declaration.initializer, scope)
    }
    throw new UnknownPart(name)
  }

  function readCall(call: ts.CallExpression, scope: Scope): Part {
    const called = call.expression.getText()
    if (called === 'join') return readJoin(call, scope)
    if (called === 'columns') return toQuery(columns(fieldsIn(call.arguments[0] ?? call))).text
    if (called === 'columnNames') return toQuery(columnNames(fieldsIn(call.arguments[0] ?? call))).text
    if (called === 'valuesOf') return readValues(call, (_, index) => (index === 0 ? '' : ', '))
    if (called === 'assignments') return readValues(call, (field) => `, ${toColumn(field)} = `)
    const made = functionOf(call.expression)
    if (!made?.body) throw new UnknownPart(call)
    const inner: Scope = new Map(scope)
    made.parameters.forEach(({ name }, index) => {
      const [symbol, argument] = [checker.getSymbolAtLocation(name), call.arguments[index]]
      if (symbol && argument) inner.set(symbol, { argument, scope })
    })
    return readBody(made.body, inner)
  }

  function readBody(body: ts.ConciseBody, scope: Scope): Part {
    if (!ts.isBlock(body)) return readExpression(body, scope)
    const options = returnsOf(body).map((each, index) => [String(index), readExpression(each, scope)] as const)
    return { decision: placeOf(body), options: new Map(options) }
  }

  function readJoin(call: ts.CallExpression, scope: Scope): Part {
    const [parts, separator] = call.arguments
    if (!parts || !separator || !ts.isStringLiteral(separator)) throw new UnknownPart(parts ?? call)
    return readList(parts, separator.text, scope)
  }

  /** What `map` returns is read once with one part and once with two. */
  function readList(node: ts.Expression, separator: string, scope: Scope): Part {
    const list = withoutWrapping(node)
    if (ts.isIdentifier(list)) {
      const symbol = symbolOf(list)
      const bound = symbol && scope.get(symbol)
      const initializer = bound ? bound.argument : initializerOf(list)
      if (initializer) return readList(initializer, separator, bound ? bound.scope : scope)
    }
    if (ts.isConditionalExpression(list)) {
      return {
        decision: identify(list.condition, scope),
        options: new Map([
          ['true', readList(list.whenTrue, separator, scope)],
          ['false', readList(list.whenFalse, separator, scope)],
        ]),
      }
    }
    if (ts.isArrayLiteralExpression(list)) {
      const parts = list.elements.map((element) => readExpression(element, scope))
      return { sequence: parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])) }
    }
    const [made] = isMapCall(list) ? list.arguments : []
    if (!made || !ts.isArrowFunction(made)) throw new UnknownPart(list)
    const part = readBody(made.body, scope)
    return {
      decision: placeOf(list),
      options: new Map([
        ['one', part],
        ['two', { sequence: [part, separator, part] }],
      ]),
    }
  }

  /** The same for expressions that have the same value: their text, in which names are distinguished by where they are declared. */
  function identify(expression: ts.Node, scope: Scope): string {
    if (ts.isIdentifier(expression)) {
      const symbol = symbolOf(expression)
      const bound = symbol && scope.get(symbol)
      if (bound) return identify(bound.argument, bound.scope)
      const [declaration] = symbol?.declarations ?? []
      return declaration ? `${expression.text}@${placeOf(declaration)}` : expression.text
    }
    const children = expression.getChildren()
    return children.length === 0 ? expression.getText() : children.map((child) => identify(child, scope)).join(' ')
  }

  function readValues(call: ts.CallExpression, before: (field: string, index: number) => string): Part {
    const [values, fields] = call.arguments
    if (!values || !fields) throw new UnknownPart(call)
    const type = checker.getTypeAtLocation(values)
    return {
      sequence: fieldsIn(fields).flatMap((field, index) => {
        const property = type.getProperty(field)
        if (!property) throw new UnknownPart(values)
        return [before(field, index), { parameter: checker.getTypeOfSymbolAtLocation(property, values) }]
      }),
    }
  }

  /** The strings of a literal list, which may contain other lists, and the fields of a schema. */
  function fieldsIn(node: ts.Expression): string[] {
    const expression = withoutWrapping(node)
    if (ts.isStringLiteral(expression)) return [expression.text]
    if (ts.isSpreadElement(expression)) return fieldsIn(expression.expression)
    if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap((each) => fieldsIn(each))
    if (ts.isCallExpression(expression) && expression.expression.getText() === 'fieldsOf') {
      const [schema] = expression.arguments
      const shape = schema && checker.getTypeAtLocation(schema).getProperty('shape')
      if (shape)
        return checker
          .getTypeOfSymbolAtLocation(shape, schema)
          .getProperties()
          .map(({ name }) => name)
    }
    const initializer = ts.isIdentifier(expression) ? initializerOf(expression) : undefined
    if (!initializer) throw new UnknownPart(expression)
    return fieldsIn(initializer)
  }

  function propertiesOf(node: ts.Expression): { name: string; value: ts.Expression }[] {
    const expression = withoutWrapping(node)
    if (ts.isIdentifier(expression)) {
      const initializer = initializerOf(expression)
      return initializer ? propertiesOf(initializer) : []
    }
    if (!ts.isObjectLiteralExpression(expression)) return []
    return expression.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property)) return [{ name: property.name.getText(), value: property.initializer }]
      return ts.isShorthandPropertyAssignment(property) ? [{ name: property.name.text, value: property.name }] : []
    })
  }

  function functionOf(callee: ts.Expression) {
    const declaration = ts.isIdentifier(callee) ? symbolOf(callee)?.valueDeclaration : undefined
    if (declaration && ts.isFunctionDeclaration(declaration)) return declaration
    const initializer = ts.isIdentifier(callee) ? initializerOf(callee) : undefined
    return initializer && ts.isArrowFunction(initializer) ? initializer : undefined
  }

  function initializerOf(name: ts.Identifier) {
    const declaration = symbolOf(name)?.valueDeclaration
    return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
  }

  function symbolOf(name: ts.Identifier) {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }
}

export function isSqlTemplate(node: ts.Node): node is ts.TaggedTemplateExpression {
  return ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql'
}

function placeOf(node: ts.Node) {
  return `${node.getSourceFile().fileName}:${node.getStart()}`
}

function isMapCall(node: ts.Expression): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'map'
  )
}

function withoutWrapping(node: ts.Expression): ts.Expression {
  const isWrapped = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
  return isWrapped ? withoutWrapping(node.expression) : node
}

function returnsOf(body: ts.Block): ts.Expression[] {
  const found: ts.Expression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}
