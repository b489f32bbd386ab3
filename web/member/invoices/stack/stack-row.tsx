import { IconFileTypePdf, IconFileTypeXml, IconPhoto, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { StackItem } from '#web/member/invoices/device/stack.ts'
import { kindOfFile } from '#web/member/invoices/reading/kind-of-file.ts'
import { useStackWords } from '#web/member/invoices/stack-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { useObjectUrl } from '#web/ui/object-url.ts'
import { useShownPicture } from '#web/ui/shown-picture.ts'
import { Row } from '#web/ui/stack.tsx'
import type { StatusKind } from '#web/ui/status-kind.ts'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { type ItemState, stateOf } from './item-state.ts'
import { useItemWords } from './item-words.ts'
import styles from './stack.module.css'

type StackRowProps = {
  item: StackItem
  items: readonly StackItem[]
  isSending: boolean
  /** Nothing can be opened or removed while they are sent. */
  isFixed: boolean
  onRemove: () => void
}

export const stateKinds: Readonly<Record<ItemState['is'] | 'sending', StatusKind>> = {
  reading: 'info',
  ready: 'success',
  incomplete: 'attention',
  repeated: 'neutral',
  known: 'neutral',
  refused: 'error',
  sending: 'info',
}

export function StackRow({ item, items, isSending, isFixed, onRemove }: StackRowProps) {
  const { reading } = useInvoicesWords()
  const stack = useStackWords()
  const state = stateOf(item, items)
  const shown = isSending ? 'sending' : state.is
  const { title, about, note } = useItemWords(item, state)
  const words = (
    <>
      <StackPicture file={item.file} />
      <ItemWords gap={1}>
        <Row as="span" gap={1} spread="between">
          <b>{title}</b>
          <Tag kind={stateKinds[shown]}>{stack.states[shown]}</Tag>
        </Row>
        {about && <small>{about}</small>}
        {note && (
          <Text as="span" look="note">
            {note}
          </Text>
        )}
      </ItemWords>
    </>
  )
  return (
    <li className={styles.item} data-is={shown}>
      {isFixed ? (
        <Row gap={3} align="start" hasOneLine className={styles.open}>
          {words}
        </Row>
      ) : (
        <Link
          className={styles.open}
          to={`${memberPaths.sendInvoice}?rascunho=${encodeURIComponent(item.name)}`}
        >
          {words}
        </Link>
      )}
      {!isFixed && <IconButton label={stack.remove(title)} Icon={IconTrash} onClick={onRemove} />}
      {state.is === 'known' && state.invoiceId && !isFixed && (
        <div className={styles.earlier}>
          <TextLink isAlone to={linkTo(memberPaths.invoice, { id: state.invoiceId })}>
            {reading.seeIt}
          </TextLink>
        </div>
      )}
    </li>
  )
}

/** A photo as it is; of a document what it is. */
export function StackPicture({ file }: { file: File }) {
  const picture = useShownPicture(file)
  const url = useObjectUrl(picture ?? undefined)
  const Icon = { xml: IconFileTypeXml, pdf: IconFileTypePdf, photo: IconPhoto }[kindOfFile(file)]
  if (picture === null)
    return (
      <Tile tone="info" sizePx={56}>
        <Icon size={28} />
      </Tile>
    )
  return <span className={styles.picture}>{url && <img src={url} alt="" decoding="async" />}</span>
}
