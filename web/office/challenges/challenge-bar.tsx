import { defaultLanguage } from '#contract/languages.ts'
import { programmeDay } from '#domain/business-days.ts'
import { EditorBar } from '#web/office/kit/editor.tsx'
import { useFormat } from '#web/platform/format.ts'
import type { useChallengeEditor } from './challenge-editor.ts'
import { faultsInDraft, isUnwritten } from './draft.ts'
import { useOfficeChallengesWords } from './words.ts'

type ChallengeBarProps = { editor: ReturnType<typeof useChallengeEditor>; isDraft: boolean }

/** What members know is saved; what they do not know yet is kept as a draft, or published once it is whole. */
export function ChallengeBar({ editor, isDraft }: ChallengeBarProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const { day } = useFormat()
  const { draft, isChanged, sending, discard } = editor
  const missing = useMissing(editor)
  if (!isChanged && !isDraft) return null
  const isLater = draft.opens > programmeDay(Date.now())
  return (
    <EditorBar
      message={(isDraft && missing) || (isChanged && challengeEditor.unsaved)}
      discard={isChanged ? { label: challengeEditor.discard, onPress: discard } : undefined}
      saveLabel={isDraft ? challengeEditor.saveDraft : challengeEditor.save}
      isSending={sending.isSending}
      isUnsaved={isChanged}
      further={
        isDraft
          ? {
              label: isLater ? challengeEditor.publishOn(day(draft.opens)) : challengeEditor.publish,
              isClosed: missing !== undefined,
              onPress: () => sending.submit(false),
            }
          : undefined
      }
    />
  )
}

function useMissing({ draft }: ChallengeBarProps['editor']): string | undefined {
  const { challengeEditor } = useOfficeChallengesWords()
  const { writing, faults } = challengeEditor
  if (Object.keys(faultsInDraft(draft, faults)).length > 0) return challengeEditor.missing.terms
  return isUnwritten(draft) ? challengeEditor.missing.texts(writing.languages[defaultLanguage]) : undefined
}
