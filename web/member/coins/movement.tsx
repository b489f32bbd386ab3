import {
  IconArrowBackUp,
  IconCalendarX,
  IconChevronDown,
  IconClock,
  IconConfetti,
  IconDatabaseImport,
  IconFlame,
  IconGift,
  IconHeartHandshake,
  IconPencil,
  IconReceipt,
  IconTicket,
} from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { MovementKind, StatementLine, TraceLine } from '#contract/coins.ts'
import type { OpeningCoins } from '#contract/fields.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { useMomentText, useOpeningWords } from '#web/member/kit/opening-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Density } from '#web/ui/density.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { ItemWords, ListItem, UnfoldingItem } from '#web/ui/list.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './statement.module.css'
import { useCoinsWords } from './words.ts'

export function Movement({ line }: { line: StatementLine }) {
  const { statement } = useCoinsWords()
  const isOfRecommendation = recommendationKinds.includes(line.kind)
  const hasMore =
    line.trace.length > 0 || line.invoice_id !== null || line.redemption_id !== null || isOfRecommendation
  if (!hasMore)
    return (
      <ListItem>
        <Line line={line} />
        <span className={styles.noChevron} />
      </ListItem>
    )
  return (
    <UnfoldingItem
      face={
        <>
          <Line line={line} />
          <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </>
      }
    >
      <div className={styles.more}>
        <Trace lines={line.trace} />
        {line.invoice_id && (
          <TextLink isAlone to={linkTo(memberPaths.invoice, { id: line.invoice_id })}>
            {statement.openInvoice}
          </TextLink>
        )}
        {line.redemption_id && (
          <TextLink isAlone to={linkTo(memberPaths.redemption, { id: line.redemption_id })}>
            {statement.openRedemption}
          </TextLink>
        )}
        {isOfRecommendation && (
          <TextLink isAlone to={memberPaths.recommendations}>
            {statement.openRecommendations}
          </TextLink>
        )}
      </div>
    </UnfoldingItem>
  )
}

const recommendationKinds: readonly MovementKind[] = ['recommendation_credit', 'recommendation_reversal']

function Line({ line }: { line: StatementLine }) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  const { Icon, tone } = movementLooks[line.kind]
  const reason = useReason()
  return (
    <>
      <Tile tone={tone} sizePx={40}>
        <Icon size={22} aria-hidden="true" />
      </Tile>
      <ItemWords>
        <b>{statement.kinds[line.kind](line.number ?? line.title ?? '')}</b>
        <small>{[format.day(line.date), reason(line)].filter(Boolean).join(' · ')}</small>
        {line.opens_at && <OpeningTag coins={line.amount} at={line.opens_at} />}
      </ItemWords>
      <span className={styles.figures}>
        <Text as="b" tone={line.amount > 0 ? 'success' : undefined}>
          {format.movement(line.amount)} <VisuallyHidden>{`${statement.coins(line.amount)}.`}</VisuallyHidden>
        </Text>
        <small>
          <VisuallyHidden>{`${statement.balance}: `}</VisuallyHidden>
          {format.coins(line.balance)}
        </small>
        {line.debt > 0 && <small>{statement.owed(format.coins(line.debt))}</small>}
      </span>
    </>
  )
}

/** Why the coins moved, in a few words under the movement. */
function useReason() {
  const { statement } = useCoinsWords()
  const { date, money } = useFormat()
  return ({ kind, reason, expired_on, trace }: StatementLine): string | null => {
    if (kind === 'expiry') return expired_on && statement.expiredOn(date(expired_on))
    if (reason) return teamKinds.includes(kind) ? statement.said(reason) : reason
    if (kind === 'adjustment' || kind === 'invoice_reversal') return null
    if (kind !== 'invoice_credit') return statement.reasons[kind]
    const cents = trace.reduce((sum, { value_cents = 0 }) => sum + value_cents, 0)
    return trace.length > 0 ? statement.reasons.invoice(money(cents), trace.length) : null
  }
}

/** What somebody of the team wrote is said in that person’s own words and language. */
const teamKinds: readonly MovementKind[] = ['adjustment', 'redemption_refund']

function OpeningTag({ coins, at }: OpeningCoins) {
  const { opening } = useOpeningWords()
  const { on } = useMomentText()
  return (
    <span>
      <Density value="dense">
        <Tag kind="info" Icon={IconClock}>
          {opening.tag(coins, on(at))}
        </Tag>
      </Density>
    </span>
  )
}

type Look = { readonly Icon: IconShape; readonly tone: NonNullable<ComponentProps<typeof Tile>['tone']> }

const movementLooks: Readonly<Record<MovementKind, Look>> = {
  invoice_credit: { Icon: IconReceipt, tone: 'success' },
  invoice_reversal: { Icon: IconArrowBackUp, tone: 'error' },
  challenge_bonus: { Icon: IconFlame, tone: 'success' },
  challenge_reversal: { Icon: IconArrowBackUp, tone: 'error' },
  recommendation_credit: { Icon: IconHeartHandshake, tone: 'success' },
  recommendation_reversal: { Icon: IconArrowBackUp, tone: 'error' },
  joining_credit: { Icon: IconTicket, tone: 'success' },
  joining_reversal: { Icon: IconArrowBackUp, tone: 'error' },
  welcome_credit: { Icon: IconConfetti, tone: 'success' },
  welcome_reversal: { Icon: IconArrowBackUp, tone: 'error' },
  import_credit: { Icon: IconDatabaseImport, tone: 'success' },
  adjustment: { Icon: IconPencil, tone: 'info' },
  adjustment_reversal: { Icon: IconArrowBackUp, tone: 'neutral' },
  redemption: { Icon: IconGift, tone: 'neutral' },
  redemption_refund: { Icon: IconGift, tone: 'success' },
  expiry: { Icon: IconCalendarX, tone: 'neutral' },
  write_off: { Icon: IconCalendarX, tone: 'neutral' },
}

function Trace({ lines }: { lines: readonly TraceLine[] }) {
  const { statement } = useCoinsWords()
  const { money, number, movement, coins } = useFormat()
  if (lines.length === 0) return null
  const howOf = ({ value_cents, rate_thousandths, of_coins, share_thousandths, is_capped }: TraceLine) => {
    const product = [
      value_cents !== undefined && money(value_cents),
      rate_thousandths !== undefined && number(rate_thousandths / 1000),
    ]
    const share =
      of_coins !== undefined &&
      share_thousandths !== undefined &&
      statement.share(number(share_thousandths / 10), coins(of_coins), of_coins)
    return [product.filter(Boolean).join(' × '), share, is_capped && statement.capped]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <Facts label={statement.howCounted}>
      {lines
        .map((line, place) => ({ ...line, key: `${place} ${line.title}` }))
        .map((line) => (
          <Fact
            key={line.key}
            name={
              <>
                {line.title} <small>{howOf(line)}</small>
              </>
            }
          >
            {movement(line.coins)}
          </Fact>
        ))}
    </Facts>
  )
}
