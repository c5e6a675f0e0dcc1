import ts from 'typescript'
import { types } from 'pg'

const { builtins } = types

const numbers = new Set<number>([builtins.INT2, builtins.INT4, builtins.FLOAT4, builtins.FLOAT8])
/** A JavaScript number would round them. */
const longNumbers = new Set<number>([builtins.INT8, builtins.NUMERIC])
const texts = new Set<number>([builtins.TEXT, builtins.VARCHAR, builtins.UUID, builtins.DATE, 19])
const times = new Set<number>([builtins.TIMESTAMPTZ, builtins.TIMESTAMP])
const documents = new Set<number>([builtins.JSON, builtins.JSONB])
/** The type of an array, and that of its elements. */
const elements = new Map<number, number>([
  [1000, builtins.BOOL],
  [1001, builtins.BYTEA],
  [1005, builtins.INT2],
  [1007, builtins.INT4],
  [1009, builtins.TEXT],
  [1016, builtins.INT8],
  [1115, builtins.TIMESTAMP],
  [1182, builtins.DATE],
  [1185, builtins.TIMESTAMPTZ],
  [2951, builtins.UUID],
  [3807, builtins.JSONB],
])

const notJson = new Set(['Date', 'Buffer', 'Uint8Array'])

/** What functions return that are called for what they do. */
export const voidType = 2278

/** Says which TypeScript types the driver makes of which PostgreSQL types, and takes for them. */
export function typeComparison(checker: ts.TypeChecker) {
  return {
    fitsColumn: (type: ts.Type, postgresType: number) => everyPart(type, (part) => isRead(part, postgresType)),
    fitsParameter: (type: ts.Type, postgresType: number) => everyPart(type, (part) => isWritten(part, postgresType)),
    allowsNull: (type: ts.Type) => parts(type).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0),
  }

  function isRead(type: ts.Type, postgresType: number): boolean {
    const element = elements.get(postgresType)
    if (element !== undefined) return isArrayOf(type, (each) => isRead(each, element))
    if (numbers.has(postgresType)) return is(type, ts.TypeFlags.NumberLike)
    if (texts.has(postgresType) || longNumbers.has(postgresType)) return is(type, ts.TypeFlags.StringLike)
    if (times.has(postgresType)) return type.symbol?.name === 'Date'
    if (postgresType === builtins.BOOL) return is(type, ts.TypeFlags.BooleanLike)
    if (postgresType === builtins.BYTEA) return type.symbol?.name === 'Buffer'
    if (documents.has(postgresType)) return !is(type, ts.TypeFlags.Any)
    return false
  }

  function isWritten(type: ts.Type, postgresType: number): boolean {
    const element = elements.get(postgresType)
    if (element !== undefined) return isArrayOf(type, (each) => isWritten(each, element))
    if (times.has(postgresType) && is(type, ts.TypeFlags.StringLike)) return true
    if (longNumbers.has(postgresType) && is(type, ts.TypeFlags.NumberLike)) return true
    if (postgresType === builtins.BYTEA && type.symbol?.name === 'Uint8Array') return true
    if (documents.has(postgresType)) return is(type, ts.TypeFlags.StringLike) || isPlainObject(type)
    return isRead(type, postgresType)
  }

  /** The driver writes it as JSON. A list would become an array of PostgreSQL, a date or bytes a text that is no JSON. */
  function isPlainObject(type: ts.Type) {
    const isOther = checker.isArrayType(type) || checker.isTupleType(type) || notJson.has(type.symbol?.name)
    return is(type, ts.TypeFlags.Object) && !isOther
  }

  function isArrayOf(type: ts.Type, fits: (element: ts.Type) => boolean) {
    if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false
    return checker.getTypeArguments(type as ts.TypeReference).every((element) => everyPart(element, fits))
  }

  function everyPart(type: ts.Type, fits: (part: ts.Type) => boolean) {
    const present = parts(type).filter((part) => !is(part, ts.TypeFlags.Null | ts.TypeFlags.Undefined))
    return present.every((part) => (part.isIntersection() ? part.types.some(fits) : fits(part)))
  }
}

function parts(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

function is({ flags }: ts.Type, wanted: ts.TypeFlags) {
  return (flags & wanted) !== 0
}
