import type { CSSProperties } from 'react'
import { Picture } from './picture.tsx'
import styles from './product-stage.module.css'

type ProductStageProps = {
  /** The colour is a band and a tint, and never behind words. */
  color: string
  image: string
  alt: string
  size?: 'small' | 'large'
}

export function ProductStage({ color, image, alt, size = 'small' }: ProductStageProps) {
  const [width, height] = size === 'large' ? [176, 229] : [96, 125]
  return (
    <div className={styles.stage} data-size={size} style={{ '--product': color } as CSSProperties}>
      <Picture src={image} width={width} height={height} alt={alt} />
    </div>
  )
}
