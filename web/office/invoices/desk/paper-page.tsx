import { type PointerEvent, useEffect, useState } from 'react'
import type { Region } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { BrokenFile } from './broken-file.tsx'
import { markShown } from './document-timing.ts'
import { type Size, scaleToFit } from './element-size.ts'
import type { PaperView } from './paper-view.ts'
import styles from './sheet.module.css'

type PaperPageProps = {
  link: string
  name: string
  page: number
  regions: readonly Region[]
  place: Size | undefined
  paper: Pick<PaperView, 'zoom' | 'turns' | 'hasLens'>
  isShown: boolean
  file: OfficeInvoice['file']
}

export function PaperPage({ link, name, page, regions, place, paper, isShown, file }: PaperPageProps) {
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
        {regions.map((region) => (
          <Zone key={`${region.of} ${region.box.join(' ')}`} region={region} />
        ))}
        {paper.hasLens && pointer && <Lens link={link} size={drawn} pointer={pointer} />}
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
