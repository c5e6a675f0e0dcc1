/** Makes all parts of a sentence as loud as the longest one, because voices differ. */
export function matchLoudness(parts: Int16Array[]): Int16Array[] {
  const [longest] = parts.toSorted((one, other) => other.length - one.length)
  const wanted = loudnessOf(longest)
  return parts.map((part) => {
    const loudness = loudnessOf(part)
    if (part === longest || loudness === 0) return part
    const peak = part.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
    const gain = Math.min(wanted / loudness, 32_767 / peak)
    return part.map((sample) => sample * gain)
  })
}

function loudnessOf(samples: Int16Array = new Int16Array()) {
  const audible = samples.filter((sample) => Math.abs(sample) > 200)
  return audible.length === 0 ? 0 : Math.sqrt(audible.reduce((sum, sample) => sum + sample ** 2, 0) / audible.length)
}
