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

await start({ routes, api: officeApi, basename: officeBase })
await tellDemoWorld().catch(reportFault)
