import trip from '#brand/art/banner-trip.svg'
import type { Prize } from '#contract/store.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import styles from './prize-detail.module.css'
import { PrizePicture } from './prize-picture.tsx'
import { useStoreWords } from './words.ts'

const one = { slides: 1, gapPx: 12 }

/** Drawn along where there are several. */
export function PrizePictures({ prize }: { prize: Prize }) {
  const { prizeDetail } = useStoreWords()
  if (prize.is_grand && prize.images.length < 2)
    return <img className={styles.banner} src={prize.image.link ?? trip} width="960" height="400" alt="" />
  if (prize.images.length < 2) return <PrizePicture prize={prize} sizePx={240} isWide />
  return (
    <Carousel
      label={prizeDetail.pictures(prize.title)}
      heading={null}
      previousLabel={prizeDetail.previous}
      nextLabel={prizeDetail.next}
      narrow={one}
      wide={one}
    >
      {prize.images.map((image) => (
        <PrizePicture key={image.link} prize={{ image, tone: prize.tone }} sizePx={240} isWide />
      ))}
    </Carousel>
  )
}
