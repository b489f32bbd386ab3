import { createApi } from '#web/platform/api.ts'

export const memberApi = createApi({ tokenKey: 'token' })
