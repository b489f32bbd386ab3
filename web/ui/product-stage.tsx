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
    <div className={styles.stage} data-size={size}>
      {/* HTML from the server may set no style, but SVG has an attribute for its colour. */}
      <svg className={styles.ground} color={color} aria-hidden="true" />
      <Picture src={image} width={width} height={height} alt={alt} />
    </div>
  )
}
