import type { ReactNode } from 'react'
import styles from './banner.module.css'

/** A wide picture that says nothing which is not written beside it. */
export function Banner({ src, isFramed = false }: { src: string; isFramed?: boolean }) {
  return <img className={styles.banner} src={src} width="960" height="400" alt="" data-framed={isFramed} />
}

/** Takes as much room as the banner to come. */
export function BannerPlace({ children }: { children?: ReactNode }) {
  return <div className={styles.banner}>{children}</div>
}
