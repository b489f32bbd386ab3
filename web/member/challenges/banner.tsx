import art from '#brand/art/banner-bags.svg'
import type { Challenge } from '#contract/challenges.ts'
import styles from './banner.module.css'

/** Its picture, which says nothing that is not written beside it. */
export function Banner({ challenge: { image } }: { challenge: Pick<Challenge, 'image'> }) {
  return <img className={styles.banner} src={image.link ?? art} width="960" height="400" alt="" />
}
