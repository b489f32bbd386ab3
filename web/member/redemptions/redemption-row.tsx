import { IconChevronRight } from '@tabler/icons-react'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Redemption } from '#contract/redemptions.ts'
import { useFormat } from '#web/platform/format.ts'
import { redemptionLooks } from '#web/platform/status-looks.ts'
import { ItemWords, ListItem } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { milestoneOf } from './milestone.ts'
import { RedemptionPicture } from './redemption-picture.tsx'
import styles from './redemptions.module.css'
import { useRedemptionsWords } from './words.ts'

export function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const { redemptionList } = useRedemptionsWords()
  const { coins, weekday } = useFormat()
  const { id, code, title, image, status } = redemption
  const { kind, Icon } = redemptionLooks[status]
  const { name, day } = milestoneOf(redemption)
  return (
    <ListItem to={linkTo(memberPaths.redemption, { id })}>
      <RedemptionPicture image={image} sizePx={56} />
      <ItemWords>
        <b>{title}</b>
        <small>{[code, redemptionList.coins(coins(redemption.coins), redemption.coins)].join(' · ')}</small>
        <Row as="span" className={styles.state}>
          <Tag kind={kind} Icon={Icon}>
            {redemptionList.statuses[status]}
          </Tag>
          <span>{redemptionList[name](weekday(day))}</span>
        </Row>
      </ItemWords>
      <IconChevronRight size={20} aria-hidden="true" />
    </ListItem>
  )
}
