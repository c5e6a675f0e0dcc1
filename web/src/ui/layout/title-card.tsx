import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import styles from './title-card.module.css'

interface TitleCardProps {
  title: string
  /** A message without a form is large. */
  isLarge?: boolean
  children: ReactNode
}

/** A page with a single form or message. */
export function TitleCard({ title, isLarge = false, children }: TitleCardProps) {
  const birdSize = isLarge ? 88 : 56
  return (
    <section className={isLarge ? `${styles.card} ${styles.large}` : styles.card}>
      <img className={styles.bird} src="/pipit.svg" alt="" width={birdSize} height={birdSize} />
      <PageTitle>{title}</PageTitle>
      {children}
    </section>
  )
}
