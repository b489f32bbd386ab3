import { createApi } from './api.ts'

export const memberApi = createApi({ tokenKey: 'token' })
