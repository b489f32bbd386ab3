import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import {
  type ImportedRow,
  type ImportVerdict,
  importRows,
  importVerdicts,
  type OneImport,
} from '#contract/imports.ts'
import { ListingPages } from '#web/office/kit/listing-pages.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { Waiting } from '#web/office/kit/waiting.tsx'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Segments } from '#web/ui/segments.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Column } from '#web/ui/table-column.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useImportWords } from './words.ts'

type ImportRowsProps = { file: OneImport; askedAgainMs: number | false }

/** Line by line what happens, all of them or those of one verdict. */
export function ImportRows({ file, askedAgainMs }: ImportRowsProps) {
  const { imports } = useImportWords()
  const [search] = useSearchParams()
  const verdict = importVerdicts.find((one) => one === search.get('verdict'))
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data } = useQuery({
    ...queryOf(officeApi, importRows, { id: file.id, page, ...(verdict && { verdict }) }),
    placeholderData: keepPreviousData,
    refetchInterval: askedAgainMs,
    throwOnError: true,
  })
  const columns = useColumns(file)
  return (
    <Stack gap={3}>
      <Row>
        <Verdicts file={file} current={verdict} />
      </Row>
      {data ? (
        <Table
          label={imports.rows}
          columns={columns}
          rows={data.items}
          keyOf={({ line }) => String(line)}
          empty={imports.noRows}
          pages={
            <ListingPages
              answer={data}
              page={page}
              hrefOf={(next) => hrefOf({ verdict, page: String(next) })}
            />
          }
        />
      ) : (
        <Waiting height="300px" />
      )}
    </Stack>
  )
}

function Verdicts({ file: { counts }, current }: { file: OneImport; current: ImportVerdict | undefined }) {
  const { imports } = useImportWords()
  const { number } = useFormat()
  const all = counts.new + counts.changed + counts.same + counts.wrong
  return (
    <Segments
      label={imports.rows}
      segments={[
        { key: 'all', text: `${imports.all} (${number(all)})`, isChosen: !current, to: hrefOf({}) },
        ...importVerdicts.map((verdict) => ({
          key: verdict,
          text: `${imports.verdicts[verdict]} (${number(counts[verdict])})`,
          isChosen: verdict === current,
          to: hrefOf({ verdict }),
        })),
      ]}
    />
  )
}

function hrefOf(parts: { verdict?: string | undefined; page?: string }): string {
  const given = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined)
  return `?${new URLSearchParams(given)}`
}

const kinds = { new: 'success', changed: 'info', same: 'neutral', wrong: 'error' } as const

function useColumns({ coins }: OneImport): Column<ImportedRow>[] {
  const { imports } = useImportWords()
  const { number } = useFormat()
  return [
    {
      key: 'record',
      title: imports.record,
      cell: ({ title, external_id }) => [title, external_id].filter(Boolean).join(' · '),
    },
    { key: 'line', title: imports.line, isNumber: true, cell: ({ line }) => number(line) },
    {
      key: 'verdict',
      title: imports.state,
      cell: ({ verdict }) => <Tag kind={kinds[verdict]}>{imports.verdict[verdict]}</Tag>,
    },
    ...(coins > 0
      ? [
          {
            key: 'coins',
            title: imports.coins,
            isNumber: true,
            cell: (row: ImportedRow) => row.coins !== null && number(row.coins),
          },
        ]
      : []),
    { key: 'what', title: imports.what, cell: (row) => <WhatHappens row={row} /> },
  ]
}

function WhatHappens({ row: { faults, notes, changes } }: { row: ImportedRow }) {
  const { imports } = useImportWords()
  const said = [...faults, ...notes].map(({ column, text }) => (column ? `${column}: ${text}` : text))
  const changed = changes.map(({ column, before, after }) =>
    imports.change(column, before || imports.empty, after || imports.empty),
  )
  if (said.length + changed.length === 0) return null
  return (
    <Stack gap={1}>
      {[...said, ...changed].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Stack>
  )
}
