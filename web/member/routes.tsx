import type { RouteObject } from 'react-router'
import { Opening } from '#web/platform/opening.tsx'
import { ScreenFailure } from '#web/platform/screen-failure.tsx'
import { Checking } from './sessions/checking.tsx'
import { requireMember, skipDoorWhenSignedIn } from './sessions/session.ts'

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ScreenFailure,
    children: [
      {
        path: '/',
        loader: skipDoorWhenSignedIn,
        HydrateFallback: Checking,
        lazy: { Component: async () => (await import('./sessions/sign-in.tsx')).SignIn },
      },
      {
        loader: requireMember(),
        HydrateFallback: Opening,
        lazy: { Component: async () => (await import('./shell.tsx')).Shell },
        children: [
          {
            path: '/home',
            lazy: { Component: async () => (await import('./home.tsx')).Home },
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
