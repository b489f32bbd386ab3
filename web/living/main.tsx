import '#web/platform/older-browsers.ts'
import '#web/ui/tokens.css'
import '#brand/colors.css'
import '#web/ui/fonts.css'
import '#web/ui/base.css'
import { start } from '#web/platform/start.tsx'
import { LivingPage } from './living-page.tsx'

start({ routes: [{ path: '*', Component: LivingPage }] }).catch(reportError)
