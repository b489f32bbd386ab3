import { Loading } from '#web/ui/loading.tsx'
import { useWords } from './language.ts'

/** Stands in for the first screen until it is there. */
export function Opening() {
  const { shell } = useWords()
  return <Loading text={shell.loading} />
}
