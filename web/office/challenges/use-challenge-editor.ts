import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  createChallenge,
  type OfficeChallenge,
  officeChallenges,
  updateChallenge,
} from '#contract/challenges-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useLanguage } from '#web/platform/language.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useSending } from '#web/platform/sending.ts'
import { toast } from '#web/ui/toasts.ts'
import { type ChallengeDraft, draftOf, emptyDraft, factsOf, faultsIn, faultsInDraft } from './draft.ts'
import { useOfficeChallengesWords } from './words.ts'

export function useChallengeEditor(challenge: OfficeChallenge | undefined) {
  const { challengeEditor } = useOfficeChallengesWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const [kept] = useState(challenge)
  const [before, setBefore] = useState(() =>
    challenge ? draftOf(challenge, language) : { ...emptyDraft, language },
  )
  const [draft, setDraft] = useState(before)
  const [version, setVersion] = useState(challenge?.version ?? 1)
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  const sending = useSending(
    async (is_draft: boolean) => {
      const facts = { ...factsOf(draft, kept), is_draft }
      if (challenge) {
        const { id, is_withdrawn } = challenge
        const saved = await officeApi.call(updateChallenge, { id, ...facts, is_withdrawn, version })
        setVersion(saved.version)
        setBefore(draft)
      }
      const created = challenge ? undefined : await officeApi.call(createChallenge, facts, { idempotencyKey })
      toast(is_draft ? challengeEditor.draftSaved : challengeEditor.saved)
      await queryClient.invalidateQueries({ queryKey: [officeChallenges.path] })
      if (created) void navigate(linkTo(officePaths.challenge, { id: created.id }), { replace: true })
    },
    (isDraft) => (isDraft ? faultsInDraft : faultsIn)(draft, challengeEditor.faults),
  )

  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(before),
    version,
    sending,
    change: (part: Partial<ChallengeDraft>) => setDraft((earlier) => ({ ...earlier, ...part })),
    discard() {
      setDraft(before)
      sending.forgive(...Object.keys(sending.failure?.fields ?? {}))
    },
    /** Something else was changed here; a step that somebody else took in between is still told on saving. */
    advance: (next: number) => setVersion((earlier) => (next === earlier + 1 ? next : earlier)),
  }
}
