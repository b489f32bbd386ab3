import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    superuserPassword: string
  }
}

/** Vitest calls this by its name. */
export async function setup({ provide }: TestProject) {
  const { templateUrl, superuserPassword, stop } = await startTestPostgres()
  provide('templateUrl', templateUrl)
  provide('superuserPassword', superuserPassword)
  return stop
}
