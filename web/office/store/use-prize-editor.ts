import { useState } from 'react'
import { useNavigate } from 'react-router'
import { linkTo, officePaths } from '#contract/paths.ts'
import { createPrize, type OfficePrize, updatePrize } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useLanguage } from '#web/platform/language.ts'
import { useSending } from '#web/platform/sending.ts'
import { toast } from '#web/ui/toasts.ts'
import { askForPrizes } from './calls.ts'
import { draftOf, emptyDraft, factsOf, faultsIn, type PrizeDraft } from './draft.ts'
import { useOfficeStoreWords } from './words.ts'

/** What is typed, compared with the prize as it was when it was opened: a change of somebody else is told on saving. */
export function usePrizeEditor(prize: OfficePrize | undefined) {
  const { prizeEditor } = useOfficeStoreWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const [before, setBefore] = useState(() => (prize ? draftOf(prize, language) : { ...emptyDraft, language }))
  const [draft, setDraft] = useState(before)
  const [kept] = useState(prize)
  const [version, setVersion] = useState(prize?.version ?? 1)
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  const sending = useSending(
    async () => {
      const facts = factsOf(draft, kept)
      if (prize) {
        const { is_withdrawn, id } = prize
        const saved = await officeApi.call(updatePrize, { id, ...facts, is_withdrawn, version })
        setVersion(saved.version)
        setBefore(draft)
      }
      const created = prize ? undefined : await officeApi.call(createPrize, facts, { idempotencyKey })
      toast(prizeEditor.saved)
      await askForPrizes()
      if (created) void navigate(linkTo(officePaths.prize, { id: created.id }), { replace: true })
    },
    () => faultsIn(draft, prizeEditor.faults),
  )

  return {
    draft,
    before,
    version,
    sending,
    change(part: Partial<PrizeDraft>) {
      setDraft((earlier) => ({ ...earlier, ...part }))
      sending.forgive(...fieldsOf(part))
    },
    discard() {
      setDraft(before)
      sending.forgive(...Object.keys(sending.failure?.fields ?? {}))
    },
    /** What was done here besides; a step that somebody else took in between is still told on saving. */
    advance(next: number) {
      setVersion((earlier) => (next === earlier + 1 ? next : earlier))
    },
  }
}

const names: Partial<Record<keyof PrizeDraft, string>> = {
  limit: 'limit_per_member',
  opens: 'closes_at',
  closes: 'closes_at',
}

function fieldsOf(part: Partial<PrizeDraft>): string[] {
  return (Object.keys(part) as (keyof PrizeDraft)[]).map((key) => names[key] ?? key)
}
