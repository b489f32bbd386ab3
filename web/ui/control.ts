import { useId } from 'react'

export type Notes = {
  hint?: string | undefined
  fault?: string | undefined
  /** Pass '' while there is none yet, so that screen readers announce it when it comes. */
  found?: string | undefined
}

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
