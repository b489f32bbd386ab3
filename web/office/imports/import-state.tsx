import type { ImportState as State } from '#contract/imports.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useImportWords } from './words.ts'

const kinds = {
  judging: 'info',
  judged: 'attention',
  running: 'info',
  finished: 'success',
  unreadable: 'error',
  discarded: 'neutral',
} as const

export function ImportState({ state }: { state: State }) {
  const { imports } = useImportWords()
  return <Tag kind={kinds[state]}>{imports.states[state]}</Tag>
}
