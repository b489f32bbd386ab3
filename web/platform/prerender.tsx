import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'

/** What a stranger sees at this address, in the default language. */
export async function renderRoute(routes: RouteObject[], path: string, basename = '/'): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes, { basename })
  const context = await query(new Request(`http://localhost${basename === '/' ? '' : basename}${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`)
  const router = createStaticRouter(dataRoutes, context)
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  )
}

export function renderPart(part: ReactNode): string {
  return renderToString(<StrictMode>{part}</StrictMode>)
}
