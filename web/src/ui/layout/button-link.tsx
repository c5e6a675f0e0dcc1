import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../button/button.tsx'

/** A link to the page's main next step, drawn as a button. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ type: 'primary', size: 'large' })}>
      {children}
    </Link>
  )
}
