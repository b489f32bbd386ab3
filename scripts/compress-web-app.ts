import { webAppFolder } from '#server/platform/web-build.ts'
import { compressBuild } from './compress-build.ts'

await compressBuild(webAppFolder)
