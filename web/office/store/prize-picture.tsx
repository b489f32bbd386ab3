import gift from '#brand/art/wrapped-gift.svg'
import type { PrizeTone } from '#contract/prize-fields.ts'
import { Tile } from '#web/ui/tile.tsx'

type PrizePictureProps = {
  tone: PrizeTone
  image: string | undefined
  sizePx: 48 | 96
  isWide?: boolean
  isGrey?: boolean
}

export function PrizePicture({ tone, image, sizePx, ...look }: PrizePictureProps) {
  const size = (sizePx * 2) / 3
  return (
    <Tile tone={tone} sizePx={sizePx} isFilled {...look}>
      <img src={image ? `/files/${image}` : gift} width={size} height={size} alt="" loading="lazy" />
    </Tile>
  )
}
