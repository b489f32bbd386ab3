import type { Network } from '#contract/promoters.ts'
import { useFormat } from '#web/platform/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ListItem } from '#web/ui/list.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { useNetworkWords } from './words.ts'

const kinds = { verified: 'success', pending: 'info', refused: 'error' } as const

export function PersonRow({ name, profile_type, verification, date }: Network['people'][number]) {
  const { network } = useNetworkWords()
  const format = useFormat()
  return (
    <ListItem>
      <Avatar name={name} image={null} />
      <div>
        <b>{name}</b>
        <Text look="quiet">{[network.profiles[profile_type], format.date(date)].join(' · ')}</Text>
        <Tag kind={kinds[verification]}>{network.verification[verification]}</Tag>
      </div>
    </ListItem>
  )
}
