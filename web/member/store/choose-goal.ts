import { type Prize, setGoal } from '#contract/store.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { toast } from '#web/ui/toasts.ts'
import { freshMine } from './calls.ts'
import { useMutationWithToast } from './mutation-with-toast.ts'
import { isGoal, type Shopper } from './prize-availability.ts'
import { useStoreWords } from './words.ts'

export function useChooseGoal({ id, title }: Prize, shopper: Shopper) {
  const { goals } = useStoreWords()
  const { date } = useFormat()
  const isChosen = isGoal({ id }, shopper)
  const { isPending, mutate } = useMutationWithToast(async () => {
    await memberApi.call(setGoal, { product_id: isChosen ? null : id })
    const { goal } = await freshMine()
    toast(goal ? goals.chosen(title, date(goal.until)) : goals.dropped)
  })
  return { isChosen, isPending, choose: () => mutate() }
}
