import { MessageCard } from './members/phone/message-card.tsx'
import { Channels } from './notifications/channels/channels.tsx'
import type { UserScreenProps } from './user-screen.tsx'

export function ChannelsScreen({ user }: UserScreenProps) {
  return (
    <Channels user={user}>
      <MessageCard user={user} />
    </Channels>
  )
}
