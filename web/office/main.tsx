import { reportFault } from '#web/platform/api-failure.ts'
import '#web/platform/older-browsers.ts'
import '#web/ui/tokens.css'
import '#brand/colors.css'
import '#web/ui/fonts.css'
import '#web/ui/base.css'
import { officeBase } from '#contract/paths.ts'
import { start } from '#web/platform/start.tsx'
import { officeApi } from './kit/office-api.ts'
import { routes } from './routes.tsx'
import { tellDemoWorld } from './staff/demo.ts'

// Not awaited: where a page is left whose module still waits, WebKit never comes to rest.
start({ routes, api: officeApi, basename: officeBase }).then(tellDemoWorld).catch(reportFault)
