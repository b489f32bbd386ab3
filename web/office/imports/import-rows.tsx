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
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './import.module.css'
import { useImportWords } from './words.ts'

type ImportRowsProps = { file: OneImport }

/** Line by line what happens, all of them or those of one verdict. */
export function ImportRows({ file }: ImportRowsProps) {
  const [search] = useSearchParams()
  const verdict = importVerdicts.find((one) => one === search.get('verdict'))
  const page = Math.max(1, Number(search.get('page')) || 1)
  const asked = { id: file.id, page, ...(verdict && { verdict }) }
  const { data } = useQuery({
    // Anew whenever the file has come further, the last time included.
    queryKey: [...queryOf(officeApi, importRows, asked).queryKey, file.state, file.progress],
    queryFn: () => officeApi.call(importRows, asked),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  return (
    <Stack gap={3}>
      <Verdicts file={file} current={verdict} />
      {data ? (
        <Pane
          isFlush
          foot={
            <ListingPages
              answer={data}
              page={page}
              hrefOf={(next) => hrefOf({ verdict, page: String(next) })}
            />
          }
        >
          <Rows rows={data.items} hasCoins={file.coins > 0} />
        </Pane>
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
    <Tabs
      label={imports.rows}
      tabs={[
        { text: imports.all, count: number(all), isCurrent: !current, to: '?' },
        ...importVerdicts.map((verdict) => ({
          text: imports.verdicts[verdict],
          count: number(counts[verdict]),
          isCurrent: verdict === current,
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

function Rows({ rows, hasCoins }: { rows: readonly ImportedRow[]; hasCoins: boolean }) {
  const { imports } = useImportWords()
  const { number } = useFormat()
  return (
    <PlainTable label={imports.rows}>
      <thead>
        <tr>
          <th scope="col" data-number>
            {imports.line}
          </th>
          <th scope="col">{imports.record}</th>
          <th scope="col">{imports.state}</th>
          {hasCoins && (
            <th scope="col" data-number>
              {imports.coins}
            </th>
          )}
          <th scope="col">{imports.what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={hasCoins ? 5 : 4}>{imports.noRows}</td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.line}>
            <td data-number>{number(row.line)}</td>
            <th scope="row">{[row.title, row.external_id].filter(Boolean).join(' · ')}</th>
            <td>
              <Tag kind={kinds[row.verdict]}>{imports.verdict[row.verdict]}</Tag>
            </td>
            {hasCoins && <td data-number>{row.coins !== null && number(row.coins)}</td>}
            <td>
              <WhatHappens row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

function WhatHappens({ row: { faults, notes, changes } }: { row: ImportedRow }) {
  const { imports } = useImportWords()
  const said = [...faults, ...notes].map(({ column, text }) => (column ? `${column}: ${text}` : text))
  const changed = changes.map(({ column, before, after }) =>
    imports.change(column, before || imports.empty, after || imports.empty),
  )
  return (
    <Stack gap={1} className={styles.what}>
      {[...said, ...changed].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Stack>
  )
}
