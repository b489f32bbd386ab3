import '#web/ui/tokens.css'
import '#brand/colors.css'
import '#web/ui/fonts.css'
import '#web/ui/base.css'
import { memberApi } from '#web/platform/member-api.ts'
import { start } from '#web/platform/start.tsx'
import { keepAppOnDevice } from '#web/platform/updates.ts'
import { routes } from './routes.tsx'

await start({
  routes,
  onRouter: (router) =>
    memberApi.whenSignedOut(() => void router.navigate('/', { replace: true }).then(forgetAnswers)),
})

if (import.meta.env.PROD) await keepAppOnDevice().catch(reportError)

/** Whoever comes next must not see what the last person did. */
async function forgetAnswers() {
  const { queryClient } = await import('#web/platform/query-client.ts')
  queryClient.clear()
}
