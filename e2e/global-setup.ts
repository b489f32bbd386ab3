import { startTestPostgres } from '#server/testing/postgres.ts'
import { serveLivingPage } from './living-page.ts'

/** Playwright asks for a default export here; what it returns is called at the end. */
export default async function globalSetup() {
  const [postgres, living] = await Promise.all([startTestPostgres(), serveLivingPage()])
  process.env.TEMPLATE_URL = postgres.templateUrl
  process.env.LIVING_URL = living.url
  return async () => {
    await Promise.all([postgres.stop(), living.stop()])
  }
}
