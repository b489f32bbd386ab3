import { createApi } from './api.ts'

export const officeApi = createApi({ tokenKey: 'officeToken' })
