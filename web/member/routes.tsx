import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { Opening } from '#web/platform/opening.tsx'
import { ScreenFailure } from '#web/platform/screen-failure.tsx'
import { publicScreens } from './public-screens.ts'
import { DoorLoading } from './sessions/door-loading.tsx'
import { skipDoorWhenSignedIn } from './sessions/session.ts'

export const signedInPart = 'signed-in'

/** What can be opened without an account. The screens of the signed-in are in `screens.ts`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ScreenFailure,
    children: [
      {
        ...wayIn('door', memberPaths.door, async () => (await import('./sessions/sign-in.tsx')).SignIn),
        loader: skipDoorWhenSignedIn,
      },
      wayIn(
        'ask-for-reset',
        memberPaths.askForReset,
        async () => (await import('./sessions/ask-for-reset.tsx')).AskForReset,
      ),
      wayIn(
        'choose-password',
        memberPaths.choosePassword,
        async () => (await import('./sessions/choose-password.tsx')).ChoosePassword,
      ),
      page(memberPaths.confirmEmail, async () => (await import('./sessions/confirm-email.tsx')).ConfirmEmail),
      page(memberPaths.invitation, async () => (await import('./invitation-screen.tsx')).InvitationScreen),
      page(memberPaths.signUp, async () => (await import('./sign-up-screen.tsx')).SignUpScreen),
      page(memberPaths.signedUp, async () => (await import('./sign-up/signed-up.tsx')).SignedUp),
      ...publicScreens.map(({ path, load }) => page(path, load)),
      {
        id: signedInPart,
        HydrateFallback: Opening,
        lazy: {
          loader: async () => (await import('./sessions/user.ts')).requireMember(),
          Component: async () => (await import('./shell.tsx')).Shell,
        },
        // The signed-in screens are loaded with the first one, so that the sign-in page stays small.
        children: [],
      },
      page('*', async () => (await import('./unknown-address.tsx')).UnknownAddress),
    ],
  },
]

/** The build has written this page into HTML under this name. */
function wayIn(id: string, path: string, Component: () => Promise<ComponentType>): RouteObject {
  return { id, path, HydrateFallback: DoorLoading, lazy: { Component } }
}

function page(path: string, Component: () => Promise<ComponentType>): RouteObject {
  return { path, HydrateFallback: Opening, lazy: { Component } }
}
