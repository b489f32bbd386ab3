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
        HydrateFallback: Opening,
        lazy: {
          loader: async () => (await import('./staff/person.ts')).requireStaff,
          Component: async () => (await import('./shell.tsx')).Shell,
        },
        children: [
          {
            path: '/inicio',
            lazy: { Component: async () => (await import('./staff/welcome.tsx')).Welcome },
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
