import { useQuery } from '@tanstack/react-query'
import happy from '#brand/art/caramelo-happy.svg'
import { officeDevices, type WaitingReason } from '#contract/invoices-devices.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { StatusKind } from '#web/ui/status-kind.ts'
import { Table } from '#web/ui/table.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { useDeviceWords } from './words.ts'

/** Devices change by themselves, so what was seen a while ago is asked for again. */
const devicesQuery = { ...queryOf(officeApi, officeDevices), staleTime: 0 }

export function Devices() {
  const { devices } = useDeviceWords()
  return (
    <OfficeScreen title={devices.title} note={<DeviceCount />} waiting={<Waiting height="400px" />}>
      <Text look="secondary">{devices.intro}</Text>
      <DeviceTable />
    </OfficeScreen>
  )
}

function DeviceCount() {
  const { devices } = useDeviceWords()
  const { data = [] } = useQuery(devicesQuery)
  return data.length > 0 && devices.count(data.length)
}

const kinds: Readonly<Record<WaitingReason, StatusKind>> = {
  network: 'neutral',
  fault: 'error',
  refused: 'attention',
  session: 'attention',
  storage: 'error',
}

function DeviceTable() {
  const { devices } = useDeviceWords()
  const { number, dateTime } = useFormat()
  const { data } = useSuspenseQuery(devicesQuery)
  return (
    <Table
      label={devices.title}
      rows={data}
      keyOf={({ id, member }) => `${member.id} ${id}`}
      hrefOf={({ member }) => linkTo(officePaths.member, { id: member.id })}
      columns={[
        { key: 'member', title: devices.member, cell: ({ member }) => member.name },
        { key: 'browser', title: devices.browser, cell: ({ browser }) => browser ?? devices.unknown },
        { key: 'since', title: devices.since, cell: ({ since }) => dateTime(since) },
        {
          key: 'reason',
          title: devices.reason,
          cell: ({ reason }) => <Tag kind={kinds[reason]}>{devices.reasons[reason]}</Tag>,
        },
        { key: 'waiting', title: devices.waiting, isNumber: true, cell: ({ waiting }) => number(waiting) },
        { key: 'tries', title: devices.tries, isNumber: true, cell: ({ tries }) => number(tries) },
        { key: 'seen', title: devices.seen, cell: ({ seen_at }) => dateTime(seen_at) },
      ]}
      empty={<EmptyState art={happy} title={devices.none} text={devices.noneText} />}
    />
  )
}
