import type { ReactNode } from 'react'
import { brand } from '#brand/brand.ts'
import { memberPaths } from '#contract/paths.ts'
import { ptBr } from '#web/i18n/pt-br.ts'
import { Opening } from '#web/platform/opening.tsx'
import { renderPart, renderRoute } from '#web/platform/prerender.tsx'
import type { PrerenderedPage } from '#web/platform/prerendered-page.ts'
import { OpeningHome, OpeningRecommendation, OpeningStore } from './opening-screens.tsx'
import { OpeningShell } from './opening-shell.tsx'
import { routes } from './routes.tsx'

const { sessions } = ptBr

/** The server writes them as HTML, or serves them as they stand here. */
const publicModules = {
  '/produto/*': 'public-product',
  '/receita/*': 'client-page',
  '/indicacao/*': 'client-page',
  [memberPaths.privacy]: 'pages/text-page',
  [memberPaths.regulation]: 'pages/text-page',
  [memberPaths.deleteAccount]: 'pages/text-page',
  [memberPaths.support]: 'pages/text-page',
}

/** Their code is fetched beside the app's, not after it. What is not here begins with the frame. */
const firstScreens: Readonly<Record<string, { opening?: ReactNode; modules: readonly string[] }>> = {
  [memberPaths.home]: { opening: <OpeningHome />, modules: ['home'] },
  [memberPaths.store]: { opening: <OpeningStore />, modules: ['store/store', 'use-redeem-dialog'] },
  [memberPaths.recommendation]: { opening: <OpeningRecommendation />, modules: ['recommendation-screen'] },
  [memberPaths.sendInvoice]: { modules: ['invoices/form/send-invoice'] },
  [memberPaths.invoices]: { modules: ['invoices/history/sent-invoices', 'kit/list-and-detail'] },
  [memberPaths.statement]: { modules: ['coins/statement'] },
  [memberPaths.ranking]: { modules: ['ranking/ranking'] },
  [memberPaths.redemptions]: { modules: ['redemptions/my-redemptions', 'kit/list-and-detail'] },
  [memberPaths.notifications]: { modules: ['notifications/all-notifications'] },
  [memberPaths.profile]: { modules: ['profile-screen'] },
}
const frameModules = ['member/screens.ts', 'member/shell.tsx', 'member/sessions/user.ts']

export const pages: readonly PrerenderedPage[] = [
  {
    path: '/',
    routeId: 'door',
    file: 'index.html',
    title: `${sessions.screen} – ${brand.name}`,
    html: await renderRoute(routes, '/'),
    modules: ['member/sessions/sign-in.tsx'],
  },
  {
    path: memberPaths.askForReset,
    routeId: 'ask-for-reset',
    file: 'recuperar-senha.html',
    title: `${sessions.recoverTitle} – ${brand.name}`,
    html: await renderRoute(routes, memberPaths.askForReset),
    modules: ['member/sessions/ask-for-reset.tsx'],
  },
  {
    path: memberPaths.choosePassword,
    routeId: 'choose-password',
    file: 'redefinir-senha.html',
    title: `${sessions.resetTitle} – ${brand.name}`,
    html: await renderRoute(routes, memberPaths.choosePassword),
    modules: ['member/sessions/choose-password.tsx'],
  },
  {
    file: 'shell.html',
    title: brand.name,
    html: openingWith(<Opening />),
    modules: frameModules,
  },
  ...Object.entries(firstScreens).map(([path, { opening = <Opening />, modules }]) => ({
    path,
    file: `${path.slice(1)}.html`,
    title: brand.name,
    html: openingWith(opening),
    modules: [...frameModules, ...modules.map((module) => `member/${module}.tsx`)],
  })),
  ...Object.entries(publicModules).map(([path, module]) => ({
    path,
    file: `${path.replace(/^\/|\/\*$/g, '')}.html`,
    title: brand.name,
    html: renderPart(<Opening />),
    isPublic: true,
    modules: [`member/${module}.tsx`],
  })),
]

function openingWith(screen: ReactNode): string {
  return renderPart(<OpeningShell>{screen}</OpeningShell>)
}
