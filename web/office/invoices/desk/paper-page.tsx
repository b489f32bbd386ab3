import { type PointerEvent, useEffect, useState } from 'react'
import type { Reading, Region } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { BrokenFile } from './broken-file.tsx'
import { markShown } from './document-timing.ts'
import { type Size, scaleToFit } from './element-size.ts'
import type { PaperView } from './paper-view.ts'
import { Places } from './places.tsx'
import styles from './sheet.module.css'

type PaperPageProps = {
  link: string
  name: string
  page: number
  reading: Reading | null
  place: Size | undefined
  paper: Pick<PaperView, 'zoom' | 'turns' | 'hasLens'>
  isShown: boolean
  file: OfficeInvoice['file']
  handling: PaperHandling | undefined
}

/** Of the paper that is worked on; one that is only compared shows where its key was found. */
export type PaperHandling = { onTake: (region: Region) => void; onEnlarge: (times: number) => void }

export function PaperPage(props: PaperPageProps) {
  const { link, name, page, reading, place, paper, isShown, file, handling } = props
  const { review } = useReviewWords()
  const [size, setSize] = useState<Size>()
  const [isBroken, setBroken] = useState(false)
  const [pointer, setPointer] = useState<Point>()
  const isSideways = paper.turns % 2 === 1
  const scale = size && place ? scaleToFit(size, place, isSideways) * paper.zoom : 0
  const drawn = { width: (size?.width ?? 0) * scale, height: (size?.height ?? 0) * scale }
  const isThere = isShown && scale > 0
  useEffect(() => {
    if (isThere) requestAnimationFrame(markShown)
  }, [isThere])

  function point({ nativeEvent }: PointerEvent) {
    if (paper.hasLens) setPointer({ x: nativeEvent.offsetX, y: nativeEvent.offsetY })
  }

  if (isBroken) return <BrokenFile file={file} />
  return (
    <div className={styles.page} style={isSideways ? { width: drawn.height, height: drawn.width } : drawn}>
      <div className={styles.paper} style={{ ...drawn, rotate: `${paper.turns * 90}deg` }}>
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
          onPointerLeave={() => setPointer(undefined)}
        />
        {reading && handling ? (
          <Places
            reading={reading}
            page={page - 1}
            height={drawn.height}
            isShown={isShown}
            hasLens={paper.hasLens}
            {...handling}
          />
        ) : (
          keyRegions(reading, page - 1).map((region) => (
            <KeyZone key={`${region.of} ${region.box.join(' ')}`} region={region} />
          ))
        )}
        {paper.hasLens && pointer && <Lens link={link} size={drawn} pointer={pointer} />}
      </div>
    </div>
  )
}

function keyRegions(reading: Reading | null, page: number) {
  const regions = reading?.regions ?? []
  return regions.filter((region) => ['key', 'code'].includes(region.of) && (region.page ?? 0) === page)
}

function KeyZone({ region: { of, box } }: { region: Region }) {
  const { review } = useReviewWords()
  const [left, top, width, height] = box.map((part) => `${part * 100}%`)
  return (
    <div className={styles.zone} data-marked="true" style={{ left, top, width, height }}>
      <span>{review.regions[of]}</span>
    </div>
  )
}

type Point = { readonly x: number; readonly y: number }

const lensTimes = 2.5
const lensRadius = 90

function Lens({ link, size, pointer }: { link: string; size: Size; pointer: Point }) {
  return (
    <div
      className={styles.lens}
      style={{
        left: pointer.x - lensRadius,
        top: pointer.y - lensRadius,
        width: 2 * lensRadius,
        height: 2 * lensRadius,
        backgroundImage: `url("${link}")`,
        backgroundSize: `${size.width * lensTimes}px ${size.height * lensTimes}px`,
        backgroundPosition: `${lensRadius - pointer.x * lensTimes}px ${lensRadius - pointer.y * lensTimes}px`,
      }}
    />
  )
}
