import { type OfficeChallenge, officeChallenges, setChallengeImage } from '#contract/challenges-office.ts'
import { PictureButton } from '#web/office/kit/file-button.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { useOfficeChallengesWords } from './words.ts'

type ChallengeImageProps = { challenge: OfficeChallenge; onChanged: (version: number) => void }

export function ChallengeImage({ challenge: { id }, onChanged }: ChallengeImageProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const { isPending, mutate } = useAction({
    act: async (image: File) => onChanged((await officeApi.call(setChallengeImage, { id, image })).version),
    done: challengeEditor.imageSaved,
    failed: challengeEditor.failed,
    refreshes: [officeChallenges],
  })
  return (
    <TitledCard title={challengeEditor.image} note={challengeEditor.imageNote}>
      <div>
        <PictureButton label={challengeEditor.chooseImage} isBusy={isPending} onFile={mutate} />
      </div>
    </TitledCard>
  )
}
