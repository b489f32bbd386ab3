import { useSyncExternalStore } from 'react'
import { brand } from '#brand/brand.ts'
import { readItem, removeItem, writeItem } from './storage.ts'

type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** Light or dark as the system says, unless the person has chosen here. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false)
}

/** What agrees with the system is left to the system. */
export function chooseTheme(theme: Theme): void {
  if (theme === systemTheme()) removeItem('theme')
  else writeItem('theme', theme)
  showTheme()
  for (const listener of listeners) listener()
}

/** The page itself is right from its first picture; the browser's frame follows here. */
export function showTheme(): void {
  const chosen = chosenTheme()
  if (chosen) document.documentElement.dataset.theme = chosen
  else delete document.documentElement.dataset.theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content =
      brand.themeColor[chosen ?? (meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light')]
  }
}

function isDark() {
  return (chosenTheme() ?? systemTheme()) === 'dark'
}

function chosenTheme(): Theme | undefined {
  const stored = readItem('theme')
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

function systemTheme(): Theme {
  return darkSystem().matches ? 'dark' : 'light'
}

function darkSystem() {
  return matchMedia('(prefers-color-scheme: dark)')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const system = darkSystem()
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}
