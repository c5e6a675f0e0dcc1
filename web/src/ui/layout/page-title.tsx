import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './page-title.module.css'

/** The focus stays where the browser puts it on the first page. */
let focusedPath = window.location.pathname

/**
 * The page's main heading. It sets the document's title and takes the focus after a navigation: a screen reader announces
 * the page, and the next Tab starts at its top.
 */
export function PageTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = children.includes('Pipit') ? children : `${children} · Pipit`
  }, [children])

  useEffect(() => {
    if (pathname === focusedPath) return
    focusedPath = pathname
    heading.current?.focus()
  }, [pathname])

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  )
}
