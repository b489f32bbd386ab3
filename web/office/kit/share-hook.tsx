import { createContext, type ReactNode, useContext } from 'react'

/** What a hook answers, for everything inside its provider. */
export function shareHook<Answer>(useAnswer: () => Answer) {
  const Context = createContext<Answer | undefined>(undefined)

  function Provider({ children }: { children: ReactNode }) {
    return <Context value={useAnswer()}>{children}</Context>
  }

  function useShared(): Answer {
    const answer = useContext(Context)
    if (answer === undefined) throw new Error(`${useAnswer.name} is used outside of its provider`)
    return answer
  }

  return { Provider, useShared }
}
