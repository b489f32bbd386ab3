import { memberRedemptions } from '#contract/members-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { redemptionLooks } from '#web/platform/status-looks.ts'
import { Tag } from '#web/ui/tag.tsx'
import { PagedTable } from './paged-table.tsx'
import { useOfficeMembersWords } from './words.ts'

export function MemberRedemptions({ id }: { id: string }) {
  const { memberPage } = useOfficeMembersWords()
  const { date, coins } = useFormat()
  return (
    <PagedTable
      id={id}
      view="redemptions"
      label={memberPage.tabs.redemptions}
      list={memberRedemptions}
      keyOf={(redemption) => redemption.id}
      columns={[
        { key: 'prize', title: memberPage.prize, cell: ({ title }) => title },
        { key: 'code', title: memberPage.code, cell: ({ code }) => code },
        { key: 'date', title: memberPage.date, cell: ({ requested_at }) => date(requested_at) },
        {
          key: 'status',
          title: memberPage.status,
          cell: ({ status }) => <Tag {...redemptionLooks[status]}>{memberPage.redemptionStates[status]}</Tag>,
        },
        { key: 'coins', title: memberPage.amount, isNumber: true, cell: (row) => coins(row.coins) },
      ]}
    />
  )
}
