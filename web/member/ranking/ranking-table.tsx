import { IconDots } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { imageInWidth } from '#contract/pictures.ts'
import type { RankingRow } from '#contract/ranking.ts'
import { useFormat } from '#web/platform/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Row } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Piece } from './ranking-rows.ts'
import styles from './ranking-table.module.css'
import { useRankingWords } from './words.ts'

type RankingTableProps = {
  pieces: readonly Piece[]
  /** Pictures of other members are never shown. */
  avatar: string | null
}

/** The member's own row stays in view while the list scrolls. */
export function RankingTable({ pieces, avatar }: RankingTableProps) {
  const { ranking } = useRankingWords()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{ranking.position}</th>
          <th scope="col">{ranking.name}</th>
          <th scope="col">{ranking.coinsHead}</th>
        </tr>
      </thead>
      {pieces.map((piece) => (
        <tbody key={piece.kind === 'others' ? piece.kind : piece.rows[0]?.nth}>
          <PieceRows piece={piece} avatar={avatar} />
        </tbody>
      ))}
    </table>
  )
}

function PieceRows({ piece, avatar }: { piece: Piece; avatar: string | null }) {
  const { ranking } = useRankingWords()
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  if (piece.kind === 'others')
    return (
      <tr className={styles.others}>
        <td colSpan={3}>
          <IconDots aria-hidden="true" />
          <VisuallyHidden>{ranking.between}</VisuallyHidden>
        </td>
      </tr>
    )
  if (piece.kind === 'folded' && !isOpen) {
    const [from = 0, to = 0] = [piece.rows.at(0)?.position, piece.rows.at(-1)?.position]
    return (
      <tr className={styles.folded}>
        <td colSpan={3}>
          <button type="button" onClick={() => setOpen(true)}>
            {ranking.showPlaces(number(from), number(to), to - from)}
          </button>
        </td>
      </tr>
    )
  }
  return piece.rows.map((row, index) => (
    <PersonRow key={row.nth} row={row} avatar={avatar} isRevealed={isOpen && index === 0} />
  ))
}

type PersonRowProps = {
  row: RankingRow
  avatar: string | null
  /** The row takes the focus of the button that it replaces. */
  isRevealed: boolean
}

function PersonRow({ row: { position, name, coins, is_me }, avatar, isRevealed }: PersonRowProps) {
  const { ranking } = useRankingWords()
  const format = useFormat()
  const image = is_me && avatar ? imageInWidth(avatar, 96) : null
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isRevealed) line.current?.focus()
  }, [isRevealed])
  return (
    <tr
      ref={line}
      className={styles.row}
      tabIndex={isRevealed ? -1 : undefined}
      aria-current={is_me ? 'true' : undefined}
    >
      <td>{format.number(position)}</td>
      <th scope="row">
        <Row as="span" gap={3}>
          <Avatar name={name} image={image} />
          <span className={styles.words}>
            {name} {is_me && <small>{ranking.you}</small>}
          </span>
        </Row>
      </th>
      <td>
        <CoinAmount figure={format.coins(coins)} word={ranking.coins(coins)} />
      </td>
    </tr>
  )
}
