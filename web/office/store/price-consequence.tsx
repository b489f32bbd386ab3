import { useQuery } from '@tanstack/react-query'
import { type OfficePrize, prizeGoals } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { readParts } from '#web/platform/read-number.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { PrizeDraft } from './draft.ts'
import { useOfficeStoreWords } from './words.ts'

export function PriceConsequence({ prize, draft }: { prize: OfficePrize; draft: PrizeDraft }) {
  const { prizeEditor } = useOfficeStoreWords()
  const { coins, number } = useFormat()
  const price = readParts(draft.price, draft.language, 1)
  const isOther = price !== undefined && price > 0 && price !== prize.price
  const { data } = useQuery({ ...queryOf(officeApi, prizeGoals, { id: prize.id }), enabled: isOther })
  if (!isOther) return null
  const difference = Math.abs(price - prize.price)
  const effect =
    price > prize.price
      ? prizeEditor.dearer(coins(difference), difference)
      : prizeEditor.cheaper(coins(difference), difference)
  return (
    <Notice kind="attention">
      <p role="status">
        {effect} {data && prizeEditor.goals(number(data.members), data.members)}
      </p>
    </Notice>
  )
}
