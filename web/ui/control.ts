import { useId } from 'react'

/** What stands under a control: what is wrong, or what was found, or what to know before typing. */
export type Notes = {
  hint?: string | undefined
  /** What is wrong, in words; empty or absent when nothing is. */
  fault?: string | undefined
  /** Good news about what was typed. Pass '' while there is none yet, so that its arrival is read aloud. */
  found?: string | undefined
}

/** Ties a control to the note under it. */
export function useControl(givenId: string | undefined, { hint, fault, found }: Notes) {
  const ownId = useId()
  const id = givenId ?? ownId
  const noteId = `${id}-note`
  return {
    noteId,
    control: {
      id,
      'aria-invalid': Boolean(fault),
      'aria-describedby': fault || found || hint ? noteId : undefined,
    },
  }
}
