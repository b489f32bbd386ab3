import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import art from '#brand/art/open-mailbox-with-lowered-flag.svg'
import { officePaths } from '#contract/paths.ts'
import { pickList } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import styles from './pick-list.module.css'
import { useOfficeRedemptionsWords } from './words.ts'

/** What to take from the shelves: each prize, how many, and for which redemptions. */
export function PickList() {
  const { picking, parcels } = useOfficeRedemptionsWords()
  const { shell } = useWords()
  const { dateTime } = useFormat()
  const [params] = useSearchParams()
  const codes = params.get('codes')
  const status: 'preparing' | 'requested' = params.get('status') === 'preparing' ? 'preparing' : 'requested'
  const asked = codes ? { codes } : { status }
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [pickList.path, asked],
    queryFn: () => officeApi.call(pickList, asked),
    throwOnError: true,
  })
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
    >
      {data ? (
        <Sheet prizes={data} heading={`${picking.title} · ${dateTime(new Date(dataUpdatedAt))}`} />
      ) : (
        <Skeleton text={shell.loading}>
          <SkeletonBlock height="320px" />
        </Skeleton>
      )}
    </OfficeScreen>
  )
}

type SheetProps = {
  prizes: readonly { prize_id: string; title: string; codes: string[] }[]
  heading: string
}

function Sheet({ prizes, heading }: SheetProps) {
  const { picking } = useOfficeRedemptionsWords()
  const { number } = useFormat()
  if (prizes.length === 0) return <EmptyState art={art} title={picking.empty} text={picking.emptyText} />
  return (
    <section className={styles.sheet} aria-label={picking.title}>
      <table>
        <caption>{heading}</caption>
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
                <ul>
                  {codes.map((code) => (
                    <li key={code}>{code}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
