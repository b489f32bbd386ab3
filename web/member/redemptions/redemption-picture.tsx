import gift from '#brand/art/wrapped-gift.svg'
import type { Prize } from '#contract/store.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Tile } from '#web/ui/tile.tsx'

type RedemptionPictureProps = { image: Prize['image']; tone?: Prize['tone']; sizePx: 56 | 88 | 96 }

export function RedemptionPicture({ image, tone = 'caramel', sizePx }: RedemptionPictureProps) {
  return (
    <Tile tone={tone} sizePx={sizePx}>
      <Picture src={image.link ?? gift} width="64" height="64" />
    </Tile>
  )
}
