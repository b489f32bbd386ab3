import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type OfficeChallenge, officeChallenges, updateChallenge } from '#contract/challenges-office.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { draftOf, factsOf } from './draft.ts'
import { useOfficeChallengesWords } from './words.ts'

type WithdrawProps = { challenge: OfficeChallenge; version: number; onChanged: (version: number) => void }

/** Away from members or back to them, with nothing else of it changed. */
export function Withdraw({ challenge, version, onChanged }: WithdrawProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const { id, is_withdrawn, is_draft } = challenge
  const { isPending, mutate } = useAction({
    act: async () => {
      const facts = factsOf(draftOf(challenge, defaultLanguage), challenge)
      const change = { id, ...facts, is_draft, is_withdrawn: !is_withdrawn, version }
      onChanged((await officeApi.call(updateChallenge, change)).version)
    },
    done: is_withdrawn ? challengeEditor.broughtBack : challengeEditor.withdrawn,
    failed: challengeEditor.failed,
    refreshes: [officeChallenges.path],
  })
  const Icon = is_withdrawn ? IconEye : IconEyeOff
  return (
    <Button variant={is_withdrawn ? 'outline' : 'danger-outline'} isBusy={isPending} onClick={() => mutate()}>
      <Icon size={18} aria-hidden="true" />
      {is_withdrawn ? challengeEditor.bringBack : challengeEditor.withdraw}
    </Button>
  )
}
