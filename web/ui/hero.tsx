import type { ComponentProps } from 'react'
import styles from './hero.module.css'

/** The dark ground with the brand's pattern. Text, links and focus rings on it take its colours. */
export function Hero({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={className ? `${styles.hero} ${className}` : styles.hero} />
}
