import { useState } from 'react'
import { createChallenge, type OfficeChallenge } from '#contract/challenges-office.ts'
import type { Language } from '#contract/languages.ts'
import { officePaths } from '#contract/paths.ts'
import { Editor } from '#web/office/kit/editor.tsx'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { TextsFields } from '#web/office/kit/texts-fields.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { Form } from '#web/platform/form.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { ChallengeBar } from './challenge-bar.tsx'
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

const { titles, descriptions } = createChallenge.body.shape

/** Who, what, how much and when make one sentence; beside it what it would have cost. */
export function EditChallenge({ challenge }: { challenge: OfficeChallenge | undefined }) {
  const { challengeEditor, challengeList } = useOfficeChallengesWords()
  const [language, setLanguage] = useState<Language>('pt-BR')
  const editor = useChallengeEditor(challenge)
  const { draft, version, sending, change, advance } = editor
  // What is new begins as a draft.
  const isDraft = challenge?.is_draft ?? true
  const row = { draft, change, faults: sending.failure?.fields ?? {} }
  return (
    <OfficeScreen
      title={challenge ? challenge.titles['pt-BR'] || challengeList.untitled : challengeList.add}
      above={{ to: officePaths.challenges, text: challengeList.title }}
      tags={challenge && <ChallengeTag challenge={challenge} />}
      actions={
        challenge && !isDraft && <Withdraw challenge={challenge} version={version} onChanged={advance} />
      }
    >
      <Form
        onSubmit={() => sending.submit(isDraft)}
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
            <GoalFields {...row} challenge={challenge} />
            <WhenFields {...row} />
            <TextsFields
              words={challengeEditor.writing}
              titles={draft.titles}
              descriptions={draft.descriptions}
              longestTitle={longestOf(titles.shape['pt-BR'])}
              longestDescription={longestOf(descriptions.shape['pt-BR'])}
              failure={sending.failure}
              onChange={change}
              onEdit={sending.forgive}
              onLanguage={setLanguage}
            />
            <ChallengeBar editor={editor} isDraft={isDraft} />
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
