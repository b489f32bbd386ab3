import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { memberTrail } from '#contract/audit.ts'
import type { StatementSummary } from '#contract/coins.ts'
import { officeAdjustments } from '#contract/coins-office.ts'
import { type OfficeMember, officeMember } from '#contract/members-office.ts'
import { officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Identity } from './identity.tsx'
import { LevelTag } from './level-tag.tsx'
import styles from './member.module.css'
import { MemberActions } from './member-actions.tsx'
import { MemberInvoices } from './member-invoices.tsx'
import { MemberNotifications } from './member-notifications.tsx'
import { MemberRedemptions } from './member-redemptions.tsx'
import { MemberSessions } from './member-sessions.tsx'
import { MemberTrail } from './member-trail.tsx'
import { Statement } from './statement.tsx'
import { useOfficeMembersWords } from './words.ts'

export function Member() {
  const { id = '' } = useParams()
  const { memberPage, memberList } = useOfficeMembersWords()
  const { data: member } = useSuspenseQuery(queryOf(officeApi, officeMember, { id }))
  return (
    <OfficeScreen
      title={member.name}
      above={{ to: officePaths.members, text: memberPage.above }}
      before={<Avatar name={member.name} image={member.avatar} />}
      tags={
        <>
          <LevelTag level={member.level} />
          {member.is_invited && <Tag kind="attention">{memberPage.invited}</Tag>}
          <Tag kind="neutral">{memberList.profiles[member.profile.type]}</Tag>
        </>
      }
      actions={!member.is_own && <MemberActions member={member} />}
    >
      {member.is_own && <Notice kind="info">{memberPage.own}</Notice>}
      <Columns widths={[276, '1fr']} from={1100} align="start">
        <div className={styles.facts}>
          {member.wallet && <Wallet wallet={member.wallet} asked={member.counts.adjustments} />}
          <Identity member={member} />
        </div>
        <Views member={member} />
      </Columns>
    </OfficeScreen>
  )
}

const views = ['statement', 'invoices', 'redemptions', 'notifications', 'sessions', 'audit'] as const
type View = (typeof views)[number]

function Views({ member }: { member: OfficeMember }) {
  const { memberPage } = useOfficeMembersWords()
  const { number } = useFormat()
  const may = useMay()
  const [search] = useSearchParams()
  const counts: Partial<Record<View, number>> = member.counts
  const allowedViews = views.filter((view) => view !== 'audit' || may(memberTrail))
  const current = allowedViews.find((view) => view === search.get('view')) ?? 'statement'
  return (
    <Pane isFlush label={memberPage.views}>
      <Tabs
        label={memberPage.views}
        tabs={allowedViews.map((view) => {
          const count = counts[view]
          return {
            to: `?view=${view}`,
            text: memberPage.tabs[view],
            isCurrent: view === current,
            ...(count !== undefined && { count: number(count) }),
          }
        })}
      />
      <div className={styles.view}>{contents[current](member)}</div>
    </Pane>
  )
}

const contents: Record<View, (member: OfficeMember) => ReactNode> = {
  statement: ({ id }) => (
    <Loaded waiting={<Waiting height="240px" />}>
      <Statement id={id} />
    </Loaded>
  ),
  invoices: ({ id }) => <MemberInvoices id={id} />,
  redemptions: ({ id }) => <MemberRedemptions id={id} />,
  notifications: ({ id }) => <MemberNotifications id={id} />,
  sessions: (member) => <MemberSessions member={member} />,
  audit: ({ id }) => <MemberTrail id={id} />,
}

function Wallet({ wallet, asked }: { wallet: StatementSummary; asked: number }) {
  const { memberPage } = useOfficeMembersWords()
  const may = useMay()
  const { coins, date, dateTime } = useFormat()
  const [next] = wallet.expiries
  return (
    <Card as="section" aria-label={memberPage.available}>
      <div>
        <p>{memberPage.available}</p>
        <p className={styles.figure}>{coins(wallet.coins)}</p>
      </div>
      <Facts hasFigures>
        {wallet.opening?.map(({ at, coins: closed }) => (
          <Fact key={at} name={memberPage.opening(dateTime(at))}>
            {coins(closed)}
          </Fact>
        ))}
        <Fact name={memberPage.pending}>{coins(wallet.pending)}</Fact>
        {next && <Fact name={memberPage.expiring(date(next.date))}>{coins(next.coins)}</Fact>}
        <Fact name={memberPage.earned}>{coins(wallet.points)}</Fact>
        <Fact name={memberPage.debt}>{coins(wallet.debt)}</Fact>
      </Facts>
      {asked > 0 && may(officeAdjustments) && (
        <TextLink to={officePaths.adjustments}>{memberPage.adjustsWaiting(asked)}</TextLink>
      )}
    </Card>
  )
}
