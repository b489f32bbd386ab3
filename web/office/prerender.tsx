import { brand } from '#brand/brand.ts'
import { officeBase } from '#contract/paths.ts'
import { ptBr } from '#web/i18n/staff/pt-br.ts'
import { Opening } from '#web/platform/opening.tsx'
import { renderPart, renderRoute } from '#web/platform/prerender.tsx'
import type { PrerenderedPage } from '#web/platform/prerendered-page.ts'
import { routes } from './routes.tsx'

export const pages: readonly PrerenderedPage[] = [
  {
    path: officeBase,
    routeId: 'door',
    file: 'index.html',
    title: `${ptBr.staff.signInTitle} – ${brand.name}`,
    html: await renderRoute(routes, '/', officeBase),
    modules: ['office/staff/sign-in.tsx'],
  },
  { file: 'shell.html', title: brand.name, html: renderPart(<Opening />), modules: [] },
]
