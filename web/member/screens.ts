import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { WithRedeeming } from './redeeming.tsx'
import type { WithUser } from './with-user.tsx'

/** The screens of a signed-in person, each fetched when it is first opened. */
const all: RouteObject[] = [
  { path: '/home', lazy: { Component: async () => (await import('./home.tsx')).Home } },
  {
    path: '/perfil',
    lazy: { Component: async () => screenOf((await import('./members/profile.tsx')).Profile) },
  },
  {
    path: '/editar-dados',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./members/edit-data.tsx')).EditData),
    },
  },
  {
    path: '/editar-endereco',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./members/edit-address.tsx')).EditAddress),
    },
  },
  {
    path: '/alterar-senha',
    lazy: {
      loader: memberOnly,
      Component: async () => (await import('./members/change-password.tsx')).ChangePassword,
    },
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
    path: '/minha-rede',
    lazy: {
      loader: promoterOnly,
      Component: async () => (await import('./promoters/network.tsx')).MyNetwork,
    },
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
    lazy: {
      loader: memberOnly,
      Component: async () => (await invoices()).saved(),
    },
  },
  {
    path: '/documentos-enviados',
    lazy: {
      loader: memberOnly,
      Component: async () => (await invoices()).sentInvoices(),
    },
  },
  {
    path: '/documentos-enviados/:id',
    lazy: {
      loader: memberOnly,
      Component: async () => (await invoices()).invoiceDetail(),
    },
  },
  {
    path: '/extrato',
    lazy: {
      loader: memberOnly,
      Component: async () => (await invoices()).statement(),
    },
  },
  {
    path: '/loja',
    lazy: {
      loader: memberOnly,
      Component: async () => redeemingScreenOf((await import('./store/store.tsx')).Store),
    },
  },
  {
    path: '/loja/:id',
    lazy: {
      loader: memberOnly,
      Component: async () => redeemingScreenOf((await import('./store/prize-detail.tsx')).PrizeDetail),
    },
  },
  {
    path: '/premio-resgatado',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./after-redeeming.tsx')).AfterRedeeming),
    },
  },
  {
    path: '/meus-resgates',
    lazy: {
      loader: memberOnly,
      Component: async () => (await import('./redemptions/my-redemptions.tsx')).MyRedemptions,
    },
  },
  {
    path: '/meus-resgates/:id',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./after-redeeming.tsx')).OwnRedemption),
    },
  },
]

export const screens: readonly RouteObject[] = [{ loader: startInvoices, children: all }]

async function memberOnly() {
  return (await import('./sessions/user.ts')).requireMember({ level: 3 })
}

async function promoterOnly() {
  return (await import('./sessions/user.ts')).requireMember({ role: 'promoter' })
}

function startInvoices() {
  void invoices()
    .then(({ startForAttendants }) => startForAttendants())
    .catch(reportError)
  return null
}

function invoices() {
  return import('./invoice-screens.ts')
}

async function screenOf(Screen: ComponentType<WithUser>) {
  return (await import('./with-user.tsx')).withUser(Screen)
}

async function redeemingScreenOf(Screen: ComponentType<WithRedeeming>) {
  return screenOf((await import('./redeeming.tsx')).withRedeeming(Screen))
}
