import { DateField } from '#web/office/kit/date-field.tsx'
import { EditorRow } from '#web/office/kit/editor.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { ChallengeRow } from './audience-fields.tsx'
import { useOfficeChallengesWords } from './words.ts'

export function WhenFields({ draft, change, faults }: ChallengeRow) {
  const { challengeEditor } = useOfficeChallengesWords()
  return (
    <TitledCard title={challengeEditor.when} note={challengeEditor.whenNote}>
      <EditorRow>
        <DateField
          name="opens_at"
          label={challengeEditor.opens}
          value={draft.opens}
          fault={faults.opens_at}
          onChange={(opens) => change({ opens })}
        />
        <DateField
          name="closes_at"
          label={challengeEditor.closes}
          value={draft.closes}
          fault={faults.closes_at}
          onChange={(closes) => change({ closes })}
        />
      </EditorRow>
    </TitledCard>
  )
}
