import { startTestPostgres } from '#server/testing/postgres.ts'

/** Playwright asks for a default export here; what it returns is called at the end. */
export default async function globalSetup() {
  const postgres = await startTestPostgres()
  process.env.TEMPLATE_URL = postgres.templateUrl
  return postgres.stop
}
