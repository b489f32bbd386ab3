import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { WithRedeeming } from './redeeming.tsx'
import { requireMember } from './sessions/user.ts'
import { withUser } from './with-user.tsx'

const memberOnly = requireMember({ level: 3 })
const memberOrAsked = requireMember({ level: 3, orAsked: true })
const prescriberOnly = requireMember({ level: 3, role: 'prescriber' })

/** The screens of a signed-in person, each fetched when it is first opened. */
const all: RouteObject[] = [
  { path: '/home', lazy: { Component: async () => (await import('./home.tsx')).Home } },
  {
    path: '/perfil',
    lazy: { Component: async () => withUser((await import('./members/profile.tsx')).Profile) },
  },
  {
    path: '/editar-dados',
    loader: memberOrAsked,
    lazy: { Component: async () => withUser((await import('./members/edit-data.tsx')).EditData) },
  },
  {
    path: '/editar-endereco',
    loader: memberOrAsked,
    lazy: { Component: async () => withUser((await import('./members/edit-address.tsx')).EditAddress) },
  },
  {
    path: '/alterar-senha',
    loader: memberOnly,
    lazy: { Component: async () => (await import('./members/change-password.tsx')).ChangePassword },
  },
  {
    path: '/consentimentos',
    lazy: { Component: async () => (await import('./members/consents.tsx')).Consents },
  },
  {
    path: '/aparelhos',
    lazy: { Component: async () => (await import('./sessions/open-sessions.tsx')).OpenSessions },
  },
  {
    path: '/notificacao',
    loader: memberOnly,
    lazy: {
      Component: async () => (await import('./notifications/all-notifications.tsx')).AllNotifications,
    },
  },
  {
    path: '/avisos',
    lazy: {
      Component: async () => withUser((await import('./notifications/channels/channels.tsx')).Channels),
    },
  },
  {
    path: '/desafios/:id',
    lazy: {
      Component: async () => withUser((await import('./challenges/challenge-detail.tsx')).ChallengeDetail),
    },
  },
  {
    path: '/ranking',
    loader: memberOnly,
    lazy: { Component: async () => withUser((await import('./ranking/ranking.tsx')).Ranking) },
  },
  {
    path: '/minha-rede',
    loader: requireMember({ role: 'promoter' }),
    lazy: { Component: async () => (await import('./promoters/network.tsx')).MyNetwork },
  },
  {
    path: '/cadastro-de-nota-fiscal',
    lazy: {
      loader: async () => (await invoices()).attendantWithDraft,
      Component: async () => (await invoices()).formOfInvoice(),
    },
  },
  {
    path: '/documento-cadastrado',
    loader: memberOnly,
    lazy: { Component: async () => (await invoices()).saved() },
  },
  {
    path: '/documentos-enviados',
    loader: memberOnly,
    lazy: { Component: async () => (await invoices()).sentInvoices() },
  },
  {
    path: '/documentos-enviados/:id',
    loader: memberOnly,
    lazy: { Component: async () => (await invoices()).invoiceDetail() },
  },
  {
    path: '/extrato',
    loader: memberOnly,
    lazy: { Component: async () => (await invoices()).statement() },
  },
  {
    path: '/recomendacao',
    loader: memberOnly,
    lazy: { Component: async () => withUser((await import('./recommending.tsx')).Recommending) },
  },
  {
    path: '/clientes',
    loader: memberOnly,
    lazy: { Component: async () => (await import('./leads/my-leads.tsx')).MyLeads },
  },
  {
    path: '/prescricao',
    loader: prescriberOnly,
    lazy: { Component: async () => withUser((await import('./prescriptions/prescribing.tsx')).Prescribing) },
  },
  {
    path: '/prescricao/:id',
    loader: prescriberOnly,
    lazy: {
      Component: async () =>
        withUser((await import('./prescriptions/prescription-detail.tsx')).PrescriptionDetail),
    },
  },
  {
    path: '/loja',
    loader: memberOnly,
    lazy: { Component: async () => redeemingScreenOf((await import('./store/store.tsx')).Store) },
  },
  {
    path: '/loja/:id',
    loader: memberOnly,
    lazy: {
      Component: async () => redeemingScreenOf((await import('./store/prize-detail.tsx')).PrizeDetail),
    },
  },
  {
    path: '/premio-resgatado',
    loader: memberOnly,
    lazy: { Component: async () => withUser((await import('./after-redeeming.tsx')).AfterRedeeming) },
  },
  {
    path: '/meus-resgates',
    loader: memberOnly,
    lazy: { Component: async () => (await import('./redemptions/my-redemptions.tsx')).MyRedemptions },
  },
  {
    path: '/meus-resgates/:id',
    loader: memberOnly,
    lazy: { Component: async () => withUser((await import('./after-redeeming.tsx')).OwnRedemption) },
  },
]

export const screens: readonly RouteObject[] = [{ loader: startInvoices, children: all }]

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
