import {
  IconBell,
  IconHome,
  IconLogout,
  IconMessageCircle,
  IconReceipt,
  IconTrash,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { ActionRow } from '#web/ui/action-row.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Grid } from '#web/ui/stack.tsx'
import { StepTrack, Timeline } from '#web/ui/timeline.tsx'
import { displayWords } from './words.ts'

export function Timelines() {
  const { timeline: words } = displayWords
  const requested = {
    key: 'requested',
    state: 'done',
    stateWord: words.done,
    title: words.requested,
    note: words.requestedNote,
  } as const
  return (
    <Grid minWidth={280}>
      <Card>
        <Timeline
          label={words.label}
          steps={[
            requested,
            { ...requested, key: 'prepared', title: words.prepared, note: words.preparedNote },
            {
              key: 'sent',
              state: 'current',
              stateWord: words.current,
              title: words.sent,
              note: words.sentNote,
              Icon: IconTruckDelivery,
              content: (
                <ButtonLink to="#track" variant="soft" size="small">
                  {words.track}
                </ButtonLink>
              ),
            },
            {
              key: 'delivered',
              state: 'coming',
              stateWord: words.coming,
              title: words.delivered,
              note: words.deliveredNote,
              Icon: IconHome,
            },
          ]}
        />
      </Card>
      <Card>
        <Timeline
          label={words.returned}
          steps={[
            requested,
            {
              key: 'returned',
              state: 'failed',
              stateWord: words.failed,
              title: words.returned,
              note: words.returnedNote,
            },
          ]}
        />
      </Card>
      <Card>
        <StepTrack
          label={words.sent}
          steps={(['done', 'current', 'coming'] as const).map((state) => ({
            key: state,
            state,
            stateWord: words[state],
            title: words[state],
            note: null,
            mark: <IconHome size={16} aria-hidden="true" />,
            isPicture: false,
          }))}
        />
      </Card>
    </Grid>
  )
}

export function Rows() {
  const { rows } = displayWords
  return (
    <RowList label={rows.label}>
      <LinkRow to="#notifications" Icon={IconBell} title={rows.notifications} note={rows.unread} />
      <LinkRow to="#invoices" Icon={IconReceipt} title={rows.invoices} note={rows.fix} />
      <LinkRow to="#delivery" Icon={IconMessageCircle} title={rows.delivery} text={rows.deliveryText} />
      <ActionRow onPress={() => undefined} Icon={IconLogout} title={rows.signOut} />
      <ActionRow onPress={() => undefined} Icon={IconLogout} title={rows.leaving} isBusy />
      <ActionRow onPress={() => undefined} Icon={IconTrash} title={rows.remove} isDanger />
    </RowList>
  )
}
