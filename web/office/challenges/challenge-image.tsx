import { type OfficeChallenge, officeChallenges, setChallengeImage } from '#contract/challenges-office.ts'
import { EditorPane } from '#web/office/kit/editor.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { PictureButton } from '#web/office/kit/picture-button.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { useOfficeChallengesWords } from './words.ts'

type ChallengeImageProps = { challenge: OfficeChallenge; onChanged: (version: number) => void }

export function ChallengeImage({ challenge: { id }, onChanged }: ChallengeImageProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const { isPending, mutate } = useAction({
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
