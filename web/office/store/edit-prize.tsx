import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { officePaths } from '#contract/paths.ts'
import { createPrize, type OfficePrize } from '#contract/store-office.ts'
import { Editor, EditorBar } from '#web/office/kit/editor.tsx'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { TextsFields } from '#web/office/kit/texts-fields.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { Form } from '#web/platform/form.tsx'
import { changesIn } from './draft.ts'
import { Duplicate } from './duplicate.tsx'
import { PriceConsequence } from './price-consequence.tsx'
import { PrizeFields } from './prize-fields.tsx'
import { PrizePictures } from './prize-pictures.tsx'
import { PrizePreview } from './prize-preview.tsx'
import { PrizeTags } from './prize-tags.tsx'
import { Stock } from './stock.tsx'
import styles from './store.module.css'
import { usePrizeEditor } from './use-prize-editor.ts'
import { Withdraw } from './withdraw.tsx'
import { useOfficeStoreWords } from './words.ts'

const { titles, descriptions } = createPrize.body.shape

/** What is typed at the left, what members will see at the right; nothing is sent before it is saved. */
export function EditPrize({ prize }: { prize: OfficePrize | undefined }) {
  const { prizeEditor, prizeShelf } = useOfficeStoreWords()
  const [language, setLanguage] = useState<Language>('pt-BR')
  const editor = usePrizeEditor(prize)
  const { draft, before, change, discard, sending } = editor
  const changes = changesIn(draft, before)
  return (
    <OfficeScreen
      title={prize?.titles['pt-BR'] ?? prizeShelf.add}
      above={{ to: officePaths.prizes, text: prizeShelf.title }}
      tags={prize && <PrizeTags prize={prize} />}
      actions={
        prize && (
          <>
            <Duplicate prize={prize} />
            <Withdraw prize={prize} version={editor.version} onChanged={editor.advance} />
          </>
        )
      }
    >
      <Form
        onSubmit={() => sending.submit(undefined)}
        onEdit={() => undefined}
        failure={sending.failure}
        fallback={prizeEditor.failed}
      >
        <Editor>
          <div className={styles.column}>
            <TextsFields
              words={prizeEditor.writing}
              titles={draft.titles}
              descriptions={draft.descriptions}
              longestTitle={longestOf(titles.shape['pt-BR'])}
              longestDescription={longestOf(descriptions.shape['pt-BR'])}
              failure={sending.failure}
              onChange={change}
              onEdit={sending.forgive}
              onLanguage={setLanguage}
            />
            <PrizeFields draft={draft} change={change} faults={sending.failure?.fields ?? {}} />
            {prize && <PriceConsequence prize={prize} draft={draft} />}
            {changes.length > 0 && (
              <EditorBar
                said={prizeEditor.changes(changes.length)}
                discard={{ label: prizeEditor.discard, onPress: discard }}
                saveLabel={prize ? prizeEditor.save : prizeEditor.create}
                isSending={sending.isSending}
              />
            )}
          </div>
          <div className={styles.column}>
            <PrizePreview draft={draft} language={language} image={prize?.images[0]} />
            {prize && <PrizePictures prize={prize} version={editor.version} onChanged={editor.advance} />}
          </div>
        </Editor>
      </Form>
      {prize && <Stock prize={prize} onMoved={editor.advance} />}
    </OfficeScreen>
  )
}
