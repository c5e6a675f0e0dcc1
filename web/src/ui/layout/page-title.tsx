import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './page-title.module.css'

/** The first page leaves the focus where the browser puts it. */
let pageInFocus = window.location.pathname

/**
 * The page's one main heading. It names the document and, after a navigation, takes the focus: a screen reader reads
 * out where it is, and the next Tab starts at the top of the page.
 */
export function PageTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = children.includes('Pipit') ? children : `${children} · Pipit`
  }, [children])

  useEffect(() => {
    if (pathname === pageInFocus) return
    pageInFocus = pathname
    heading.current?.focus()
  }, [pathname])

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  )
}
