import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { ScreenFailure } from '#web/platform/screen-failure.tsx'
import type { WithRedeeming } from './redeeming.tsx'
import { requireMember } from './sessions/user.ts'
import { withUser } from './with-user.tsx'

const memberOnly = requireMember({ level: 3 })
const memberOrAsked = requireMember({ level: 3, orAsked: true })
const prescriberOnly = requireMember({ level: 3, role: 'prescriber' })

/** The screens of a signed-in person, each fetched when it is first opened. */
const all: RouteObject[] = [
  { path: memberPaths.home, lazy: { Component: async () => (await import('./home.tsx')).Home } },
  {
    path: memberPaths.profile,
    lazy: { Component: async () => withUser((await import('./members/profile.tsx')).Profile) },
  },
  {
    path: memberPaths.editData,
    loader: memberOrAsked,
    lazy: { Component: async () => withUser((await import('./members/edit-data.tsx')).EditData) },
  },
  {
    path: memberPaths.editAddress,
    loader: memberOrAsked,
    lazy: { Component: async () => withUser((await import('./members/edit-address.tsx')).EditAddress) },
  },
  {
    path: memberPaths.changePassword,
    loader: memberOnly,
    lazy: { Component: async () => (await import('./members/change-password.tsx')).ChangePassword },
  },
  {
    path: memberPaths.consents,
    lazy: { Component: async () => (await import('./members/consents.tsx')).Consents },
  },
  {
    path: memberPaths.sessions,
    lazy: { Component: async () => (await import('./sessions/open-sessions.tsx')).OpenSessions },
  },
  {
    path: memberPaths.notifications,
    loader: memberOnly,
    lazy: {
      Component: async () => (await import('./notifications/all-notifications.tsx')).AllNotifications,
    },
  },
  {
    path: memberPaths.channels,
    lazy: {
      Component: async () => withUser((await import('./notifications/channels/channels.tsx')).Channels),
    },
  },
  {
    path: memberPaths.challenge,
    lazy: {
      Component: async () => withUser((await import('./challenges/challenge-detail.tsx')).ChallengeDetail),
    },
  },
  {
    path: memberPaths.ranking,
    loader: memberOnly,
    lazy: { Component: async () => withUser((await import('./ranking/ranking.tsx')).Ranking) },
  },
  {
    path: memberPaths.network,
    loader: requireMember({ role: 'promoter' }),
    lazy: { Component: async () => (await import('./promoters/network.tsx')).MyNetwork },
  },
  {
    path: memberPaths.sendInvoice,
    lazy: {
      loader: async () => (await invoices()).attendantWithDraft,
      Component: async () => (await invoices()).formOfInvoice(),
    },
  },
  {
    path: memberPaths.invoiceSaved,
    loader: memberOnly,
    lazy: { Component: async () => (await invoices()).saved() },
  },
  {
    path: memberPaths.invoices,
    loader: memberOnly,
    lazy: { Component: async () => (await invoices()).sentInvoices() },
  },
  {
    path: memberPaths.invoice,
    loader: memberOnly,
    lazy: { Component: async () => (await invoices()).invoiceDetail() },
  },
  {
    path: memberPaths.statement,
    loader: memberOnly,
    lazy: { Component: async () => (await invoices()).statement() },
  },
  {
    path: memberPaths.recommendation,
    loader: memberOnly,
    lazy: { Component: async () => withUser((await import('./recommending.tsx')).Recommending) },
  },
  {
    path: memberPaths.clients,
    loader: memberOnly,
    lazy: { Component: async () => (await import('./leads/my-leads.tsx')).MyLeads },
  },
  {
    path: memberPaths.prescriptions,
    loader: prescriberOnly,
    lazy: { Component: async () => withUser((await import('./prescriptions/prescribing.tsx')).Prescribing) },
  },
  {
    path: memberPaths.prescription,
    loader: prescriberOnly,
    lazy: {
      Component: async () =>
        withUser((await import('./prescriptions/prescription-detail.tsx')).PrescriptionDetail),
    },
  },
  {
    path: memberPaths.store,
    loader: memberOnly,
    lazy: { Component: async () => redeemingScreenOf((await import('./store/store.tsx')).Store) },
  },
  {
    path: memberPaths.prize,
    loader: memberOnly,
    lazy: {
      Component: async () => redeemingScreenOf((await import('./store/prize-detail.tsx')).PrizeDetail),
    },
  },
  {
    path: memberPaths.prizeRedeemed,
    loader: memberOnly,
    lazy: { Component: async () => withUser((await import('./after-redeeming.tsx')).AfterRedeeming) },
  },
  {
    path: memberPaths.redemptions,
    loader: memberOnly,
    lazy: { Component: async () => (await import('./redemptions/my-redemptions.tsx')).MyRedemptions },
  },
  {
    path: memberPaths.redemption,
    loader: memberOnly,
    lazy: { Component: async () => withUser((await import('./after-redeeming.tsx')).OwnRedemption) },
  },
]

export const screens: readonly RouteObject[] = [
  { loader: startInvoices, ErrorBoundary: ScreenFailure, children: all },
]

function startInvoices() {
  void invoices()
    .then(({ startForAttendants }) => startForAttendants())
    .catch(reportError)
  return null
}

function invoices() {
  return import('./invoice-screens.ts')
}

async function redeemingScreenOf(Screen: ComponentType<WithRedeeming>) {
  return withUser((await import('./redeeming.tsx')).withRedeeming(Screen))
}
