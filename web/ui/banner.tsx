import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { Picture } from './picture.tsx'

type BannerProps = {
  src: string
  isFramed?: boolean
  /** Of several in a row, the one that is seen at once. */
  isFirst?: boolean
}

/** The picture is decoration: what it shows is also written beside it. */
export function Banner({ src, isFramed = false, isFirst = true }: BannerProps) {
  return (
    <Picture
      className={styles.banner}
      fetchPriority={isFirst ? 'high' : 'auto'}
      loading={isFirst ? 'eager' : 'lazy'}
      src={src}
      width="960"
      height="400"
      data-framed={isFramed}
    />
  )
}

export function BannerPlace({ children }: { children?: ReactNode }) {
  return <div className={styles.banner}>{children}</div>
}
