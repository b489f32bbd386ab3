import trip from '#brand/art/banner-trip.svg'
import type { Prize } from '#contract/store.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PrizePicture } from './prize-picture.tsx'

/** Without a picture of its own the grand prize is the trip that the texts speak of. */
export function GrandPicture({ prize, isFramed = false }: { prize: Prize; isFramed?: boolean }) {
  if (!prize.image.link) return <Banner isFramed={isFramed} src={trip} />
  return <PrizePicture prize={prize} sizePx={240} isWide isLargest />
}
