import { Fragment } from 'react'

/** A part that is longer fills a column by itself. */
const maxPartLength = 24

/** An email address, which a narrow column breaks before the "@", or at a dot of a long name, rather than within a word. */
export function Address({ children }: { children: string }) {
  return (
    <bdi>
      {partsOf(children).map(({ start, part }) => (
        <Fragment key={start}>
          {start > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}

function partsOf(address: string) {
  const parts = address.split(/(?=@)/).flatMap((part) => (part.length > maxPartLength ? part.split(/(?=\.)/) : [part]))
  let start = 0
  return parts.map((part) => {
    const placed = { start, part }
    start += part.length
    return placed
  })
}
