import { IconCheck, IconPlus, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useCameraWords } from '#web/member/invoices/camera-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useObjectUrl } from '#web/ui/object-url.ts'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './camera.module.css'
import type { Part } from './stitch.ts'

type TakenPartsProps = {
  parts: readonly Part[]
  isBusy: boolean
  onAgain: (place: number) => void
  onRemove: (part: Part) => void
  onAdd: () => void
  onUse: () => void
}

/** What was taken, from top to bottom as it will be sent. */
export function TakenParts({ parts, isBusy, onAgain, onRemove, onAdd, onUse }: TakenPartsProps) {
  const camera = useCameraWords()
  const { camera: photo } = useInvoicesWords()
  const use = useRef<HTMLButtonElement>(null)
  const isWhole = parts.length === 1
  const faulty = parts.flatMap(({ id, fault }, place) =>
    fault && (fault !== 'cut' || isWhole) ? [{ id, fault, place }] : [],
  )

  // The shutter that had the focus is gone.
  useEffect(() => use.current?.focus(), [])

  return (
    <Stack className={styles.taken} data-arises="true">
      <Stack gap={2} className={styles.told} role="status">
        {faulty.length === 0 && <Notice kind="success">{camera.taken(parts.length)}</Notice>}
        {faulty.map(({ id, fault, place }) => (
          <Notice key={id} kind="attention">
            {isWhole ? photo.faults[fault] : camera.ofPart(place + 1, photo.faults[fault])}
          </Notice>
        ))}
      </Stack>
      <Row as="ol" gap={3} hasOneLine className={styles.parts} data-count={parts.length}>
        {parts.map((part, place) => (
          <li key={part.id}>
            <PartPicture part={part} alt={camera.partPicture(place + 1)} />
            <Text as="span" look="strong">
              {camera.part(place + 1)}
            </Text>
            <IconButton
              label={camera.again(place + 1)}
              Icon={IconRefresh}
              hasLine
              onClick={() => onAgain(place)}
            />
            <IconButton
              label={camera.remove(place + 1)}
              Icon={IconTrash}
              hasLine
              onClick={() => onRemove(part)}
            />
          </li>
        ))}
      </Row>
      <Stack gap={2} className={styles.ways}>
        <Text look="quiet" isCentred>
          {camera.longReceipt}
        </Text>
        <Button variant="soft" isFullWidth disabled={isBusy} onClick={onAdd}>
          <IconPlus aria-hidden="true" />
          {camera.addPart}
        </Button>
        <Button ref={use} isFullWidth isBusy={isBusy} onClick={onUse}>
          {!isBusy && <IconCheck aria-hidden="true" />}
          {camera.use(parts.length)}
        </Button>
      </Stack>
    </Stack>
  )
}

function PartPicture({ part, alt }: { part: Part; alt: string }) {
  const url = useObjectUrl(part.jpeg)
  return <div className={styles.part}>{url && <img src={url} alt={alt} />}</div>
}
