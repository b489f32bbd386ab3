import { useState } from 'react'
import type { OfficeChallenge } from '#contract/challenges-office.ts'
import type { Language } from '#contract/languages.ts'
import { Editor, EditorBar } from '#web/platform/editor.tsx'
import { Form } from '#web/platform/form.tsx'
import { OfficeScreen } from '#web/platform/office-screen.tsx'
import { TextsFields } from '#web/platform/texts-fields.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { ChallengeImage } from './challenge-image.tsx'
import { ChallengePreview } from './challenge-preview.tsx'
import { ChallengeTag } from './challenge-tag.tsx'
import styles from './challenges.module.css'
import { GoalFields } from './goal-fields.tsx'
import { Replay } from './replay.tsx'
import { useSentence } from './sentence.ts'
import { useChallengeEditor } from './use-challenge-editor.ts'
import { WhenFields } from './when-fields.tsx'
import { Withdraw } from './withdraw.tsx'
import { useOfficeChallengesWords } from './words.ts'

/** Who, what, how much and when make one sentence; beside it what it would have cost. */
export function EditChallenge({ challenge }: { challenge: OfficeChallenge | undefined }) {
  const { challengeEditor, challengeList } = useOfficeChallengesWords()
  const [language, setLanguage] = useState<Language>('pt-BR')
  const { draft, isChanged, version, sending, change, discard, advance } = useChallengeEditor(challenge)
  const row = { draft, change, faults: sending.failure?.fields ?? {} }
  return (
    <OfficeScreen
      title={challenge?.titles['pt-BR'] ?? challengeList.add}
      above={{ to: '/desafios', text: challengeList.title }}
      tags={challenge && <ChallengeTag challenge={challenge} />}
      actions={challenge && <Withdraw challenge={challenge} version={version} onChanged={advance} />}
    >
      <Form
        onSubmit={() => sending.submit(undefined)}
        onEdit={sending.forgive}
        failure={sending.failure}
        fallback={challengeEditor.failed}
      >
        <Editor>
          <div className={styles.column}>
            <section className={styles.sentence} aria-label={challengeEditor.sentenceTitle}>
              <h2>{challengeEditor.sentenceTitle}</h2>
              <p role="status">{useSentence(draft)}</p>
            </section>
            <AudienceFields {...row} />
            <GoalFields {...row} isStarted={(challenge?.taking_part ?? 0) > 0} />
            <WhenFields {...row} />
            <TextsFields
              words={challengeEditor.writing}
              titles={draft.titles}
              descriptions={draft.descriptions}
              longestTitle={120}
              longestDescription={2000}
              failure={sending.failure}
              onChange={change}
              onEdit={sending.forgive}
              onLanguage={setLanguage}
            />
            {isChanged && (
              <EditorBar
                said={challengeEditor.unsaved}
                discard={{ label: challengeEditor.discard, onPress: discard }}
                saveLabel={challenge ? challengeEditor.save : challengeEditor.create}
                isSending={sending.isSending}
              />
            )}
          </div>
          <div className={styles.column}>
            {draft.hasGoal && <Replay draft={draft} />}
            <ChallengePreview draft={draft} language={language} image={challenge?.image ?? null} />
            {challenge && <ChallengeImage challenge={challenge} onChanged={advance} />}
          </div>
        </Editor>
      </Form>
    </OfficeScreen>
  )
}
