import { Button } from 'antd'
import type { MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

/** A link to the page's main next step, drawn as a button. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLElement>(to)
  return (
    <Button type="primary" size="large" href={href} onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}>
      {children}
    </Button>
  )
}
