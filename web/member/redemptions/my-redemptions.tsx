import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import gift from '#brand/art/wrapped-gift.svg'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Redemption } from '#contract/redemptions.ts'
import { DetailHint } from '#web/member/kit/list-and-detail.tsx'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { redemptionLooks } from '#web/platform/status-looks.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ItemWords, List, ListItem } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Travelling } from '#web/ui/travelling.tsx'
import { redemptionsQuery, useRedemptions } from './calls.ts'
import { useStatusWord } from './kind-words.ts'
import { milestoneOf } from './milestone.ts'
import { RedemptionPicture } from './redemption-picture.tsx'
import { RedemptionsSkeleton } from './redemptions-skeleton.tsx'
import { useRedemptionsWords } from './words.ts'

export function MyRedemptions() {
  const { redemptionList } = useRedemptionsWords()
  return (
    <SubScreen
      back={{ to: memberPaths.profile, text: redemptionList.back }}
      title={redemptionList.title}
      waiting={<RedemptionsSkeleton />}
      failed={redemptionList.failed}
      safe={redemptionList.failedSafe}
    >
      <Redemptions />
    </SubScreen>
  )
}

export function RedemptionHint() {
  const { redemptionList } = useRedemptionsWords()
  const { data = [] } = useQuery(redemptionsQuery)
  if (data.length === 0) return null
  return <DetailHint art={gift} title={redemptionList.choose} text={redemptionList.chooseText} />
}

function Redemptions() {
  const { redemptionList } = useRedemptionsWords()
  const redemptions = useRedemptions()
  if (redemptions.length === 0)
    return (
      <EmptyState
        art={gift}
        title={redemptionList.empty}
        text={redemptionList.emptyText}
        action={<ButtonLink to={memberPaths.store}>{redemptionList.toStore}</ButtonLink>}
      />
    )
  return (
    <List label={redemptionList.title}>
      {redemptions.map((redemption) => (
        <RedemptionRow key={redemption.id} redemption={redemption} />
      ))}
    </List>
  )
}

function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const { redemptionList } = useRedemptionsWords()
  const { coins, weekday } = useFormat()
  const statusWord = useStatusWord()
  const { id, code, title, image, status } = redemption
  const { kind, Icon } = redemptionLooks[status]
  const { name, day } = milestoneOf(redemption)
  const to = linkTo(memberPaths.redemption, { id })
  return (
    <ListItem to={to}>
      <Travelling to={to} what="picture">
        <RedemptionPicture image={image} sizePx={56} />
      </Travelling>
      <ItemWords gap={1}>
        <b>{title}</b>
        <small>{[code, redemptionList.coins(coins(redemption.coins), redemption.coins)].join(' · ')}</small>
        <Row as="span">
          <Tag kind={kind} Icon={Icon}>
            {statusWord(redemption)}
          </Tag>
          <span>{redemptionList[name](weekday(day))}</span>
        </Row>
      </ItemWords>
      <IconChevronRight size={20} aria-hidden="true" />
    </ListItem>
  )
}
