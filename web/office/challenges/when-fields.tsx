import { EditorRow } from '#web/office/kit/editor.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { ChallengeRow } from './audience-fields.tsx'
import { useOfficeChallengesWords } from './words.ts'

export function WhenFields({ draft, change, faults }: ChallengeRow) {
  const { challengeEditor } = useOfficeChallengesWords()
  return (
    <TitledCard title={challengeEditor.when} note={challengeEditor.whenNote}>
      <EditorRow>
        <TextField
          type="date"
          name="opens_at"
          label={challengeEditor.opens}
          value={draft.opens}
          fault={faults.opens_at}
          onChange={({ target }) => change({ opens: target.value })}
        />
        <TextField
          type="date"
          name="closes_at"
          label={challengeEditor.closes}
          value={draft.closes}
          fault={faults.closes_at}
          onChange={({ target }) => change({ closes: target.value })}
        />
      </EditorRow>
    </TitledCard>
  )
}
