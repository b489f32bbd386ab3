import gift from '#brand/art/wrapped-gift.svg'
import { pictureInWidth } from '#contract/pictures.ts'
import type { Prize } from '#contract/store.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Tile } from '#web/ui/tile.tsx'

type PrizePictureProps = {
  prize: Pick<Prize, 'image' | 'tone'>
  sizePx?: 48 | 56 | 120 | 240
  isWide?: boolean
  /** The largest picture of its screen, which is fetched before the others. */
  isLargest?: boolean
  isGrey?: boolean
}

export function PrizePicture({ prize, isLargest = false, ...look }: PrizePictureProps) {
  const { link } = prize.image
  return (
    <Tile tone={prize.tone} isFilled {...look}>
      <Picture
        src={link ? pictureInWidth(link, look.sizePx === 240 ? 720 : 240) : gift}
        width="80"
        height="80"
        {...(isLargest ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </Tile>
  )
}
