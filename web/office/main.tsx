import '#web/ui/tokens.css'
import '#brand/colors.css'
import '#web/ui/fonts.css'
import '#web/ui/base.css'
import { createBrowserRouter } from 'react-router'
import { officeApi } from '#web/platform/office-api.ts'
import { start } from '#web/platform/start.tsx'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes, { basename: '/gestao' })

officeApi.whenSignedOut(() => {
  void router.navigate('/', { replace: true }).then(forgetAnswers)
})

await start(router)

/** Whoever comes next must not see what the last person did. */
async function forgetAnswers() {
  const { queryClient } = await import('#web/platform/query-client.ts')
  queryClient.clear()
}
