import ts from 'typescript'

/** What stands in a template: text, a parameter, or other parts. */
export type Part =
  | string
  | { parameter: ts.Type }
  | { assignments: { field: string; type: ts.Type }[] }
  | { sequence: Part[] }
  | { choice: Part[] }

/** The parameters of functions that make parts, with the arguments of the call that is being read. */
type Scope = Map<ts.Symbol, { argument: ts.Expression; scope: Scope }>

export class UnknownPart extends Error {
  constructor(node: ts.Node) {
    super(`cannot read from the code what \${${node.getText()}} is`)
  }
}

/** Follows names, conditions, tables of parts and functions that return parts. */
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
      return { choice: [readExpression(expression.whenTrue, scope), readExpression(expression.whenFalse, scope)] }
    }
    if (ts.isIdentifier(expression)) return readName(expression, scope)
    if (ts.isPropertyAccessExpression(expression)) {
      const property = propertiesOf(expression.expression).find(({ name }) => name === expression.name.text)
      if (property) return readExpression(property.value, scope)
    }
    if (ts.isElementAccessExpression(expression)) {
      const properties = propertiesOf(expression.expression)
      if (properties.length > 0) return { choice: properties.map(({ value }) => readExpression(value, scope)) }
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
    if (call.expression.getText() === 'assignments') return readAssignments(call)
    const made = functionOf(call.expression)
    if (!made?.body) throw new UnknownPart(call)
    const inner: Scope = new Map(scope)
    made.parameters.forEach(({ name }, index) => {
      const [symbol, argument] = [checker.getSymbolAtLocation(name), call.arguments[index]]
      if (symbol && argument) inner.set(symbol, { argument, scope })
    })
    if (!ts.isBlock(made.body)) return readExpression(made.body, inner)
    return { choice: returnsOf(made.body).map((returned) => readExpression(returned, inner)) }
  }

  function readAssignments({ arguments: [values, fields] }: ts.CallExpression): Part {
    const list = fields && listOf(fields)
    if (!values || !list) throw new UnknownPart(fields ?? values ?? ts.factory.createNull())
    const type = checker.getTypeAtLocation(values)
    return {
      assignments: list.elements.filter(ts.isStringLiteral).map(({ text: field }) => {
        const property = type.getProperty(field)
        if (!property) throw new UnknownPart(values)
        return { field, type: checker.getTypeOfSymbolAtLocation(property, values) }
      }),
    }
  }

  function listOf(node: ts.Expression): ts.ArrayLiteralExpression | null {
    const expression = withoutWrapping(node)
    if (ts.isArrayLiteralExpression(expression)) return expression
    const initializer = ts.isIdentifier(expression) ? initializerOf(expression) : undefined
    return initializer ? listOf(initializer) : null
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
