import { officePages } from '#contract/pages-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Table } from '#web/ui/table.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficePagesWords } from './words.ts'

export function Pages() {
  const { texts } = useOfficePagesWords()
  return (
    <OfficeScreen title={texts.title} waiting={<Waiting height="240px" />}>
      <PageTable />
    </OfficeScreen>
  )
}

function PageTable() {
  const { texts } = useOfficePagesWords()
  const { number, dateTime } = useFormat()
  const { data: pages } = useSuspenseQuery(queryOf(officeApi, officePages))
  return (
    <Table
      label={texts.title}
      rows={pages}
      keyOf={({ page }) => page}
      hrefOf={({ page }) => linkTo(officePaths.page, { page })}
      empty={null}
      columns={[
        { key: 'page', title: texts.page, cell: ({ page }) => texts.names[page] },
        { key: 'version', title: texts.version, cell: ({ version }) => texts.versionN(number(version)) },
        {
          key: 'state',
          title: texts.state,
          cell: ({ outdated }) => outdated.length > 0 && <Tag kind="attention">{texts.outdatedTag}</Tag>,
        },
        { key: 'updated_at', title: texts.published, cell: ({ updated_at }) => dateTime(updated_at) },
      ]}
    />
  )
}
