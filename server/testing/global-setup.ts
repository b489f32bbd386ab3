import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Vitest calls this once before all test files, and what it exports as `setup` decides its name. */
export async function setup({ provide }: TestProject) {
  const { templateUrl, stop } = await startTestPostgres()
  provide('templateUrl', templateUrl)
  return stop
}
