import { IconDownload } from '@tabler/icons-react'
import { officeExports, takeExport } from '#contract/exports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { useOfficeReportsWords } from './words.ts'

/** What a worker wrote each night; the last week is kept. */
export function DataExports() {
  const { exporting } = useOfficeReportsWords()
  const { dateTime, number } = useFormat()
  const { data } = useSuspenseQuery(queryOf(officeApi, officeExports))
  return (
    <Panel title={exporting.title} note={exporting.note}>
      <Stack gap={4}>
        {!data.is_on && <Notice kind="attention">{exporting.off}</Notice>}
        <Figures
          label={exporting.title}
          rows={data.items}
          keyOf={({ id }) => id}
          empty={exporting.none}
          columns={[
            { title: exporting.madeAt, cell: ({ made_at }) => dateTime(made_at) },
            { title: exporting.content, cell: ({ kind }) => exporting.kinds[kind] },
            {
              title: exporting.size,
              isNumber: true,
              cell: ({ bytes }) => exporting.kilobytes(number(Math.ceil(bytes / 1024))),
            },
            { title: exporting.file, cell: ({ id }) => <Take id={id} /> },
          ]}
        />
      </Stack>
    </Panel>
  )
}

function Take({ id }: { id: string }) {
  const { exporting } = useOfficeReportsWords()
  async function take() {
    try {
      const { link } = await officeApi.call(takeExport, { id })
      if (link) window.location.assign(link)
    } catch (error) {
      toastFailure(error, exporting.failed)
      await refresh(officeExports)
    }
  }
  return (
    <Button variant="outline" size="small" onClick={() => void take()}>
      <IconDownload size={18} aria-hidden="true" />
      {exporting.take}
    </Button>
  )
}
