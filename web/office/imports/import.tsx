import { useParams } from 'react-router'
import { type OneImport, officeImport } from '#contract/imports.ts'
import { officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { ImportActions } from './import-actions.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportState } from './import-state.tsx'
import { useImportWords } from './words.ts'

export function Import() {
  const { imports } = useImportWords()
  return (
    <OfficeScreen title={imports.one} above={{ to: officePaths.imports, text: imports.back }}>
      <Loaded waiting={<Waiting height="320px" />}>
        <LoadedImport />
      </Loaded>
    </OfficeScreen>
  )
}

const askedAgainMs = 1000

function LoadedImport() {
  const { id = '' } = useParams()
  const { data: file } = useSuspenseQuery({
    ...queryOf(officeApi, officeImport, { id }),
    refetchInterval: ({ state }) => (isWorking(state.data) ? askedAgainMs : false),
  })
  return (
    <Stack gap={4}>
      <About file={file} />
      {file.row_count !== null && file.state !== 'unreadable' && <ImportRows file={file} />}
    </Stack>
  )
}

function isWorking(file: OneImport | undefined): boolean {
  return file?.state === 'judging' || file?.state === 'running'
}

function About({ file }: { file: OneImport }) {
  const { imports } = useImportWords()
  const { dateTime, number } = useFormat()
  return (
    <Pane title={file.file_name} end={<ImportState state={file.state} />}>
      <Stack gap={4}>
        <Facts>
          <Fact name={imports.kindColumn}>{imports.kinds[file.kind]}</Fact>
          <Fact name={imports.when}>{[dateTime(file.handed_at), file.handed_by].join(' · ')}</Fact>
          {file.run_at && (
            <Fact name={imports.ranBy}>{[file.run_by, dateTime(file.run_at)].join(' · ')}</Fact>
          )}
          {file.finished_at && <Fact name={imports.finished}>{dateTime(file.finished_at)}</Fact>}
          {file.coins > 0 && <Fact name={imports.coins}>{number(file.coins)}</Fact>}
        </Facts>
        {isWorking(file) && <HowFar file={file} />}
        {file.fault && <Notice kind="error">{file.fault}</Notice>}
        {file.unknown_columns.length > 0 && (
          <Notice kind="attention">{imports.unknownColumns(file.unknown_columns.join(', '))}</Notice>
        )}
        <ImportActions file={file} />
      </Stack>
    </Pane>
  )
}

function HowFar({ file: { row_count, progress } }: { file: OneImport }) {
  const { imports } = useImportWords()
  const { number } = useFormat()
  const text = row_count === null ? imports.reading : imports.progress(number(progress), number(row_count))
  return (
    <Stack gap={1}>
      <Progress label={text} text={text} value={progress} max={row_count ?? 0} />
      <Text look="small-quiet">{text}</Text>
    </Stack>
  )
}
