const pattern = /^[\w./:-]{1,60}$/

/**
 * Labels must be few, because each one is stored for ever by whoever collects the metrics. All of ours are names from our
 * own code; if something else slips through, it counts as "other" once there are `max` of them, or if it is no name.
 */
export function createLabel(max: number) {
  const known = new Set<string>()
  return function label(value: string) {
    if (known.has(value)) return value
    if (known.size >= max || !pattern.test(value)) return 'other'
    known.add(value)
    return value
  }
}
