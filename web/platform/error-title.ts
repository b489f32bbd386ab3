import { useEffect } from 'react'
import { useWords } from './language.ts'

/** Says in the page's title that something on it needs correcting; the title is what is read out first. */
export function useErrorTitle(hasError: boolean): void {
  const { shell } = useWords()
  useEffect(() => {
    if (!hasError) return
    const title = document.title
    document.title = `${shell.error} ${title}`
    return () => {
      document.title = title
    }
  }, [hasError, shell.error])
}
