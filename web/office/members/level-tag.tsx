import { IconBan, IconHourglass } from '@tabler/icons-react'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficeMembersWords } from './words.ts'

const looks = {
  1: { kind: 'error', Icon: IconBan },
  2: { kind: 'attention', Icon: IconHourglass },
  3: { kind: 'success' },
} as const

export function LevelTag({ level }: { level: 1 | 2 | 3 }) {
  const { memberList } = useOfficeMembersWords()
  return <Tag {...looks[level]}>{memberList.levels[level]}</Tag>
}
