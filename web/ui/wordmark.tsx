import { brand } from '#brand/brand.ts'
import onLight from '#brand/logo-wordmark.svg'
import onDark from '#brand/logo-wordmark-dark.svg'
import styles from './wordmark.module.css'

type Ground = 'page' | 'dark'

/** The page is light or dark; other backgrounds are always dark. */
export function Wordmark({ ground, height }: { ground: Ground; height: number }) {
  const size = { height, width: Math.round((height * 293.62) / 72) }
  if (ground === 'dark') return <img src={onDark} alt={brand.name} {...size} />
  return (
    <>
      {/* Of the two, and where a narrow screen has no room for either, only what is seen is fetched. */}
      <img className={styles.onLight} src={onLight} alt={brand.name} loading="lazy" {...size} />
      <img className={styles.onDark} src={onDark} alt={brand.name} loading="lazy" {...size} />
    </>
  )
}
