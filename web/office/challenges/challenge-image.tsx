import { type OfficeChallenge, officeChallenges, setChallengeImage } from '#contract/challenges-office.ts'
import { useActing } from '#web/platform/acting.ts'
import { EditorPane } from '#web/platform/editor.tsx'
import { officeApi } from '#web/platform/office-api.ts'
import { PictureButton } from '#web/platform/picture-button.tsx'
import { useOfficeChallengesWords } from './words.ts'

type ChallengeImageProps = { challenge: OfficeChallenge; onChanged: (version: number) => void }

export function ChallengeImage({ challenge: { id }, onChanged }: ChallengeImageProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const { isPending, mutate } = useActing({
    act: async (image: File) => onChanged((await officeApi.call(setChallengeImage, { id, image })).version),
    done: challengeEditor.imageSaved,
    failed: challengeEditor.failed,
    refreshes: [officeChallenges.path],
  })
  return (
    <EditorPane title={challengeEditor.image} note={challengeEditor.imageNote}>
      <div>
        <PictureButton label={challengeEditor.chooseImage} isBusy={isPending} onFile={mutate} />
      </div>
    </EditorPane>
  )
}
