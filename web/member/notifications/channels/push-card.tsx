import { IconBellRinging } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotificationWords } from '#web/member/notifications/words.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import { pushQuery, turnOff, turnOn } from './this-browser.ts'

export function PushCard({ pushKey }: { pushKey: string }) {
  const { channels } = useNotificationWords()
  const { data: state } = useQuery(pushQuery)
  return (
    <Card as="section" aria-labelledby="this-device">
      <Row spread="between">
        <h2 id="this-device">{channels.here}</h2>
        {state === 'on' && <Tag kind="success">{channels.isOn}</Tag>}
      </Row>
      {state === 'unsupported' && <Text look="quiet">{channels.hereUnsupported}</Text>}
      {state === 'denied' && (
        <Notice kind="attention">
          <p>{channels.hereDenied}</p>
        </Notice>
      )}
      {(state === 'on' || state === 'off') && <PushSwitch isOn={state === 'on'} pushKey={pushKey} />}
    </Card>
  )
}

function PushSwitch({ isOn, pushKey }: { isOn: boolean; pushKey: string }) {
  const { channels } = useNotificationWords()
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      if (isOn) await turnOff()
      else if (!(await turnOn(pushKey))) return
      toast(isOn ? channels.turnedOff : channels.turnedOn)
    },
    onError: (error) => {
      reportError(error)
      toast(isOn ? channels.failed : channels.turnFailed, { kind: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries(pushQuery),
  })
  return (
    <>
      <Text look="quiet">{isOn ? channels.hereOn : channels.hereOff}</Text>
      <p>
        <Button variant={isOn ? 'outline' : 'primary'} isBusy={isPending} onClick={() => mutate()}>
          {!isOn && !isPending && <IconBellRinging size={20} aria-hidden="true" />}
          {isOn ? channels.turnOff : channels.turnOn}
        </Button>
      </p>
    </>
  )
}
