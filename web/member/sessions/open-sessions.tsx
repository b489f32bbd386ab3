import { IconDeviceMobile } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { memberPaths } from '#contract/paths.ts'
import { endOtherSessions, endSession, listSessions, type OpenSession } from '#contract/sessions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { ItemWords, List, ListItem } from '#web/ui/list.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOpenSessionsWords } from './open-sessions-words.ts'

const sessionsQuery = queryOf(memberApi, listSessions)

export function OpenSessions() {
  const { openSessions } = useOpenSessionsWords()
  return (
    <SubScreen
      back={{ to: memberPaths.profile, text: openSessions.back }}
      title={openSessions.title}
      waiting={<Waiting height="240px" />}
    >
      <Sessions />
    </SubScreen>
  )
}

function Sessions() {
  const { openSessions } = useOpenSessionsWords()
  const { data } = useSuspenseQuery(sessionsQuery)
  const end = useEnding((id: string) => memberApi.call(endSession, { id }), openSessions.ended)
  const endOthers = useEnding(() => memberApi.call(endOtherSessions), openSessions.othersEnded)
  return (
    <>
      <p>{openSessions.intro}</p>
      <List>
        {data.map((session) => (
          <Session
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </List>
      {data.length > 1 && (
        <Button variant="outline" isBusy={endOthers.isPending} onClick={() => endOthers.mutate('')}>
          {openSessions.endOthers}
        </Button>
      )}
    </>
  )
}

function useEnding(end: (id: string) => Promise<unknown>, done: string) {
  const { openSessions } = useOpenSessionsWords()
  return useMutation({
    mutationFn: end,
    onSuccess: () => void toast(done),
    onError: () => void toast(openSessions.failed, { kind: 'error' }),
    onSettled: () => refresh(listSessions),
  })
}

function Session({
  session,
  isEnding,
  onEnd,
}: {
  session: OpenSession
  isEnding: boolean
  onEnd: () => void
}) {
  const { openSessions } = useOpenSessionsWords()
  const { dateTime } = useFormat()
  const device = session.device ?? openSessions.unknown
  return (
    <ListItem>
      <IconDeviceMobile aria-hidden="true" />
      <ItemWords>
        <b>{device}</b>
        <small>{openSessions.lastUsed(dateTime(session.last_used_at))}</small>
        <small>{openSessions.since(dateTime(session.started_at))}</small>
        {session.current && (
          <span>
            <Tag kind="success">{openSessions.current}</Tag>
          </span>
        )}
      </ItemWords>
      {!session.current && (
        <Button
          variant="soft"
          size="small"
          isBusy={isEnding}
          aria-label={openSessions.endOf(device)}
          onClick={onEnd}
        >
          {openSessions.end}
        </Button>
      )}
    </ListItem>
  )
}
