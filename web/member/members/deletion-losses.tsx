import {
  IconFileOff,
  IconPackageOff,
  IconPhotoX,
  IconStethoscopeOff,
  IconTruckDelivery,
  IconUserOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import coin from '#brand/art/coin.svg'
import { deletionLosses } from '#contract/members-privacy.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { useProfileWords } from './profile-words.ts'
import { useMembersWords } from './words.ts'

/** Asked for each time: what was lost a minute ago may have shipped. */
export const lossesQuery = { ...queryOf(memberApi, deletionLosses), staleTime: 0 }

export function DeletionLosses({ isPromoter }: { isPromoter: boolean }) {
  const { deletion } = useProfileWords()
  const { members } = useMembersWords()
  const format = useFormat()
  const { coins, redemptions, shipped, clients, prescriptions, invoices } = useSuspenseQuery(lossesQuery).data
  const someCoins = (count: number) => `${format.coins(count)} ${members.coins(count)}`
  return (
    <Stack as="ul">
      {!isPromoter && (
        <Loss icon={<img src={coin} width="24" height="24" alt="" />}>
          {deletion.coins(someCoins(coins), coins)}
        </Loss>
      )}
      {redemptions.length > 0 && (
        <Loss icon={<IconPackageOff aria-hidden="true" />}>
          {deletion.redemptions(redemptions.length)}
          <ul>
            {redemptions.map(({ code, title, coins: paid }) => (
              <li key={code}>
                <Text as="span" look="note">{`${title} · ${someCoins(paid)}`}</Text>
              </li>
            ))}
          </ul>
        </Loss>
      )}
      {invoices.count > 0 && (
        <Loss icon={<IconFileOff aria-hidden="true" />}>
          {deletion.invoices(invoices.count, someCoins(invoices.coins))}
        </Loss>
      )}
      {shipped > 0 && (
        <Loss icon={<IconTruckDelivery aria-hidden="true" />}>{deletion.shipped(shipped)}</Loss>
      )}
      {clients > 0 && <Loss icon={<IconUserOff aria-hidden="true" />}>{deletion.clients(clients)}</Loss>}
      {prescriptions > 0 && (
        <Loss icon={<IconStethoscopeOff aria-hidden="true" />}>{deletion.prescriptions(prescriptions)}</Loss>
      )}
      <Loss icon={<IconPhotoX aria-hidden="true" />}>{deletion.files}</Loss>
    </Stack>
  )
}

function Loss({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" gap={3} align="start" hasOneLine>
      {icon}
      <div>{children}</div>
    </Row>
  )
}
