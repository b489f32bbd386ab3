import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Endpoint } from '#contract/endpoint.ts'
import { refresh } from '#web/platform/query.ts'
import { type FieldFaults, useSending } from '#web/platform/sending.ts'
import { toast } from '#web/ui/toasts.ts'

type Versioned = { readonly version: number }

type Update<Thing, Draft, How> = {
  draft: Draft
  thing: Thing
  /** As it was when the editor opened, with which what is typed is compared. */
  opened: Thing
  version: number
  how: How
}

type Editing<Thing extends Versioned, Draft, How> = {
  thing: Thing | undefined
  start: () => Draft
  faultsIn: (draft: Draft, how: How) => FieldFaults
  update: (change: Update<Thing, Draft, How>) => Promise<Versioned>
  create: (draft: Draft, how: How, idempotencyKey: string) => Promise<{ readonly id: string }>
  saved: (how: How) => string
  pathOf: (id: string) => string
  refreshes: readonly Endpoint[]
}

/** What is typed over a thing that has a version: a change of somebody else in between is told on saving. */
export function useEditor<Thing extends Versioned, Draft extends object, How = undefined>(
  editing: Editing<Thing, Draft, How>,
) {
  const { thing, start, faultsIn, update, create, saved, pathOf, refreshes } = editing
  const navigate = useNavigate()
  const [opened = thing] = useState(thing)
  const [before, setBefore] = useState(start)
  const [draft, setDraft] = useState(before)
  const [version, setVersion] = useState(thing?.version ?? 1)
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  async function save(how: How): Promise<string | undefined> {
    if (!thing || !opened) return (await create(draft, how, idempotencyKey)).id
    const next = await update({ draft, thing, opened, version, how })
    setVersion(next.version)
    setBefore(draft)
    return undefined
  }

  const sending = useSending(
    async (how: How) => {
      const createdId = await save(how)
      toast(saved(how))
      await refresh(...refreshes)
      if (createdId) void navigate(pathOf(createdId), { replace: true })
    },
    (how) => faultsIn(draft, how),
  )

  return {
    draft,
    before,
    version,
    sending,
    faults: sending.failure?.fields ?? {},
    isChanged: JSON.stringify(draft) !== JSON.stringify(before),
    change: (part: Partial<Draft>) => setDraft((earlier) => ({ ...earlier, ...part })),
    /** Another first day can mend the last one. */
    forgive: (field: string) => sending.forgive(field, ...(field === 'opens_at' ? ['closes_at'] : [])),
    discard() {
      setDraft(before)
      sending.forgive(...Object.keys(sending.failure?.fields ?? {}))
    },
    /** A picture or a state was saved apart; a step that somebody else took in between is still told on saving. */
    advance: (next: number) => setVersion((earlier) => (next === earlier + 1 ? next : earlier)),
  }
}
