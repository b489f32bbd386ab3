import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Vitest calls this by its name. */
export async function setup({ provide }: TestProject) {
  const { templateUrl, stop } = await startTestPostgres()
  provide('templateUrl', templateUrl)
  return stop
}
