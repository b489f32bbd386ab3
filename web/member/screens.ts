import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { WithUser } from './with-user.tsx'

/** The screens of a signed-in person, each fetched when it is first opened. */
export const screens: readonly RouteObject[] = [
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
]

async function memberOnly() {
  return (await import('./sessions/user.ts')).requireMember({ level: 3 })
}

async function promoterOnly() {
  return (await import('./sessions/user.ts')).requireMember({ role: 'promoter' })
}

async function screenOf(Screen: ComponentType<WithUser>) {
  return (await import('./with-user.tsx')).withUser(Screen)
}
