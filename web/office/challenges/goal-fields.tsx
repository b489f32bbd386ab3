import { useState } from 'react'
import { Goal, type OfficeChallenge } from '#contract/challenges-office.ts'
import { EditorRow } from '#web/office/kit/editor.tsx'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Picker } from '#web/ui/picker.tsx'
import { RemovableChip } from '#web/ui/removable-chip.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { ChallengeRow } from './audience-fields.tsx'
import { CapFields } from './cap-fields.tsx'
import { allProductsQuery } from './challenges-query.ts'
import { useOfficeChallengesWords } from './words.ts'

type GoalFieldsProps = ChallengeRow & { challenge: OfficeChallenge | undefined }

export function GoalFields({ draft, change, faults, challenge }: GoalFieldsProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const isStarted = (challenge?.taking_part ?? 0) > 0
  return (
    <>
      <TitledCard title={challengeEditor.what}>
        {isStarted && <Notice kind="info">{challengeEditor.started}</Notice>}
        <Checkbox
          checked={draft.hasGoal}
          disabled={isStarted}
          onChange={({ target }) => change({ hasGoal: target.checked })}
        >
          {challengeEditor.hasGoal}
        </Checkbox>
        {draft.hasGoal && (
          <EditorRow>
            <Select
              label={challengeEditor.unit}
              value={draft.unit}
              disabled={isStarted}
              options={Goal.shape.unit.options.map((value) => ({
                value,
                label: challengeEditor.units[value],
              }))}
              onChange={({ target }) => change({ unit: Goal.shape.unit.parse(target.value) })}
            />
            <TextField
              name="goal.target"
              label={challengeEditor.target}
              inputMode="decimal"
              value={draft.target}
              disabled={isStarted}
              {...(draft.unit === 'cents'
                ? { before: challengeEditor.reais }
                : { after: challengeEditor.afterTarget[draft.unit] })}
              fault={faults['goal.target']}
              onChange={({ target }) => change({ target: target.value })}
            />
          </EditorRow>
        )}
        {draft.hasGoal && (
          <Loaded waiting={<Waiting height="64px" />}>
            <Products
              chosen={draft.productIds}
              isClosed={isStarted}
              onChoose={(productIds) => change({ productIds })}
            />
          </Loaded>
        )}
      </TitledCard>
      {draft.hasGoal && (
        <TitledCard title={challengeEditor.howMuch}>
          <TextField
            name="goal.bonus"
            label={challengeEditor.bonus}
            inputMode="numeric"
            value={draft.bonus}
            disabled={isStarted}
            after={challengeEditor.coins}
            fault={faults['goal.bonus']}
            onChange={({ target }) => change({ bonus: target.value })}
          />
          <CapFields draft={draft} change={change} faults={faults} challenge={challenge} />
        </TitledCard>
      )}
    </>
  )
}

type ProductsProps = { chosen: string[]; isClosed: boolean; onChoose: (ids: string[]) => void }

function Products({ chosen, isClosed, onChoose }: ProductsProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const [isOpen, setOpen] = useState(false)
  const { data: products } = useSuspenseQuery(allProductsQuery)
  const counted = products.filter(({ id }) => chosen.includes(id))
  return (
    <Stack gap={2}>
      {counted.length === 0 && <p>{challengeEditor.everyProduct}</p>}
      <ChipRow as="ul" label={challengeEditor.picker.title} isWrapped>
        {counted.map(({ id, title }) => (
          <li key={id}>
            {isClosed ? (
              title
            ) : (
              <RemovableChip
                removeLabel={challengeEditor.remove(title)}
                onRemove={() => onChoose(chosen.filter((other) => other !== id))}
              >
                {title}
              </RemovableChip>
            )}
          </li>
        ))}
      </ChipRow>
      <div>
        <Button variant="outline" disabled={isClosed} onClick={() => setOpen(true)}>
          {challengeEditor.choose}
        </Button>
      </div>
      <Picker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        words={challengeEditor.picker}
        options={products.map(({ id, title, brand }) => ({ value: id, title, text: brand }))}
        chosen={chosen}
        onChoose={onChoose}
        doneLabel={challengeEditor.done}
      />
    </Stack>
  )
}
