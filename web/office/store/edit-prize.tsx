import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import {
  createPrize,
  duplicatePrize,
  type OfficePrize,
  officePrizes,
  prizeGoals,
  SentPrize,
  stockMoves,
  updatePrize,
} from '#contract/store-office.ts'
import { Editor, EditorBar } from '#web/office/kit/editor.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { TextsFields } from '#web/office/kit/texts-fields.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { useEditor } from '#web/office/kit/use-editor.ts'
import { WithdrawButton } from '#web/office/kit/withdraw-button.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { changesIn, draftOf, emptyDraft, factsOf, faultsIn } from './draft.ts'
import { PriceConsequence } from './price-consequence.tsx'
import { PrizeFields } from './prize-fields.tsx'
import { PrizePictures } from './prize-pictures.tsx'
import { PrizePreview } from './prize-preview.tsx'
import { PrizeTags } from './prize-tags.tsx'
import { categoriesQuery } from './prizes-query.ts'
import { Stock } from './stock.tsx'
import { useOfficeStoreWords } from './words.ts'

const { titles, descriptions } = SentPrize.shape

export function EditPrize({ prize }: { prize: OfficePrize | undefined }) {
  const { prizeEditor, prizeShelf } = useOfficeStoreWords()
  const [language, setLanguage] = useState<Language>('pt-BR')
  const { draft, before, version, sending, faults, change, discard, forgive, advance } = usePrizeEditor(prize)
  const changes = changesIn(draft, before)
  const asks = useAskedBeforeWithdrawing(prize)
  return (
    <OfficeScreen
      title={prize?.titles['pt-BR'] ?? prizeShelf.add}
      above={{ to: officePaths.prizes, text: prizeShelf.title }}
      tags={prize && <PrizeTags prize={prize} />}
      actions={
        prize && (
          <>
            <Duplicate prize={prize} />
            <WithdrawButton
              isWithdrawn={prize.is_withdrawn}
              words={
                prize.is_draft
                  ? { ...prizeEditor.withdrawal, ...prizeEditor.publishing }
                  : prizeEditor.withdrawal
              }
              failedText={prizeEditor.failed}
              act={async () => advance((await switchWithdrawn(prize, version)).version)}
              refreshes={[officePrizes]}
              asks={asks}
            />
          </>
        )
      }
    >
      <Editor
        onSubmit={() => sending.submit(undefined)}
        onEdit={forgive}
        failure={sending.failure}
        fallback={prizeEditor.failed}
        aside={
          <>
            <PrizePreview draft={draft} language={language} image={prize?.images[0]} />
            {prize && <PrizePictures prize={prize} tone={draft.tone} version={version} onChanged={advance} />}
          </>
        }
      >
        <TextsFields
          words={prizeEditor.writing}
          titles={draft.titles}
          descriptions={draft.descriptions}
          longestTitle={longestOf(titles.shape['pt-BR'])}
          longestDescription={longestOf(descriptions.shape['pt-BR'])}
          failure={sending.failure}
          onChange={change}
          onEdit={forgive}
          onLanguage={setLanguage}
        />
        <PrizeFields draft={draft} change={change} faults={faults} />
        {prize && <PriceConsequence prize={prize} draft={draft} />}
        {changes.length > 0 && (
          <EditorBar
            message={prizeEditor.changes(changes.length)}
            discard={{ label: prizeEditor.discard, onPress: discard }}
            saveLabel={prize ? prizeEditor.save : prizeEditor.create}
            isSending={sending.isSending}
          />
        )}
      </Editor>
      {prize && <Stock prize={prize} onMoved={advance} />}
    </OfficeScreen>
  )
}

function usePrizeEditor(prize: OfficePrize | undefined) {
  const { prizeEditor } = useOfficeStoreWords()
  const language = useLanguage()
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  return useEditor({
    thing: prize,
    start: () =>
      prize ? draftOf(prize, language) : { ...emptyDraft, category: categories[0]?.id ?? '', language },
    faultsIn: (draft) => faultsIn(draft, prizeEditor.faults),
    update: ({ draft, opened, thing: { id, is_withdrawn }, version }) =>
      officeApi.call(updatePrize, { id, ...factsOf(draft, opened), is_withdrawn, version }),
    create: (draft, _how, idempotencyKey) => officeApi.call(createPrize, factsOf(draft), { idempotencyKey }),
    saved: () => prizeEditor.saved,
    pathOf: (id) => linkTo(officePaths.prize, { id }),
    refreshes: [officePrizes, stockMoves],
  })
}

function switchWithdrawn(prize: OfficePrize, version: number) {
  const facts = factsOf(draftOf(prize, defaultLanguage), prize)
  return officeApi.call(updatePrize, { id: prize.id, ...facts, is_withdrawn: !prize.is_withdrawn, version })
}

/** Nobody is asked about a prize that nobody saves for. */
function useAskedBeforeWithdrawing(prize: OfficePrize | undefined) {
  const { prizeEditor } = useOfficeStoreWords()
  const { number } = useFormat()
  const { data } = useQuery({
    ...queryOf(officeApi, prizeGoals, { id: prize?.id ?? '' }),
    enabled: prize !== undefined && !prize.is_withdrawn,
  })
  if (!data || data.members === 0) return undefined
  const text = [prizeEditor.goalsNow(number(data.members), data.members), prizeEditor.withdrawal.effect].join(
    ' ',
  )
  return { title: prizeEditor.withdrawal.asks, text, leave: prizeEditor.withdrawal.leave }
}

/** A new prize that begins as this one was saved, out of the store; its editor opens. */
function Duplicate({ prize: { id } }: { prize: OfficePrize }) {
  const { prizeEditor } = useOfficeStoreWords()
  const navigate = useNavigate()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const { isPending, mutate } = useAction({
    act: async () => {
      const copy = await officeApi.call(duplicatePrize, { id }, { idempotencyKey })
      setIdempotencyKey(crypto.randomUUID())
      await refresh(officePrizes)
      void navigate(linkTo(officePaths.prize, { id: copy.id }))
    },
    done: prizeEditor.duplicated,
    failed: prizeEditor.failed,
    refreshes: [officePrizes],
  })
  return (
    <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
      <IconCopy size={18} aria-hidden="true" />
      {prizeEditor.duplicate}
    </Button>
  )
}
