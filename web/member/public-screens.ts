import type { ComponentType } from 'react'
import { memberPaths } from '#contract/paths.ts'

type PublicScreen = { readonly path: string; readonly load: () => Promise<ComponentType> }

/** What is read once, by whoever has its address: pages of their own, without the app around them. */
export const publicScreens: readonly PublicScreen[] = [
  { path: memberPaths.privacy, load: async () => (await import('./pages/text-page.tsx')).Privacy },
  { path: memberPaths.regulation, load: async () => (await import('./pages/text-page.tsx')).Regulation },
  {
    path: memberPaths.deleteAccount,
    load: async () => (await import('./pages/text-page.tsx')).DeleteAccount,
  },
  { path: memberPaths.support, load: async () => (await import('./pages/text-page.tsx')).Support },
  { path: memberPaths.publicProduct, load: async () => (await import('./public-product.tsx')).PublicProduct },
  { path: memberPaths.publicPrescription, load: async () => (await import('./client-page.tsx')).ClientPage },
  { path: memberPaths.clientPage, load: async () => (await import('./client-page.tsx')).ClientPage },
]
