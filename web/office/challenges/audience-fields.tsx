import { signUpProfiles } from '#contract/sign-up.ts'
import { EditorChoices, EditorPane } from '#web/office/kit/editor.tsx'
import type { FieldFaults } from '#web/platform/sending.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { ChallengeDraft } from './draft.ts'
import { useOfficeChallengesWords } from './words.ts'

export type ChallengeRow = {
  draft: ChallengeDraft
  change: (part: Partial<ChallengeDraft>) => void
  faults: FieldFaults
}

export function AudienceFields({ draft, change }: ChallengeRow) {
  const { challengeEditor } = useOfficeChallengesWords()
  return (
    <EditorPane title={challengeEditor.who} note={challengeEditor.whoNote}>
      <EditorChoices label={challengeEditor.profile}>
        {signUpProfiles.map((profile) => (
          <Checkbox
            key={profile}
            checked={draft.audience.includes(profile)}
            onChange={({ target }) =>
              change({
                audience: signUpProfiles.filter((each) =>
                  each === profile ? target.checked : draft.audience.includes(each),
                ),
              })
            }
          >
            {challengeEditor.profiles[profile]}
          </Checkbox>
        ))}
      </EditorChoices>
    </EditorPane>
  )
}
