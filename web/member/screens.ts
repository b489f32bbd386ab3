import type { RouteObject } from 'react-router'

/** The screens of a signed-in person, each fetched when it is first opened. */
export const screens: readonly RouteObject[] = [
  { path: '/home', lazy: { Component: async () => (await import('./home.tsx')).Home } },
]
