import type { RouteObject } from 'react-router'
import { Opening } from '#web/platform/opening.tsx'
import { ScreenFailure } from '#web/platform/screen-failure.tsx'
import { Checking } from './staff/checking.tsx'
import { skipDoorWhenSignedIn } from './staff/session.ts'

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ScreenFailure,
    children: [
      {
        id: 'door',
        path: '/',
        loader: skipDoorWhenSignedIn,
        HydrateFallback: Checking,
        lazy: { Component: async () => (await import('./staff/sign-in.tsx')).SignIn },
      },
      {
        path: '/senha',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./staff/choose-password.tsx')).ChoosePassword },
      },
      {
        HydrateFallback: Opening,
        lazy: {
          loader: async () => (await import('./staff/person.ts')).requireStaff,
          Component: async () => (await import('./shell.tsx')).Shell,
        },
        children: [
          {
            path: '/inicio',
            lazy: { Component: async () => (await import('./reports/dashboard.tsx')).Dashboard },
          },
          {
            path: '/verificacao/:id?',
            lazy: { Component: async () => (await import('./members/verification.tsx')).Verification },
          },
          {
            path: '/resgates/:id?',
            lazy: { Component: async () => (await import('./redemptions/redemptions.tsx')).Redemptions },
          },
          {
            path: '/resgates/separacao',
            lazy: { Component: async () => (await import('./redemptions/pick-list.tsx')).PickList },
          },
          { path: '/premios', lazy: { Component: async () => (await import('./store/prizes.tsx')).Prizes } },
          {
            path: '/premios/novo',
            lazy: { Component: async () => (await import('./store/prize.tsx')).Prize },
          },
          {
            path: '/premios/:id',
            lazy: { Component: async () => (await import('./store/prize.tsx')).Prize },
          },
          {
            path: '/produtos',
            lazy: { Component: async () => (await import('./catalogue/products.tsx')).Products },
          },
          {
            path: '/produtos/novo',
            lazy: { Component: async () => (await import('./catalogue/product.tsx')).Product },
          },
          {
            path: '/produtos/:id',
            lazy: { Component: async () => (await import('./catalogue/product.tsx')).Product },
          },
          {
            path: '/distribuidores',
            lazy: { Component: async () => (await import('./catalogue/distributors.tsx')).Distributors },
          },
          {
            path: '/desafios',
            lazy: { Component: async () => (await import('./challenges/challenges.tsx')).Challenges },
          },
          {
            path: '/desafios/novo',
            lazy: { Component: async () => (await import('./challenges/challenge.tsx')).Challenge },
          },
          {
            path: '/desafios/:id',
            lazy: { Component: async () => (await import('./challenges/challenge.tsx')).Challenge },
          },
          {
            path: '/membros',
            lazy: { Component: async () => (await import('./members/members.tsx')).Members },
          },
          {
            path: '/membros/:id',
            lazy: { Component: async () => (await import('./members/member.tsx')).Member },
          },
          {
            path: '/auditoria/:id?',
            lazy: { Component: async () => (await import('./audit/audit.tsx')).Audit },
          },
          {
            path: '/relatorios/:topic?',
            lazy: { Component: async () => (await import('./reports/reports.tsx')).Reports },
          },
          {
            path: '/avisos',
            lazy: { Component: async () => (await import('./notifications/broadcasts.tsx')).Broadcasts },
          },
          { path: '/textos', lazy: { Component: async () => (await import('./pages/pages.tsx')).Pages } },
          {
            path: '/textos/:page',
            lazy: { Component: async () => (await import('./pages/page-editor.tsx')).PageEditor },
          },
          { path: '/leads', lazy: { Component: async () => (await import('./leads/leads.tsx')).Leads } },
          {
            path: '/prescricoes',
            lazy: {
              Component: async () => (await import('./prescriptions/prescriptions.tsx')).Prescriptions,
            },
          },
          {
            path: '/promotores',
            lazy: { Component: async () => (await import('./promoters/promoters.tsx')).Promoters },
          },
          {
            path: '/motivos',
            lazy: { Component: async () => (await import('./settings/reasons.tsx')).Reasons },
          },
          {
            path: '/ajustes',
            lazy: { Component: async () => (await import('./settings/settings.tsx')).Settings },
          },
          {
            path: '/notas/:id?',
            lazy: { Component: async () => (await import('./invoices/review.tsx')).Review },
          },
          { path: '/conta', lazy: { Component: async () => (await import('./staff/account.tsx')).Account } },
          { path: '/equipe', lazy: { Component: async () => (await import('./staff/team.tsx')).Team } },
        ],
      },
      {
        path: '*',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('#web/platform/not-found.tsx')).NotFound },
      },
    ],
  },
]
