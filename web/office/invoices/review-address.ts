import { useNavigate, useParams, useSearchParams } from 'react-router'
import { linkTo, officePaths } from '#contract/paths.ts'
import type { QueueFilters, QueueView } from './invoice-queries.ts'

const views = ['queue', 'decided', 'blind'] as const satisfies QueueView[]

/** What can be chosen for each filter; the names are those of the call and of the address. */
export const queueChoices = {
  risk: ['none', 'some', 'duplicate'],
  due: ['late', 'today', 'later'],
  value: ['high', 'low'],
  only: ['mine', 'second', 'new_photo'],
} as const
export const decidedChoices = {
  decision: ['approve', 'reject', 'request_photo', 'reverse'],
  by: ['me'],
} as const

/** Which list is worked on, narrowed how, and which document lies on the desk: all of it lives in the address. */
export function useReviewAddress() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const view = views.find((name) => name === params.get('view')) ?? 'queue'
  const choices: Readonly<Record<string, readonly string[]>> =
    view === 'queue' ? queueChoices : view === 'decided' ? decidedChoices : {}
  const chosen = Object.fromEntries(
    Object.entries(choices).flatMap(([name, values]) => {
      const value = params.get(name)
      return value && values.includes(value) ? [[name, value]] : []
    }),
  )

  function go(to: string | undefined, query: URLSearchParams) {
    const search = String(query)
    void navigate(
      `${to ? linkTo(officePaths.invoice, { id: to }) : officePaths.invoices}${search && `?${search}`}`,
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  }

  return {
    id,
    view,
    chosen,
    filters: chosen as QueueFilters,
    isNarrowed: Object.keys(chosen).length > 0,
    compared: params.get('compare') ?? undefined,
    hrefOf: (to: string) => {
      const query = without(params, 'compare')
      return `${linkTo(officePaths.invoice, { id: to })}${query.size > 0 ? `?${query}` : ''}`
    },
    open: (to: string | undefined) => go(to, without(params, 'compare')),
    decideOn: (to: string) => go(to, view === 'queue' ? without(params, 'compare') : new URLSearchParams()),
    compare: (id: string, other: string | undefined) => {
      const next = without(params, 'compare')
      if (other) next.set('compare', other)
      go(id, next)
    },
    show: (next: QueueView) => go(undefined, new URLSearchParams(next === 'queue' ? {} : { view: next })),
    narrow: (name: string, value: string | undefined) => {
      const next = without(params, 'compare')
      if (value) next.set(name, value)
      else next.delete(name)
      go(undefined, next)
    },
    clear: () => go(undefined, new URLSearchParams(view === 'queue' ? {} : { view })),
  }
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(name)
  return next
}
