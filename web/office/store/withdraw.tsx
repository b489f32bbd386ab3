import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { defaultLanguage } from '#contract/languages.ts'
import { type OfficePrize, officePrizes, updatePrize } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { draftOf, factsOf } from './draft.ts'
import { useOfficeStoreWords } from './words.ts'

type WithdrawProps = { prize: OfficePrize; version: number; onChanged: (version: number) => void }

/** Out of the store or back into it, with nothing else of it changed. */
export function Withdraw({ prize, version, onChanged }: WithdrawProps) {
  const { prizeEditor } = useOfficeStoreWords()
  const { id, is_withdrawn } = prize
  const { isPending, mutate } = useAction({
    act: async () => {
      const facts = factsOf(draftOf(prize, defaultLanguage), prize)
      const saved = await officeApi.call(updatePrize, { id, ...facts, is_withdrawn: !is_withdrawn, version })
      onChanged(saved.version)
    },
    done: is_withdrawn ? prizeEditor.broughtBack : prizeEditor.withdrawn,
    failed: prizeEditor.failed,
    refreshes: [officePrizes.path],
  })
  const Icon = is_withdrawn ? IconEye : IconEyeOff
  return (
    <Button variant={is_withdrawn ? 'outline' : 'danger-outline'} isBusy={isPending} onClick={() => mutate()}>
      <Icon size={18} aria-hidden="true" />
      {is_withdrawn ? prizeEditor.bringBack : prizeEditor.withdraw}
    </Button>
  )
}
