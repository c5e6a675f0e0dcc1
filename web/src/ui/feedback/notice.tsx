import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { PageTitle } from '../layout/page-title.tsx'

/** A page that has one thing to say and a way on. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.notice}>
      <img className={styles.bird} src="/pipit.svg" alt="" width="88" height="88" />
      <PageTitle>{title}</PageTitle>
      {children}
    </section>
  )
}
