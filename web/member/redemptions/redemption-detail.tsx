import { IconMapPin, IconMessageCircle } from '@tabler/icons-react'
import { useParams } from 'react-router'
import magnifier from '#brand/art/magnifying-glass-tilted-left.svg'
import { memberPaths } from '#contract/paths.ts'
import type { Redemption } from '#contract/redemptions.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { ItemWords, ListItem } from '#web/ui/list.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { addressLines } from './address-lines.ts'
import { useRedemptions } from './calls.ts'
import { CancelRedemption } from './cancel-redemption.tsx'
import { RedemptionPath } from './redemption-path.tsx'
import { RedemptionsSkeleton } from './redemptions-skeleton.tsx'
import { TrackHero } from './track-hero.tsx'
import { useRedemptionsWords } from './words.ts'

type RedemptionDetailProps = {
  /** Called before the redemption is cancelled. */
  onCancel: () => void
  /** The coins have changed, so the user has to be read again. */
  onCancelled: () => Promise<void>
}

export function RedemptionDetail(cancelling: RedemptionDetailProps) {
  const { redemptionList, redemptionDetail } = useRedemptionsWords()
  return (
    <Loaded
      waiting={<RedemptionsSkeleton />}
      failed={redemptionList.failed}
      safe={redemptionList.failedSafe}
      frame={(contents) => (
        <SubScreen
          back={{ to: memberPaths.redemptions, text: redemptionDetail.back }}
          title={redemptionList.title}
        >
          {contents}
        </SubScreen>
      )}
    >
      <RedemptionContents {...cancelling} />
    </Loaded>
  )
}

function RedemptionContents(cancelling: RedemptionDetailProps) {
  const { redemptionDetail } = useRedemptionsWords()
  const { id } = useParams()
  const redemption = useRedemptions().find((one) => one.id === id)
  if (redemption) return <FoundRedemption redemption={redemption} {...cancelling} />
  return (
    <SubScreen
      back={{ to: memberPaths.redemptions, text: redemptionDetail.back }}
      title={redemptionDetail.notFound}
    >
      <EmptyState
        art={magnifier}
        title={redemptionDetail.notFound}
        text={redemptionDetail.notFoundText}
        action={<ButtonLink to={memberPaths.redemptions}>{redemptionDetail.toList}</ButtonLink>}
      />
    </SubScreen>
  )
}

function FoundRedemption({ redemption, ...cancelling }: RedemptionDetailProps & { redemption: Redemption }) {
  const { redemptionDetail, redeeming } = useRedemptionsWords()
  const format = useFormat()
  const { title, code, coins, reason } = redemption
  return (
    <SubScreen
      back={{ to: memberPaths.redemptions, text: redemptionDetail.back }}
      title={title}
      below={
        <Row as="p">
          <Text as="span" look="secondary">
            {redemptionDetail.code(code)}
          </Text>
          <CoinAmount figure={format.coins(coins)} word={redeeming.coinWord(coins)} />
        </Row>
      }
    >
      <TrackHero redemption={redemption} />
      {reason && <p>{redemptionDetail.reason(reason)}</p>}
      <RedemptionPath redemption={redemption} />
      <Destination redemption={redemption} />
      <CancelRedemption redemption={redemption} {...cancelling} />
    </SubScreen>
  )
}

/** The address is the one at the time of the redemption. */
function Destination({ redemption: { address } }: { redemption: Redemption }) {
  const { redemptionDetail } = useRedemptionsWords()
  return (
    <RowList label={redemptionDetail.address}>
      <ListItem>
        <IconMapPin size={24} aria-hidden="true" />
        <ItemWords as="div">
          <b>{redemptionDetail.address}</b>
          {addressLines(address).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ItemWords>
      </ListItem>
      <LinkRow to={memberPaths.support} Icon={IconMessageCircle} title={redemptionDetail.support} />
    </RowList>
  )
}
