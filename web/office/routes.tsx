import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { officePaths } from '#contract/paths.ts'
import { Opening } from '#web/platform/opening.tsx'
import { ScreenFailure } from '#web/platform/screen-failure.tsx'
import { Checking } from './staff/checking.tsx'
import { openDoor } from './staff/session.ts'

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ScreenFailure,
    children: [
      {
        id: 'door',
        loader: openDoor,
        HydrateFallback: Checking,
        ...screen('/', async () => (await import('./staff/sign-in.tsx')).SignIn),
      },
      {
        HydrateFallback: Opening,
        ...screen(
          officePaths.choosePassword,
          async () => (await import('./staff/choose-password.tsx')).ChoosePassword,
        ),
      },
      {
        HydrateFallback: Opening,
        ...screen(
          officePaths.forgottenPassword,
          async () => (await import('./staff/forgotten-password.tsx')).ForgottenPassword,
        ),
      },
      {
        path: officePaths.singleSignOn,
        HydrateFallback: Checking,
        lazy: { loader: async () => (await import('./staff/single-sign-on.ts')).returnFromCompany },
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
              screen(officePaths.dashboard, async () => (await import('./reports/dashboard.tsx')).Dashboard),
              screen(
                `${officePaths.applicant}?`,
                async () => (await import('./members/verification.tsx')).Verification,
              ),
              screen(
                `${officePaths.redemption}?`,
                async () => (await import('./redemptions/redemptions.tsx')).Redemptions,
              ),
              screen(
                officePaths.pickList,
                async () => (await import('./redemptions/pick-list.tsx')).PickList,
              ),
              screen(officePaths.prizes, async () => (await import('./store/prizes.tsx')).Prizes),
              screen(officePaths.newPrize, async () => (await import('./store/prize.tsx')).Prize),
              screen(officePaths.prize, async () => (await import('./store/prize.tsx')).Prize),
              screen(officePaths.products, async () => (await import('./catalogue/products.tsx')).Products),
              screen(officePaths.newProduct, async () => (await import('./catalogue/product.tsx')).Product),
              screen(officePaths.product, async () => (await import('./catalogue/product.tsx')).Product),
              screen(
                officePaths.distributors,
                async () => (await import('./catalogue/distributors.tsx')).Distributors,
              ),
              screen(
                officePaths.devices,
                async () => (await import('./invoices/devices/devices.tsx')).Devices,
              ),
              screen(officePaths.feeds, async () => (await import('./invoices/feeds/feeds.tsx')).Feeds),
              screen(officePaths.feed, async () => (await import('./invoices/feeds/feed.tsx')).Feed),
              screen(officePaths.imports, async () => (await import('./imports/imports.tsx')).Imports),
              screen(officePaths.import, async () => (await import('./imports/import.tsx')).Import),
              screen(
                officePaths.challenges,
                async () => (await import('./challenges/challenges.tsx')).Challenges,
              ),
              screen(
                officePaths.newChallenge,
                async () => (await import('./challenges/challenge.tsx')).Challenge,
              ),
              screen(
                officePaths.challenge,
                async () => (await import('./challenges/challenge.tsx')).Challenge,
              ),
              screen(
                officePaths.adjustments,
                async () => (await import('./members/adjustments.tsx')).Adjustments,
              ),
              screen(officePaths.members, async () => (await import('./members/members.tsx')).Members),
              screen(officePaths.member, async () => (await import('./members/member.tsx')).Member),
              screen(`${officePaths.auditEntry}?`, async () => (await import('./audit/audit.tsx')).Audit),
              screen(`${officePaths.report}?`, async () => (await import('./reports/reports.tsx')).Reports),
              screen(
                officePaths.broadcasts,
                async () => (await import('./notifications/broadcasts.tsx')).Broadcasts,
              ),
              screen(officePaths.pages, async () => (await import('./pages/pages.tsx')).Pages),
              screen(officePaths.page, async () => (await import('./pages/page-editor.tsx')).PageEditor),
              screen(officePaths.leads, async () => (await import('./leads/leads.tsx')).Leads),
              screen(
                officePaths.prescriptions,
                async () => (await import('./prescriptions/prescriptions.tsx')).Prescriptions,
              ),
              screen(
                officePaths.promoters,
                async () => (await import('./promoters/promoters.tsx')).Promoters,
              ),
              screen(
                officePaths.untranslated,
                async () => (await import('./first-steps/untranslated.tsx')).UntranslatedTexts,
              ),
              screen(officePaths.reasons, async () => (await import('./settings/reasons.tsx')).Reasons),
              screen(officePaths.settings, async () => (await import('./settings/settings.tsx')).Settings),
              screen(
                officePaths.instant,
                async () => (await import('./invoices/instant/instant.tsx')).Instant,
              ),
              screen(`${officePaths.invoice}?`, async () => (await import('./invoices/review.tsx')).Review),
              screen(officePaths.account, async () => (await import('./staff/account.tsx')).Account),
              screen(officePaths.apiKeys, async () => (await import('./api-keys/api-keys.tsx')).ApiKeys),
              screen(officePaths.webhooks, async () => (await import('./webhooks/webhooks.tsx')).Webhooks),
              screen(officePaths.webhook, async () => (await import('./webhooks/webhook.tsx')).Webhook),
              screen(officePaths.team, async () => (await import('./staff/team.tsx')).Team),
            ],
          },
        ],
      },
      {
        HydrateFallback: Opening,
        ...screen('*', async () => (await import('#web/platform/not-found.tsx')).NotFound),
      },
    ],
  },
]

function screen(path: string, Component: () => Promise<ComponentType>) {
  return { path, lazy: { Component } }
}
