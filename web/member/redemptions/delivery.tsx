import { IconMapPin } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { addressLines } from './address-lines.ts'
import { useRedemptionsWords } from './words.ts'

type DeliveryProps = { prizeId: string; address: User['address']; deliverBy: string | undefined }

/** After the address is mended the person comes back to here. */
export function Delivery({ prizeId, address, deliverBy }: DeliveryProps) {
  const { redeeming } = useRedemptionsWords()
  const { weekday } = useFormat()
  const { pathname, search } = useLocation()
  const backTo = { path: pathname + search, state: { redeeming: prizeId } }
  const promise = deliverBy ? redeeming.arrives(weekday(deliverBy)) : redeeming.delivery
  return (
    <Card tone="tinted">
      <Row gap={3}>
        <IconMapPin size={24} aria-hidden="true" />
        <ItemWords as="div">
          <Text as="b" look="note">
            {address ? promise : redeeming.noAddress}
          </Text>
          {(address ? addressLines(address) : [redeeming.noAddressText]).map((line) => (
            <Text look="note" key={line}>
              {line}
            </Text>
          ))}
        </ItemWords>
        <TextLink
          isAlone
          to={memberPaths.editAddress}
          state={{ backTo }}
          aria-label={address ? redeeming.changeLabel : undefined}
        >
          {address ? redeeming.change : redeeming.addAddress}
        </TextLink>
      </Row>
    </Card>
  )
}
