import { useState } from 'react'
import { type Analysis, energyOf } from '#domain/feeding-energy.ts'
import { EditorRow } from '#web/office/kit/editor.tsx'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { readNumber } from '#web/platform/read-number.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { useOfficeCatalogueWords } from './words.ts'

const parts = ['protein', 'fat', 'fibre', 'ash', 'moisture'] as const satisfies (keyof Analysis)[]

type EnergyFromAnalysisProps = { pet: 'dog' | 'cat'; onUse: (energy: number) => void }

/** Where the maker gives only the analysis, the energy is worked out from it. */
export function EnergyFromAnalysis({ pet, onUse }: EnergyFromAnalysisProps) {
  const { energyDesk } = useOfficeCatalogueWords()
  const language = useLanguage()
  const { number } = useFormat()
  const [typed, setTyped] = useState<Partial<Record<keyof Analysis, string>>>({})
  const shares = parts.map((part) => [part, readNumber(typed[part] ?? '', language) ?? Number.NaN] as const)
  const isComplete = shares.every(([, share]) => !Number.isNaN(share))
  const energy = energyOf(pet, Object.fromEntries(shares) as Analysis)
  return (
    <TitledCard title={energyDesk.title} note={energyDesk.note}>
      <EditorRow>
        {parts.map((part) => (
          <TextField
            key={part}
            label={energyDesk.parts[part]}
            inputMode="decimal"
            after={energyDesk.percent}
            value={typed[part] ?? ''}
            onChange={({ target }) => setTyped((earlier) => ({ ...earlier, [part]: target.value }))}
          />
        ))}
      </EditorRow>
      <p role="status">
        {energy !== undefined && energyDesk.result(number(energy))}
        {isComplete && energy === undefined && energyDesk.impossible}
      </p>
      {energy !== undefined && (
        <Button variant="outline" onClick={() => onUse(energy)}>
          {energyDesk.use}
        </Button>
      )}
    </TitledCard>
  )
}
