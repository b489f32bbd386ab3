import { type Untranslated, untranslated } from '#contract/first-steps.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Table } from '#web/ui/table.tsx'
import { useFirstStepWords } from './words.ts'

/** What readers of another language read in Portuguese. */
export function UntranslatedTexts() {
  const { translations } = useFirstStepWords()
  return (
    <OfficeScreen title={translations.title} note={translations.note} waiting={<Waiting height="400px" />}>
      <Texts />
    </OfficeScreen>
  )
}

function Texts() {
  const { translations } = useFirstStepWords()
  const { data: texts } = useSuspenseQuery(queryOf(officeApi, untranslated))
  return (
    <Table
      label={translations.title}
      rows={texts}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      hrefOf={placeOf}
      empty={
        <EmptyState
          art={<Caramelo mood="happy" widthPx={140} />}
          title={translations.none}
          text={translations.noneText}
        />
      }
      columns={[
        { key: 'title', title: translations.what, cell: ({ title }) => title || translations.untitled },
        { key: 'kind', title: translations.kind, cell: ({ kind }) => translations.kinds[kind] },
        {
          key: 'languages',
          title: translations.missingIn,
          cell: ({ languages }) => languages.map((language) => translations.languages[language]).join(', '),
        },
      ]}
    />
  )
}

function placeOf({ kind, id }: Untranslated): string {
  const places: Record<Untranslated['kind'], string> = {
    product: linkTo(officePaths.product, { id }),
    prize: linkTo(officePaths.prize, { id }),
    category: `${officePaths.prizes}?view=categories`,
    challenge: linkTo(officePaths.challenge, { id }),
    reason: officePaths.reasons,
    page: linkTo(officePaths.page, { page: id }),
  }
  return places[kind]
}
