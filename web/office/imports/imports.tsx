import { importVerdicts, type OfficeImport, officeImports } from '#contract/imports.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useFormat } from '#web/platform/format.ts'
import { ImportState } from './import-state.tsx'
import { NewImport } from './new-import.tsx'
import { useImportWords } from './words.ts'

export function Imports() {
  const { imports } = useImportWords()
  return (
    <Listing
      title={imports.title}
      list={officeImports}
      columns={useColumns()}
      sort={{ key: 'handed_at', direction: 'descending' }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => linkTo(officePaths.import, { id })}
    >
      <NewImport />
    </Listing>
  )
}

function useColumns(): ListingColumn<OfficeImport>[] {
  const { imports } = useImportWords()
  const { number, dateTime } = useFormat()
  return [
    { key: 'file_name', title: imports.name, cell: ({ file_name }) => file_name },
    { key: 'kind', title: imports.kindColumn, cell: ({ kind }) => imports.kinds[kind] },
    { key: 'state', title: imports.state, cell: ({ state }) => <ImportState state={state} /> },
    ...importVerdicts.map((verdict) => ({
      key: verdict,
      title: imports.verdicts[verdict],
      isNumber: true,
      cell: ({ counts }: OfficeImport) => number(counts[verdict]),
    })),
    {
      key: 'handed_at',
      title: imports.when,
      isSortable: true,
      cell: ({ handed_at }) => dateTime(handed_at),
    },
    { key: 'handed_by', title: imports.by, cell: ({ handed_by }) => handed_by },
    { key: 'run_by', title: imports.ranBy, cell: ({ run_by }) => run_by },
  ]
}
