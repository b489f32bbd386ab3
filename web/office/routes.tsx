import type { RouteObject } from 'react-router'
import { officePaths } from '#contract/paths.ts'
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
        path: officePaths.choosePassword,
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
            ErrorBoundary: ScreenFailure,
            children: [
              {
                path: officePaths.dashboard,
                lazy: { Component: async () => (await import('./reports/dashboard.tsx')).Dashboard },
              },
              {
                path: `${officePaths.applicant}?`,
                lazy: { Component: async () => (await import('./members/verification.tsx')).Verification },
              },
              {
                path: `${officePaths.redemption}?`,
                lazy: { Component: async () => (await import('./redemptions/redemptions.tsx')).Redemptions },
              },
              {
                path: officePaths.pickList,
                lazy: { Component: async () => (await import('./redemptions/pick-list.tsx')).PickList },
              },
              {
                path: officePaths.prizes,
                lazy: { Component: async () => (await import('./store/prizes.tsx')).Prizes },
              },
              {
                path: officePaths.newPrize,
                lazy: { Component: async () => (await import('./store/prize.tsx')).Prize },
              },
              {
                path: officePaths.prize,
                lazy: { Component: async () => (await import('./store/prize.tsx')).Prize },
              },
              {
                path: officePaths.products,
                lazy: { Component: async () => (await import('./catalogue/products.tsx')).Products },
              },
              {
                path: officePaths.newProduct,
                lazy: { Component: async () => (await import('./catalogue/product.tsx')).Product },
              },
              {
                path: officePaths.product,
                lazy: { Component: async () => (await import('./catalogue/product.tsx')).Product },
              },
              {
                path: officePaths.distributors,
                lazy: { Component: async () => (await import('./catalogue/distributors.tsx')).Distributors },
              },
              {
                path: officePaths.challenges,
                lazy: { Component: async () => (await import('./challenges/challenges.tsx')).Challenges },
              },
              {
                path: officePaths.newChallenge,
                lazy: { Component: async () => (await import('./challenges/challenge.tsx')).Challenge },
              },
              {
                path: officePaths.challenge,
                lazy: { Component: async () => (await import('./challenges/challenge.tsx')).Challenge },
              },
              {
                path: officePaths.members,
                lazy: { Component: async () => (await import('./members/members.tsx')).Members },
              },
              {
                path: officePaths.member,
                lazy: { Component: async () => (await import('./members/member.tsx')).Member },
              },
              {
                path: `${officePaths.auditEntry}?`,
                lazy: { Component: async () => (await import('./audit/audit.tsx')).Audit },
              },
              {
                path: `${officePaths.report}?`,
                lazy: { Component: async () => (await import('./reports/reports.tsx')).Reports },
              },
              {
                path: officePaths.broadcasts,
                lazy: { Component: async () => (await import('./notifications/broadcasts.tsx')).Broadcasts },
              },
              {
                path: officePaths.pages,
                lazy: { Component: async () => (await import('./pages/pages.tsx')).Pages },
              },
              {
                path: officePaths.page,
                lazy: { Component: async () => (await import('./pages/page-editor.tsx')).PageEditor },
              },
              {
                path: officePaths.leads,
                lazy: { Component: async () => (await import('./leads/leads.tsx')).Leads },
              },
              {
                path: officePaths.prescriptions,
                lazy: {
                  Component: async () => (await import('./prescriptions/prescriptions.tsx')).Prescriptions,
                },
              },
              {
                path: officePaths.promoters,
                lazy: { Component: async () => (await import('./promoters/promoters.tsx')).Promoters },
              },
              {
                path: officePaths.reasons,
                lazy: { Component: async () => (await import('./settings/reasons.tsx')).Reasons },
              },
              {
                path: officePaths.settings,
                lazy: { Component: async () => (await import('./settings/settings.tsx')).Settings },
              },
              {
                path: `${officePaths.invoice}?`,
                lazy: { Component: async () => (await import('./invoices/review.tsx')).Review },
              },
              {
                path: officePaths.account,
                lazy: { Component: async () => (await import('./staff/account.tsx')).Account },
              },
              {
                path: officePaths.team,
                lazy: { Component: async () => (await import('./staff/team.tsx')).Team },
              },
            ],
          },
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
