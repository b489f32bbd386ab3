import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

/** The address of a page that is a document of its own. */
export type DocumentPlace = {
  readonly pathname: string
  readonly search: string
  readonly params: Readonly<Record<string, string>>
}

const Place = createContext<DocumentPlace>({ pathname: '/', search: '', params: {} })
const RouteError = createContext<unknown>(undefined)

type DocumentRouterProps = { place: DocumentPlace; error?: unknown; children: ReactNode }

/**
 * Stands for the router on public pages, which are one screen each: every link is the browser's own. It has of the
 * router what their screens use.
 */
export function DocumentRouter({ place, error, children }: DocumentRouterProps) {
  return (
    <Place value={place}>
      <RouteError value={error}>{children}</RouteError>
    </Place>
  )
}

export function Link({ to, ...link }: ComponentProps<'a'> & { to: string }) {
  return <a {...link} href={to} />
}

/** As the router's: `default` for whoever came from outside. */
export function useLocation() {
  const { pathname, search } = useContext(Place)
  return { pathname, search, key: isFromHere() ? 'linked' : 'default' }
}

export function useNavigationType(): 'POP' | 'PUSH' {
  const [visit] = performance.getEntriesByType('navigation')
  return visit && 'type' in visit && visit.type === 'navigate' ? 'PUSH' : 'POP'
}

/** Steps through the history, opens another address, or this page anew. */
export function useNavigate() {
  return (to: unknown) => {
    if (typeof to === 'number') window.history.go(to)
    else if (typeof to === 'string') window.location.assign(to)
    else window.location.reload()
  }
}

export function useParams() {
  return useContext(Place).params
}

export function useSearchParams(): [URLSearchParams] {
  return [new URLSearchParams(useContext(Place).search)]
}

export function useRouteError() {
  return useContext(RouteError)
}

/** No link of a public page leads to itself. */
export function useMatch() {
  return null
}

/** A page that a link of ours has opened in a tab of its own has nothing before it. */
function isFromHere(): boolean {
  if (typeof document === 'undefined' || window.history.length < 2) return false
  return document.referrer.startsWith(`${window.location.origin}/`)
}
