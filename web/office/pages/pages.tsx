import { useQuery } from '@tanstack/react-query'
import { officePages } from '#contract/pages-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Table } from '#web/ui/table.tsx'
import { useOfficePagesWords } from './words.ts'

/** The texts of the programme and the version of each that is in force. */
export function Pages() {
  const { texts } = useOfficePagesWords()
  const { number, dateTime } = useFormat()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [officePages.path, language],
    queryFn: () => officeApi.call(officePages),
    throwOnError: true,
  })
  return (
    <OfficeScreen title={texts.title}>
      {data ? (
        <Table
          label={texts.title}
          rows={data}
          keyOf={({ page }) => page}
          hrefOf={({ page }) => linkTo(officePaths.page, { page })}
          empty={null}
          columns={[
            { key: 'page', title: texts.page, cell: ({ page }) => texts.names[page] },
            {
              key: 'version',
              title: texts.version,
              cell: ({ version }) => texts.versionN(number(version)),
            },
            { key: 'updated_at', title: texts.published, cell: ({ updated_at }) => dateTime(updated_at) },
          ]}
        />
      ) : (
        <Skeleton text={texts.loading}>
          <SkeletonBlock height="240px" />
        </Skeleton>
      )}
    </OfficeScreen>
  )
}
