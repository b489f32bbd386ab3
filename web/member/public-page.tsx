import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Opening } from '#web/platform/opening.tsx'
import { ScreenFailure } from '#web/platform/screen-failure.tsx'
import { type DocumentPlace, DocumentRouter } from './document-router.tsx'
import { publicScreens } from './public-screens.ts'

type Address = Pick<DocumentPlace, 'pathname' | 'search'>

/** The page at an address, once its code is there. */
export async function publicPageAt({ pathname, search }: Address): Promise<ReactNode> {
  for (const { path, load } of publicScreens) {
    const params = paramsIn(path, pathname)
    if (!params) continue
    const Screen = await load()
    const place = { pathname, search, params }
    return (
      <ErrorBoundary
        fallbackRender={({ error }) => (
          <DocumentRouter place={place} error={error}>
            <ScreenFailure />
          </DocumentRouter>
        )}
      >
        <DocumentRouter place={place}>
          <Suspense fallback={<Opening />}>
            <Screen />
          </Suspense>
        </DocumentRouter>
      </ErrorBoundary>
    )
  }
  throw new Error(`${pathname} is no public page`)
}

function paramsIn(path: string, pathname: string): Record<string, string> | undefined {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${pattern}/?$`).exec(pathname)
  if (!found) return undefined
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]))
}

/** What cannot be read names nothing, which the server says. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
