import { useState } from 'react'
import {
  type OfficeChallenge,
  officeChallenges,
  SentChallenge,
  setChallengeImage,
  updateChallenge,
} from '#contract/challenges-office.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { officePaths } from '#contract/paths.ts'
import { Editor } from '#web/office/kit/editor.tsx'
import { PictureButton } from '#web/office/kit/file-button.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { TextsFields } from '#web/office/kit/texts-fields.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { WithdrawButton } from '#web/office/kit/withdraw-button.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { Card } from '#web/ui/card.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { ChallengeBar } from './challenge-bar.tsx'
import { useChallengeEditor } from './challenge-editor.ts'
import { ChallengePreview } from './challenge-preview.tsx'
import { useChallengeSentence } from './challenge-sentence.ts'
import { ChallengeTag } from './challenge-tag.tsx'
import styles from './challenges.module.css'
import { draftOf, factsOf } from './draft.ts'
import { GoalFields } from './goal-fields.tsx'
import { Replay } from './replay.tsx'
import { WhenFields } from './when-fields.tsx'
import { useOfficeChallengesWords } from './words.ts'

const { titles, descriptions } = SentChallenge.shape

export function EditChallenge({ challenge }: { challenge: OfficeChallenge | undefined }) {
  const { challengeEditor, challengeList } = useOfficeChallengesWords()
  const [language, setLanguage] = useState<Language>('pt-BR')
  const editor = useChallengeEditor(challenge)
  const { draft, version, sending, faults, change, forgive, advance } = editor
  // What is new begins as a draft.
  const isDraft = challenge?.is_draft ?? true
  const row = { draft, change, faults }
  return (
    <OfficeScreen
      title={challenge ? challenge.titles['pt-BR'] || challengeList.untitled : challengeList.add}
      above={{ to: officePaths.challenges, text: challengeList.title }}
      tags={challenge && <ChallengeTag challenge={challenge} />}
      actions={
        challenge &&
        !isDraft && (
          <WithdrawButton
            isWithdrawn={challenge.is_withdrawn}
            words={challengeEditor.withdrawal}
            failedText={challengeEditor.failed}
            act={async () => advance((await switchWithdrawn(challenge, version)).version)}
            refreshes={[officeChallenges]}
          />
        )
      }
    >
      <Editor
        onSubmit={() => sending.submit(isDraft)}
        onEdit={forgive}
        failure={sending.failure}
        fallback={challengeEditor.failed}
        aside={
          <>
            {draft.hasGoal && <Replay draft={draft} />}
            <ChallengePreview draft={draft} language={language} image={challenge?.image ?? null} />
            {challenge && <ChallengeImage challenge={challenge} onChanged={advance} />}
          </>
        }
      >
        <Card
          as="section"
          tone="tinted"
          className={styles.sentence}
          aria-label={challengeEditor.sentenceTitle}
        >
          <small>{challengeEditor.sentenceTitle}</small>
          <p role="status">{useChallengeSentence(draft)}</p>
        </Card>
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
          onEdit={forgive}
          onLanguage={setLanguage}
        />
        <ChallengeBar editor={editor} isDraft={isDraft} />
      </Editor>
    </OfficeScreen>
  )
}

function switchWithdrawn(challenge: OfficeChallenge, version: number) {
  const { id, is_draft, is_withdrawn } = challenge
  const facts = factsOf(draftOf(challenge, defaultLanguage), challenge)
  return officeApi.call(updateChallenge, { id, ...facts, is_draft, is_withdrawn: !is_withdrawn, version })
}

type ChallengeImageProps = { challenge: OfficeChallenge; onChanged: (version: number) => void }

function ChallengeImage({ challenge: { id }, onChanged }: ChallengeImageProps) {
  const { challengeEditor } = useOfficeChallengesWords()
  const { isPending, mutate } = useAction({
    act: async (image: File) => onChanged((await officeApi.call(setChallengeImage, { id, image })).version),
    done: challengeEditor.imageSaved,
    failed: challengeEditor.failed,
    refreshes: [officeChallenges],
  })
  return (
    <TitledCard title={challengeEditor.image} note={challengeEditor.imageNote}>
      <div>
        <PictureButton label={challengeEditor.chooseImage} isBusy={isPending} onFile={mutate} />
      </div>
    </TitledCard>
  )
}
