import {
  createChallenge,
  type OfficeChallenge,
  officeChallenges,
  updateChallenge,
} from '#contract/challenges-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useEditor } from '#web/office/kit/use-editor.ts'
import { useLanguage } from '#web/platform/language.ts'
import { draftOf, emptyDraft, factsOf, faultsIn, faultsInDraft } from './draft.ts'
import { useOfficeChallengesWords } from './words.ts'

export function useChallengeEditor(challenge: OfficeChallenge | undefined) {
  const { challengeEditor } = useOfficeChallengesWords()
  const language = useLanguage()
  return useEditor({
    thing: challenge,
    start: () => (challenge ? draftOf(challenge, language) : { ...emptyDraft, language }),
    faultsIn: (draft, isDraft: boolean) =>
      (isDraft ? faultsInDraft : faultsIn)(draft, challengeEditor.faults),
    update: ({ draft, opened, thing: { id, is_withdrawn }, version, how: is_draft }) =>
      officeApi.call(updateChallenge, { id, ...factsOf(draft, opened), is_draft, is_withdrawn, version }),
    create: (draft, is_draft, idempotencyKey) =>
      officeApi.call(createChallenge, { ...factsOf(draft), is_draft }, { idempotencyKey }),
    saved: (isDraft) => (isDraft ? challengeEditor.draftSaved : challengeEditor.saved),
    pathOf: (id) => linkTo(officePaths.challenge, { id }),
    refreshes: [officeChallenges],
  })
}
