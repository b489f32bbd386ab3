import type { OfficeChallenge } from '#contract/challenges-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ChallengeRow } from './audience-fields.tsx'
import { useOfficeChallengesWords } from './words.ts'

type CapFieldsProps = ChallengeRow & { challenge: OfficeChallenge | undefined }

/** The most it may cost: it can be set and changed while people work towards the goal. */
export function CapFields({ draft, change, faults, challenge }: CapFieldsProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const { coins, dateTime } = useFormat()
  const paid = coins(challenge?.paid ?? 0)
  return (
    <>
      <Checkbox checked={draft.hasCap} onChange={({ target }) => change({ hasCap: target.checked })}>
        {challengeEditor.cap}
      </Checkbox>
      {draft.hasCap && (
        <TextField
          name="cap"
          label={challengeEditor.capField}
          inputMode="numeric"
          value={draft.cap}
          after={challengeEditor.coins}
          hint={
            challenge?.cap ? challengeEditor.capPaid(paid, coins(challenge.cap)) : challengeEditor.capHint
          }
          fault={faults.cap}
          onChange={({ target }) => change({ cap: target.value })}
        />
      )}
      {challenge?.cap_reached_at && (
        <Notice kind="attention">{challengeEditor.capReached(dateTime(challenge.cap_reached_at))}</Notice>
      )}
    </>
  )
}
