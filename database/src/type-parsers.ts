import { types } from 'pg'

/** A day on the calendar is a string: as a Date it would be another day in some time zones. */
export const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === types.builtins.DATE ? (day: string) => day : (types.getTypeParser(type, format as 'text') as never)
