import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import styles from './identity-card.module.css'

/** A page with one form or one thing to say. */
export function IdentityCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <img className={styles.bird} src="/pipit.svg" alt="" width="56" height="56" />
      <PageTitle>{title}</PageTitle>
      {children}
    </section>
  )
}
