import { Fragment } from 'react'

/** An email address, which a narrow column breaks before the "@" or a dot rather than within a word. */
export function Address({ children }: { children: string }) {
  return (
    <bdi>
      {children.split(/(?=[@.])/).map((part, index) => (
        // The parts of an address never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
