import type { RouteObject } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
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
        path: memberPaths.askForReset,
        HydrateFallback: Checking,
        lazy: { Component: async () => (await import('./sessions/ask-for-reset.tsx')).AskForReset },
      },
      {
        id: 'choose-password',
        path: memberPaths.choosePassword,
        HydrateFallback: Checking,
        lazy: { Component: async () => (await import('./sessions/choose-password.tsx')).ChoosePassword },
      },
      {
        path: memberPaths.signUp,
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./signing-up.tsx')).SigningUp },
      },
      {
        path: memberPaths.signedUp,
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./sign-up/signed-up.tsx')).SignedUp },
      },
      {
        path: memberPaths.privacy,
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./pages/text-page.tsx')).Privacy },
      },
      {
        path: memberPaths.regulation,
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./pages/text-page.tsx')).Regulation },
      },
      {
        path: memberPaths.deleteAccount,
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./pages/text-page.tsx')).DeleteAccount },
      },
      {
        path: memberPaths.support,
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./pages/text-page.tsx')).Support },
      },
      {
        path: memberPaths.publicProduct,
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./public-product.tsx')).PublicProduct },
      },
      {
        path: memberPaths.publicPrescription,
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
