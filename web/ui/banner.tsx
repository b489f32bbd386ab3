import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { Picture } from './picture.tsx'

/** The picture is decoration: what it shows is also written beside it. */
export function Banner({ src, isFramed = false }: { src: string; isFramed?: boolean }) {
  return <Picture className={styles.banner} src={src} width="960" height="400" data-framed={isFramed} />
}

export function BannerPlace({ children }: { children?: ReactNode }) {
  return <div className={styles.banner}>{children}</div>
}
