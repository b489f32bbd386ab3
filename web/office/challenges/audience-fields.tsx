import { signUpProfiles } from '#contract/sign-up.ts'
import { EditorChoices } from '#web/office/kit/editor.tsx'
import type { FieldFaults } from '#web/platform/sending.ts'
import { TitledCard } from '#web/ui/titled-card.tsx'
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
    <TitledCard title={challengeEditor.who} note={challengeEditor.whoNote}>
      <EditorChoices
        label={challengeEditor.profile}
        values={signUpProfiles}
        chosen={draft.audience}
        labels={challengeEditor.profiles}
        onChange={(audience) => change({ audience })}
      />
    </TitledCard>
  )
}
