import { IconMapPin, IconMessageCircle, IconPhone } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import type { Redemption } from '#contract/redemptions.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { ItemWords, ListItem } from '#web/ui/list.tsx'
import { masked, phoneMask } from '#web/ui/masks.ts'
import { RowList } from '#web/ui/row-list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { addressLines } from './address-lines.ts'
import { useRedemptions } from './calls.ts'
import { CancelRedemption } from './cancel-redemption.tsx'
import { CodePeel } from './code-peel.tsx'
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
        art={<Caramelo mood="searching" widthPx={140} />}
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
      {redemption.kind === 'digital' && redemption.status === 'delivered' && (
        <CodePeel redemption={redemption} />
      )}
      <RedemptionPath redemption={redemption} />
      <Destination redemption={redemption} />
      <CancelRedemption redemption={redemption} {...cancelling} />
    </SubScreen>
  )
}

/** The address is the one at the time of the redemption, and so is the phone. */
function Destination({ redemption }: { redemption: Redemption }) {
  const { redemptionDetail } = useRedemptionsWords()
  const { kind, address } = redemption
  const label = kind === 'parcel' ? redemptionDetail.address : redemptionDetail.help
  return (
    <RowList label={label}>
      {address && <Address address={address} />}
      {(kind === 'top_up' || kind === 'experience') && <Phone redemption={{ ...redemption, kind }} />}
      <LinkRow
        to={memberPaths.support}
        Icon={IconMessageCircle}
        title={kind === 'parcel' ? redemptionDetail.support : redemptionDetail.help}
      />
    </RowList>
  )
}

function Phone({
  redemption: { kind, phone, best_time },
}: {
  redemption: Redemption & { kind: 'top_up' | 'experience' }
}) {
  const { redemptionDetail, redeeming } = useRedemptionsWords()
  return (
    <ListItem>
      <IconPhone size={24} aria-hidden="true" />
      <ItemWords as="div">
        <b>{redemptionDetail.phones[kind]}</b>
        <p>{masked(phoneMask, phone ?? '')}</p>
        {best_time && <p>{redeeming.bestTimes[best_time]}</p>}
      </ItemWords>
    </ListItem>
  )
}

function Address({ address }: { address: NonNullable<Redemption['address']> }) {
  const { redemptionDetail } = useRedemptionsWords()
  return (
    <ListItem>
      <IconMapPin size={24} aria-hidden="true" />
      <ItemWords as="div">
        <b>{redemptionDetail.address}</b>
        {addressLines(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ItemWords>
    </ListItem>
  )
}
