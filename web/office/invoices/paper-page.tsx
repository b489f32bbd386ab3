import { type PointerEvent, useEffect, useState } from 'react'
import type { Region } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { BrokenFile } from './broken-file.tsx'
import { Lens, type LensPlace } from './lens.tsx'
import { markShown } from './pace.ts'
import type { PictureState } from './picture.ts'
import { type Room, scaleToFit } from './room.ts'
import styles from './sheet.module.css'
import { useReviewWords } from './words.ts'

type PaperPageProps = {
  link: string
  name: string
  page: number
  regions: readonly Region[]
  room: Room | undefined
  picture: Pick<PictureState, 'zoom' | 'turns' | 'hasLens'>
  isShown: boolean
  file: OfficeInvoice['file']
}

/** One page, as large as it is wanted and turned as it must be, with what was read on it outlined. */
export function PaperPage({ link, name, page, regions, room, picture, isShown, file }: PaperPageProps) {
  const { review } = useReviewWords()
  const [size, setSize] = useState<Room>()
  const [isBroken, setBroken] = useState(false)
  const [place, setPlace] = useState<LensPlace>()
  const isSideways = picture.turns % 2 === 1
  const scale = size && room ? scaleToFit(size, room, isSideways) * picture.zoom : 0
  const drawn = { width: (size?.width ?? 0) * scale, height: (size?.height ?? 0) * scale }
  const isThere = isShown && scale > 0
  useEffect(() => {
    if (isThere) requestAnimationFrame(markShown)
  }, [isThere])

  function point({ nativeEvent }: PointerEvent) {
    if (picture.hasLens) setPlace({ x: nativeEvent.offsetX, y: nativeEvent.offsetY })
  }

  if (isBroken) return <BrokenFile file={file} />
  return (
    <div className={styles.page} style={isSideways ? { width: drawn.height, height: drawn.width } : drawn}>
      <div className={styles.paper} style={{ ...drawn, rotate: `${picture.turns * 90}deg` }}>
        <img
          src={link}
          alt={review.pageOf(name, page)}
          onLoad={({ currentTarget }) => {
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            // Drawn now, so that it need not be when it comes up.
            void currentTarget.decode().catch(() => setBroken(true))
          }}
          onError={() => setBroken(true)}
          onPointerMove={point}
          onPointerLeave={() => setPlace(undefined)}
        />
        {regions.map((region) => (
          <Zone key={`${region.of} ${region.box.join(' ')}`} region={region} />
        ))}
        {picture.hasLens && place && <Lens link={link} size={drawn} place={place} />}
      </div>
    </div>
  )
}

function Zone({ region: { of, box } }: { region: Region }) {
  const { review } = useReviewWords()
  const [left, top, width, height] = box.map((part) => `${part * 100}%`)
  return (
    <div className={styles.zone} data-of={of} style={{ left, top, width, height }}>
      <span>{review.regions[of]}</span>
    </div>
  )
}
