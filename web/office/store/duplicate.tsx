import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { linkTo, officePaths } from '#contract/paths.ts'
import { duplicatePrize, type OfficePrize, officePrizes } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { useOfficeStoreWords } from './words.ts'

/** A new prize that begins as this one was saved, out of the store; its editor opens. */
export function Duplicate({ prize: { id } }: { prize: OfficePrize }) {
  const { prizeEditor } = useOfficeStoreWords()
  const navigate = useNavigate()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const { isPending, mutate } = useAction({
    act: async () => {
      const copy = await officeApi.call(duplicatePrize, { id }, { idempotencyKey })
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries({ queryKey: [officePrizes.path] })
      void navigate(linkTo(officePaths.prize, { id: copy.id }))
    },
    done: prizeEditor.duplicated,
    failed: prizeEditor.failed,
    refreshes: [officePrizes.path],
  })
  return (
    <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
      <IconCopy size={18} aria-hidden="true" />
      {prizeEditor.duplicate}
    </Button>
  )
}
