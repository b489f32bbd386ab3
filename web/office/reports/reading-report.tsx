import { IconAlertTriangle } from '@tabler/icons-react'
import { type Period, type ReadingReport as Report, readingReport } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import styles from './reports.module.css'
import { shareOf } from './share.ts'
import { useOfficeReportsWords } from './words.ts'

export function ReadingReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { date } = useFormat()
  const { data: report } = useSuspenseQuery(queryOf(officeApi, readingReport, period))
  const counts = useCountColumns()
  return (
    <>
      <Panel
        title={reporting.readRight}
        note={reporting.onlyDecided}
        file={{ report: 'readings', ...period }}
      >
        <Figures
          label={reporting.readRight}
          rows={report.fields}
          keyOf={({ field, source, file_kind }) => `${field} ${source} ${file_kind}`}
          empty={reporting.none}
          columns={[
            { title: reporting.field, cell: ({ field }) => reporting.readFields[field] },
            { title: reporting.source, cell: ({ source }) => reporting.readSources[source] },
            { title: reporting.fileKind, cell: ({ file_kind }) => reporting.fileKinds[file_kind] },
            ...counts,
          ]}
        />
      </Panel>
      <Panel span={6} title={reporting.readByIssuer} file={{ report: 'issuers', ...period }}>
        <Figures
          label={reporting.readByIssuer}
          rows={report.issuers}
          keyOf={({ issuer }) => issuer ?? ''}
          empty={reporting.none}
          columns={[
            { title: reporting.issuer, cell: ({ issuer }) => issuer ?? reporting.noCompany },
            ...counts,
          ]}
        />
      </Panel>
      <Panel span={6} title={reporting.byWeek}>
        <Figures
          label={reporting.byWeek}
          rows={report.weeks.toReversed()}
          keyOf={({ week }) => week}
          empty={reporting.none}
          columns={[{ title: reporting.week, cell: ({ week }) => date(week) }, ...counts]}
        />
      </Panel>
    </>
  )
}

type Counts = Pick<Report['issuers'][number], 'documents' | 'fields' | 'right' | 'sure_but_wrong'>

function useCountColumns() {
  const { reporting } = useOfficeReportsWords()
  const { number } = useFormat()
  return [
    { title: reporting.documents, isNumber: true, cell: ({ documents }: Counts) => number(documents) },
    {
      title: reporting.rightShare,
      isNumber: true,
      cell: ({ fields, right }: Counts) =>
        fields === 0 ? '–' : <b>{`${number(shareOf(right, fields))} %`}</b>,
    },
    {
      title: reporting.sureButWrong,
      isNumber: true,
      cell: ({ sure_but_wrong: wrong }: Counts) =>
        wrong === 0 ? (
          number(0)
        ) : (
          <b className={styles.wrong}>
            <IconAlertTriangle size={14} aria-hidden="true" />
            {number(wrong)}
          </b>
        ),
    },
  ]
}
