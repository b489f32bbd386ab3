import { IconChevronRight } from '@tabler/icons-react'
import { LinkCard } from './card.tsx'
import { ItemWords } from './list.tsx'
import styles from './promo-card.module.css'
import { Text } from './text.tsx'
import { Tile } from './tile.tsx'

type PromoCardProps = {
  to: string
  art: string
  title: string
  text: string
}

export function PromoCard({ to, art, title, text }: PromoCardProps) {
  return (
    <LinkCard className={styles.card} to={to}>
      <Tile tone="caramel" sizePx={56}>
        <img src={art} width="37" height="37" alt="" />
      </Tile>
      <ItemWords>
        <b>{title}</b>
        <Text as="span" look="quiet">
          {text}
        </Text>
      </ItemWords>
      <IconChevronRight size={20} aria-hidden="true" />
    </LinkCard>
  )
}
