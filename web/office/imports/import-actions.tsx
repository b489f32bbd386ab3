import { IconDownload, IconTableImport } from '@tabler/icons-react'
import {
  discardImport,
  importedFile,
  importFaultsFile,
  importRows,
  type OneImport,
  officeImport,
  runImport,
} from '#contract/imports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { useImportWords } from './words.ts'

/** What can be decided about a file, and what can be taken of it. */
export function ImportActions({ file }: { file: OneImport }) {
  return (
    <Stack gap={3}>
      {file.state === 'judged' && <Decide file={file} />}
      <Row gap={2}>
        {file.state === 'unreadable' && <Discard id={file.id} />}
        {file.counts.wrong > 0 && <TakeFaults id={file.id} />}
        {file.has_file && <TakeOriginal id={file.id} />}
      </Row>
    </Stack>
  )
}

function Decide({ file: { id, counts, needs_second } }: { file: OneImport }) {
  const { imports } = useImportWords()
  const { number } = useFormat()
  const right = counts.new + counts.changed
  const run = useAction({
    act: () => officeApi.call(runImport, { id }),
    done: imports.started,
    failed: imports.runFailed,
    refreshes: [officeImport, importRows],
  })
  return (
    <Stack gap={3}>
      {needs_second && <Notice kind="attention">{imports.needsSecond}</Notice>}
      <Row gap={2}>
        {right > 0 ? (
          <Button isBusy={run.isPending} onClick={() => run.mutate()}>
            <IconTableImport size={18} aria-hidden="true" />
            {imports.run(right, number(right))}
          </Button>
        ) : (
          <Text>{imports.nothing}</Text>
        )}
        <Discard id={id} />
        {right > 0 && counts.wrong > 0 && (
          <Text look="small-quiet">{imports.runWithout(counts.wrong, number(counts.wrong))}</Text>
        )}
      </Row>
    </Stack>
  )
}

function Discard({ id }: { id: string }) {
  const { imports } = useImportWords()
  const discard = useAction({
    act: () => officeApi.call(discardImport, { id }),
    done: imports.discarded,
    failed: imports.discardFailed,
    refreshes: [officeImport],
  })
  return (
    <Button variant="quiet" isBusy={discard.isPending} onClick={() => discard.mutate()}>
      {imports.discard}
    </Button>
  )
}

function TakeFaults({ id }: { id: string }) {
  const { imports } = useImportWords()
  const take = () =>
    officeApi
      .download(importFaultsFile, { id })
      .catch((error: unknown) => toastFailure(error, imports.faultsFailed))
  return (
    <Button variant="outline" onClick={() => void take()}>
      <IconDownload size={18} aria-hidden="true" />
      {imports.faults}
    </Button>
  )
}

function TakeOriginal({ id }: { id: string }) {
  const { imports } = useImportWords()
  async function take() {
    try {
      const { link } = await officeApi.call(importedFile, { id })
      if (link) window.location.assign(link)
    } catch (error) {
      toastFailure(error, imports.originalFailed)
    }
  }
  return (
    <Button variant="outline" onClick={() => void take()}>
      <IconDownload size={18} aria-hidden="true" />
      {imports.original}
    </Button>
  )
}
