import { IconMail, IconPhone } from '@tabler/icons-react'
import { Mobile } from '#contract/fields.ts'
import type { User } from '#contract/members.ts'
import { type BestTime, bestTimes } from '#contract/redemptions.ts'
import type { MyStore, Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import type { FieldFaults } from '#web/platform/sending.ts'
import { Card } from '#web/ui/card.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { ItemWords } from '#web/ui/list.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { phoneMask } from '#web/ui/masks.ts'
import { Select } from '#web/ui/select.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Delivery } from './delivery.tsx'
import { type RedemptionsWords, useRedemptionsWords } from './words.ts'

export type TypedNeeds = { readonly phone: string; readonly again: string; readonly best_time: BestTime }
type Kind = Pick<Prize, 'kind'>

/** Credit on a wrong phone does not come back, so its number is typed twice; a call can be made again. */
export function needsOf(user: User, { kind }: Kind): TypedNeeds {
  return { phone: kind === 'experience' ? (user.phone ?? '') : '', again: '', best_time: 'any' }
}

export function needFaults(
  { kind }: Kind,
  { phone, again }: TypedNeeds,
  words: RedemptionsWords['redeeming']['needs'],
): FieldFaults {
  if (kind !== 'top_up' && kind !== 'experience') return {}
  if (!Mobile.safeParse(phone).success) return { phone: words.phoneWrong }
  return kind === 'top_up' && phone !== again ? { again: words.phoneDiffers } : {}
}

/** What is sent besides the prize and its price. */
export function sentNeeds({ kind }: Kind, { phone, best_time }: TypedNeeds) {
  if (kind === 'top_up') return { phone }
  return kind === 'experience' ? { phone, best_time } : {}
}

type PrizeNeedsProps = {
  prize: Pick<Prize, 'id' | 'kind'>
  user: User
  promises: MyStore | undefined
  typed: TypedNeeds
  faults: FieldFaults
  onType: (part: Partial<TypedNeeds>) => void
}

/** Promises what is true of its kind, and asks only for what it needs. */
export function PrizeNeeds({ prize, user, promises, typed, faults, onType }: PrizeNeedsProps) {
  const { needs, bestTimes: timeWords } = useRedemptionsWords().redeeming
  const { weekday } = useFormat()
  if (prize.kind === 'parcel')
    return <Delivery prizeId={prize.id} address={user.address} deliverBy={promises?.deliver_by} />
  if (prize.kind === 'digital')
    return <Promised Icon={IconMail} title={needs.digital} text={needs.digitalText} />
  const isTopUp = prize.kind === 'top_up'
  const topUp = promises ? needs.topUp(weekday(promises.top_up_by)) : needs.topUpSoon
  const call = promises ? needs.call(weekday(promises.call_by)) : needs.callSoon
  return (
    <Stack gap={4}>
      <Promised Icon={IconPhone} title={isTopUp ? topUp : call} />
      <MaskedField
        mask={phoneMask}
        name="phone"
        label={isTopUp ? needs.topUpPhone : needs.callPhone}
        value={typed.phone}
        fault={faults.phone}
        onChange={({ target }) => onType({ phone: target.value })}
        required
      />
      {isTopUp ? (
        <MaskedField
          mask={phoneMask}
          name="again"
          label={needs.phoneAgain}
          value={typed.again}
          fault={faults.again}
          onChange={({ target }) => onType({ again: target.value })}
          autoComplete="off"
          required
        />
      ) : (
        <Select
          name="best_time"
          label={needs.bestTime}
          value={typed.best_time}
          options={bestTimes.map((value) => ({ value, label: timeWords[value] }))}
          onChange={({ target }) =>
            onType({ best_time: bestTimes.find((time) => time === target.value) ?? 'any' })
          }
        />
      )}
    </Stack>
  )
}

type PromisedProps = { Icon: IconShape; title: string; text?: string }

function Promised({ Icon, title, text }: PromisedProps) {
  return (
    <Card tone="tinted">
      <Row gap={3} hasOneLine>
        <Icon size={24} aria-hidden="true" />
        <ItemWords as="div">
          <Text as="b" look="note">
            {title}
          </Text>
          {text && <Text look="note">{text}</Text>}
        </ItemWords>
      </Row>
    </Card>
  )
}
