import '#web/ui/tokens.css'
import '#brand/colors.css'
import '#web/ui/fonts.css'
import '#web/ui/base.css'
import { officeApi } from '#web/platform/office-api.ts'
import { start } from '#web/platform/start.tsx'
import { routes } from './routes.tsx'

await start({
  routes,
  basename: '/gestao',
  onRouter: (router) =>
    officeApi.whenSignedOut(() => void router.navigate('/', { replace: true }).then(forgetAnswers)),
})

/** Whoever comes next must not see what the last person did. */
async function forgetAnswers() {
  const { queryClient } = await import('#web/platform/query-client.ts')
  queryClient.clear()
}
