import type { RouteObject } from 'react-router'
import { Opening } from '#web/platform/opening.tsx'
import { ScreenFailure } from '#web/platform/screen-failure.tsx'
import { Checking } from './sessions/checking.tsx'
import { skipDoorWhenSignedIn } from './sessions/session.ts'

export const signedInPart = 'signed-in'

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ScreenFailure,
    children: [
      {
        id: 'door',
        path: '/',
        loader: skipDoorWhenSignedIn,
        HydrateFallback: Checking,
        lazy: { Component: async () => (await import('./sessions/sign-in.tsx')).SignIn },
      },
      {
        id: 'ask-for-reset',
        path: '/recuperar-senha',
        HydrateFallback: Checking,
        lazy: { Component: async () => (await import('./sessions/ask-for-reset.tsx')).AskForReset },
      },
      {
        id: 'choose-password',
        path: '/redefinir-senha',
        HydrateFallback: Checking,
        lazy: { Component: async () => (await import('./sessions/choose-password.tsx')).ChoosePassword },
      },
      {
        path: '/cadastro',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./signing-up.tsx')).SigningUp },
      },
      {
        path: '/cadastro-realizado',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./sign-up/signed-up.tsx')).SignedUp },
      },
      {
        path: '/politicas-de-privacidade',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./pages/text-page.tsx')).Privacy },
      },
      {
        path: '/regulamento',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./pages/text-page.tsx')).Regulation },
      },
      {
        path: '/deletar-conta',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./pages/text-page.tsx')).DeleteAccount },
      },
      {
        path: '/suporte',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./pages/text-page.tsx')).Support },
      },
      {
        path: '/produto/:slug',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./public-product.tsx')).PublicProduct },
      },
      {
        path: '/receita/:code',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./public-prescription.tsx')).PublicPrescription },
      },
      {
        id: signedInPart,
        HydrateFallback: Opening,
        lazy: {
          loader: async () => (await import('./sessions/user.ts')).requireMember(),
          Component: async () => (await import('./shell.tsx')).Shell,
        },
        // Its screens are fetched with the first of them that is opened: the way in need not know them.
        children: [],
      },
      {
        path: '*',
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('#web/platform/not-found.tsx')).NotFound },
      },
    ],
  },
]
