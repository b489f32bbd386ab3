import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#contract/members.ts'
import { type ChannelChoice, chooseChannels, listChannels } from '#contract/notifications.ts'
import { memberPaths } from '#contract/paths.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useNotificationWords } from '#web/member/notifications/words.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { List } from '#web/ui/list.tsx'
import { Grid, Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './channels.module.css'
import { PushCard } from './push-card.tsx'
import { concerns } from './topics.ts'

const channelsQuery = queryOf(memberApi, listChannels)

type ChannelsProps = { user: User; children: ReactNode }

/** `children` are ways of other features. */
export function Channels(props: ChannelsProps) {
  const { channels } = useNotificationWords()
  return (
    <SubScreen
      back={{ to: memberPaths.profile, text: channels.back }}
      title={channels.title}
      waiting={<Waiting height="420px" />}
    >
      <Contents {...props} />
    </SubScreen>
  )
}

function Contents({ user, children }: ChannelsProps) {
  const { channels } = useNotificationWords()
  const { data } = useSuspenseQuery(channelsQuery)
  const topics = data.choices.filter(({ topic }) => concerns(topic, user.level))
  return (
    <>
      <p>{channels.intro}</p>
      <PushCard pushKey={data.push_key} />
      {children}
      <List>
        {topics.map((choice) => (
          <Topic key={choice.topic} choice={choice} />
        ))}
      </List>
    </>
  )
}

function Topic({ choice }: { choice: ChannelChoice }) {
  const { channels } = useNotificationWords()
  const { variables, isPending, mutate } = useMutation({
    mutationFn: (wanted: ChannelChoice) => memberApi.call(chooseChannels, wanted),
    onError: () => void toast(channels.failed, { kind: 'error' }),
    onSettled: () => refresh(listChannels),
  })
  // The switch shows the new value while the server answers.
  const current = isPending ? variables : choice
  const { topic, email, push } = current
  return (
    <li>
      <Stack as="fieldset" gap={0} className={styles.topic}>
        <legend>{channels.topics[topic]}</legend>
        <Text look="quiet">{channels.topicTexts[topic]}</Text>
        <Grid minWidth={240} className={styles.ways}>
          <Switch
            label={channels.email}
            checked={email}
            onChange={({ target }) => mutate({ ...current, email: target.checked })}
          />
          <Switch
            label={channels.push}
            checked={push}
            onChange={({ target }) => mutate({ ...current, push: target.checked })}
          />
        </Grid>
      </Stack>
    </li>
  )
}
