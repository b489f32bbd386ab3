import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { choosePhoneMessages, phoneMessages, sendPhoneCode } from '#contract/phone-messages.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { needsProof, ProofDialog } from '#web/member/members/proof-dialog.tsx'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { masked, phoneMask } from '#web/ui/masks.ts'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { usePhoneMessageWords } from './words.ts'

const messagesQuery = queryOf(memberApi, phoneMessages)

/** Nothing where no messages go to phones. */
export function MessageCard({ user }: { user: User }) {
  const words = usePhoneMessageWords()
  const { data } = useSuspenseQuery(messagesQuery)
  const [isAsked, setIsAsked] = useState(false)
  if (!data.channel) return null
  const way = words.names[data.channel]
  const phone = masked(phoneMask, user.phone ?? '').replace(' ', '\u00a0')
  const frame = (content: ReactNode) => (
    <Card as="section" aria-labelledby="phone-messages">
      <Row spread="between">
        <h2 id="phone-messages">{words.title(way)}</h2>
        {data.is_on && <Tag kind="success">{words.isOn}</Tag>}
      </Row>
      {content}
    </Card>
  )
  if (!data.has_phone)
    return frame(
      <Text look="quiet">
        {words.noPhone(way)} <TextLink to={memberPaths.editData}>{words.fillPhone}</TextLink>
      </Text>,
    )
  if (data.is_proved) return frame(<NoticeSwitch isOn={data.is_on} way={way} phone={phone} />)
  if (isAsked)
    return frame(
      <PhoneCodeForm
        way={way}
        phone={phone}
        onProved={() => {
          setIsAsked(false)
          toast(words.turnedOn(way))
          void refresh(phoneMessages)
        }}
        onClose={() => setIsAsked(false)}
      />,
    )
  return frame(<AskForCode way={way} phone={phone} onSent={() => setIsAsked(true)} />)
}

type Place = { way: string; phone: string }

function NoticeSwitch({ isOn, way, phone }: Place & { isOn: boolean }) {
  const words = usePhoneMessageWords()
  const { isPending, mutate } = useMutation({
    mutationFn: () => memberApi.call(choosePhoneMessages, { is_on: !isOn }),
    onSuccess: () => void toast(isOn ? words.turnedOff(way) : words.turnedOn(way)),
    onError: () => void toast(words.failed, { kind: 'error' }),
    onSettled: () => refresh(phoneMessages),
  })
  return (
    <>
      <Text look="quiet">{isOn ? words.on(way, phone) : words.offer(way, phone)}</Text>
      <p>
        <Button variant={isOn ? 'outline' : 'primary'} isBusy={isPending} onClick={() => mutate()}>
          {isOn ? words.turnOff(way) : words.turnOn(way)}
        </Button>
      </p>
    </>
  )
}

function AskForCode({ way, phone, onSent }: Place & { onSent: () => void }) {
  const words = usePhoneMessageWords()
  const [isHeldUp, setIsHeldUp] = useState(false)
  const { isPending, mutate } = useMutation({
    mutationFn: () => memberApi.call(sendPhoneCode),
    onSuccess: onSent,
    onError: (error) => {
      if (needsProof(error)) return setIsHeldUp(true)
      toast((isApiFailure(error) && error.status === 429 && error.message) || words.failed, { kind: 'error' })
    },
  })
  return (
    <>
      <Text look="quiet">{words.offer(way, phone)}</Text>
      <Text look="quiet">{words.proof}</Text>
      <p>
        <Button isBusy={isPending} onClick={() => mutate()}>
          {words.turnOn(way)}
        </Button>
      </p>
      {isHeldUp && (
        <ProofDialog
          text={words.why}
          action={words.send}
          fallback={words.failed}
          onProved={async () => {
            await memberApi.call(sendPhoneCode)
            onSent()
          }}
          onClose={() => setIsHeldUp(false)}
        />
      )}
    </>
  )
}
