import { IconPrinter } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import art from '#brand/art/open-mailbox-with-lowered-flag.svg'
import type { Input } from '#contract/endpoint.ts'
import { officePaths } from '#contract/paths.ts'
import { pickList } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { Row } from '#web/ui/stack.tsx'
import { HaltedParcels } from './halted-parcels.tsx'
import styles from './pick-list.module.css'
import { useOfficeRedemptionsWords } from './words.ts'

export function PickList() {
  const { picking, parcels } = useOfficeRedemptionsWords()
  const [params] = useSearchParams()
  const codes = params.get('codes')
  const status = params.get('status') === 'preparing' ? 'preparing' : 'requested'
  return (
    <OfficeScreen
      title={picking.title}
      note={codes ? parcels.chosen(codes.split(',').length) : parcels.tabs[status]}
      above={{
        to: `${officePaths.redemptions}?status=${codes ? params.get('from') : status}`,
        text: parcels.title,
      }}
      actions={
        <Button onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden="true" />
          {picking.print}
        </Button>
      }
      waiting={<Waiting height="320px" />}
    >
      <Sheet wanted={codes ? { codes } : { status }} />
    </OfficeScreen>
  )
}

function Sheet({ wanted }: { wanted: Input<typeof pickList> }) {
  const { picking } = useOfficeRedemptionsWords()
  const { number, dateTime } = useFormat()
  const { data: prizes, dataUpdatedAt } = useSuspenseQuery(queryOf(officeApi, pickList, wanted))
  if (prizes.length === 0)
    return (
      <>
        <HaltedParcels isOnPaper />
        <EmptyState art={art} title={picking.empty} text={picking.emptyText} />
      </>
    )
  return (
    <PrintSheet>
      <div className={styles.sheet}>
        <HaltedParcels isOnPaper />
        <PlainTable label={picking.title}>
          <caption>{`${picking.title} · ${dateTime(new Date(dataUpdatedAt))}`}</caption>
          <thead>
            <tr>
              <th scope="col">{picking.prize}</th>
              <th scope="col" data-number="true">
                {picking.count}
              </th>
              <th scope="col">{picking.codes}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ prize_id, title, codes }) => (
              <tr key={prize_id}>
                <th scope="row">{title}</th>
                <td data-number="true">{number(codes.length)}</td>
                <td>
                  <Row as="ul" gap={4}>
                    {codes.map((code) => (
                      <li key={code}>{code}</li>
                    ))}
                  </Row>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </div>
    </PrintSheet>
  )
}
