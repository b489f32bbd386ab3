import '#web/platform/older-browsers.ts'
import '#web/ui/tokens.css'
import '#brand/colors.css'
import '#web/ui/fonts.css'
import '#web/ui/base.css'
import { pageAtRest } from '#web/member/kit/at-rest.ts'
import { keepInstallOffer } from '#web/member/kit/install.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { start } from '#web/platform/start.tsx'
import { routes, signedInPart } from './routes.tsx'

keepInstallOffer()

// Not awaited: where a page is left whose module still waits, WebKit never comes to rest.
start({
  routes,
  api: memberApi,
  later: {
    parent: signedInPart,
    mayAnswer: (path) => !isForClients(path),
    routes: async () => (await import('./screens.ts')).screens,
  },
}).catch(reportError)

if (import.meta.env.PROD && !isForClients(location.pathname)) keepForLater().catch(reportError)

/** All files of the app are fetched then. */
async function keepForLater() {
  await pageAtRest()
  const { keepAppOnDevice } = await import('#web/member/kit/updates.ts')
  await keepAppOnDevice()
}

/** A client who follows a professional's link loads one page and stores nothing of the app. */
function isForClients(path: string): boolean {
  return /^\/(?:produto|receita|indicacao)\//.test(path)
}
