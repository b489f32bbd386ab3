import { memberReport, type Period } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Bars } from '#web/ui/charts/bars.tsx'
import { Lines } from '#web/ui/charts/lines.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Compared } from './compared.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { shareOf } from './share.ts'
import { useOfficeReportsWords } from './words.ts'

export function MemberReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number, day, date } = useFormat()
  const { data: report } = useSuspenseQuery(queryOf(officeApi, memberReport, period))
  const { total, active, levels, profiles, refused, invited, promoters, weeks } = report
  const signUps = weeks.reduce((sum, { sign_ups }) => sum + sign_ups, 0)
  const columns = [
    { title: reporting.people, cell: ([name]: readonly [string, string]) => name },
    {
      title: reporting.total,
      isNumber: true,
      cell: ([, figure]: readonly [string, string]) => <b>{figure}</b>,
    },
  ]
  return (
    <>
      <Compared
        report={memberReport}
        period={period}
        now={report}
        figuresOf={(of) => [
          { label: reporting.active, count: of.active },
          { label: reporting.signUps, count: of.weeks.reduce((sum, week) => sum + week.sign_ups, 0) },
        ]}
      />
      <Panel span={4} title={reporting.people} note={reporting.whoCounts}>
        <Figures
          label={reporting.people}
          rows={[
            [reporting.total, number(total)],
            [reporting.active, `${number(active)} (${number(shareOf(active, total))} %)`],
            [reporting.signUps, number(signUps)],
            [reporting.invited, number(invited)],
            [reporting.profiles.promoter, number(promoters)],
          ]}
          keyOf={([name]) => name}
          empty={reporting.none}
          columns={columns}
        />
      </Panel>
      <Panel span={4} title={reporting.byLevel}>
        <Bars
          label={reporting.byLevel}
          bars={[
            ...levels.map(({ level, count }) => ({ label: reporting.levels[level as 1 | 2 | 3], count })),
            { label: reporting.refused, count: refused },
          ].map(({ label, count }) => ({ label, value: count, text: number(count) }))}
        />
      </Panel>
      <Panel span={4} title={reporting.byProfile}>
        <Bars
          label={reporting.byProfile}
          bars={profiles.map(({ profile_type, count }) => ({
            label: reporting.profiles[profile_type],
            value: count,
            text: number(count),
          }))}
        />
      </Panel>
      <Panel title={reporting.signUps} file={{ report: 'members', ...period }}>
        <Columns widths={['3fr', '2fr']} from={900} gap={4}>
          <Lines
            label={reporting.signUps}
            names={weeks.map(({ week }) => day(week))}
            textOf={number}
            series={[
              { name: reporting.signUps, tone: 'action', values: weeks.map(({ sign_ups }) => sign_ups) },
            ]}
          />
          <Figures
            label={reporting.signUps}
            rows={weeks.toReversed()}
            keyOf={({ week }) => week}
            empty={reporting.none}
            columns={[
              { title: reporting.week, cell: ({ week }) => date(week) },
              { title: reporting.signUps, isNumber: true, cell: ({ sign_ups }) => number(sign_ups) },
            ]}
          />
        </Columns>
      </Panel>
    </>
  )
}
