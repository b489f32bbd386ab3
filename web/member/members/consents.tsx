import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changeConsents, type Consents as Given, listConsents } from '#contract/members-privacy.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Card } from '#web/ui/card.tsx'
import { ItemWords, ListGroup, ListItem } from '#web/ui/list.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toasts.ts'
import { EditScreen } from './edit-screen.tsx'
import { useProfileWords } from './profile-words.ts'

const consentsQuery = queryOf(memberApi, listConsents)

export function Consents() {
  const { consents } = useProfileWords()
  return (
    <EditScreen title={consents.title} waiting={<Waiting height="320px" />}>
      <Contents />
    </EditScreen>
  )
}

/** The law asks that consent is as easy to withdraw as to give. */
function Contents() {
  const { consents } = useProfileWords()
  const { data } = useSuspenseQuery(consentsQuery)
  // The switch shows the new value while the server answers.
  const [wanted, setWanted] = useState<boolean>()
  const { mutate } = useMutation({
    mutationFn: (communications: boolean) => memberApi.call(changeConsents, { communications }),
    onSuccess: (changed) => queryClient.setQueryData(consentsQuery.queryKey, changed),
    onError: () => void toast(`${consents.failed} ${consents.safe}`, { kind: 'error' }),
    onSettled: () => setWanted(undefined),
  })
  return (
    <>
      <p>{consents.intro}</p>
      <Card>
        <Switch
          label={consents.communications}
          hint={consents.communicationsHint}
          checked={wanted ?? data.communications}
          onChange={({ target }) => {
            setWanted(target.checked)
            mutate(target.checked)
          }}
        />
      </Card>
      <History history={data.history} />
      <p>{consents.endAll}</p>
    </>
  )
}

function History({ history }: Pick<Given, 'history'>) {
  const { consents } = useProfileWords()
  const { dateTime } = useFormat()
  return (
    <ListGroup title={consents.history}>
      {history.map(({ kind, version, given_at, withdrawn_at }) => (
        <ListItem key={`${kind} ${given_at}`}>
          <ItemWords>
            <span>
              <b>{consents.kinds[kind]}</b> {consents.version(version)}
            </span>
            <small>{consents.given(dateTime(given_at))}</small>
            {withdrawn_at && <small>{consents.withdrawn(dateTime(withdrawn_at))}</small>}
          </ItemWords>
        </ListItem>
      ))}
    </ListGroup>
  )
}
