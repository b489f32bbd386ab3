import bags from '#brand/art/shopping-bags.svg'
import { textIn } from '#contract/languages.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { awaitedPrizes } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Table } from '#web/ui/table.tsx'
import { useOfficeStoreWords } from './words.ts'

/** What members wait for tells the team which prizes to buy next. */
export function AwaitedPrizes() {
  const { prizesAwaited } = useOfficeStoreWords()
  const { number, coins } = useFormat()
  const language = useLanguage()
  const { data } = useSuspenseQuery(queryOf(officeApi, awaitedPrizes))
  return (
    <Table
      label={prizesAwaited.title}
      rows={data}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => linkTo(officePaths.prize, { id })}
      columns={[
        { key: 'prize', title: prizesAwaited.prize, cell: ({ titles }) => textIn(titles, language) },
        {
          key: 'waiting',
          title: prizesAwaited.waiting,
          isNumber: true,
          cell: ({ waiting }) => number(waiting),
        },
        { key: 'saving', title: prizesAwaited.saving, isNumber: true, cell: ({ saving }) => number(saving) },
        { key: 'price', title: prizesAwaited.price, isNumber: true, cell: ({ price }) => coins(price) },
      ]}
      empty={<EmptyState art={bags} title={prizesAwaited.none} text={prizesAwaited.noneText} />}
    />
  )
}
