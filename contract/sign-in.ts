/**
 * The calls of the ways in, apart from their schemas: nothing is parsed there, and everybody waits for what comes along.
 */
export const signInCall = { method: 'POST', path: '/login', for: 'anyone' } as const

export const officeSignInCall = { method: 'POST', path: '/office/login', for: 'anyone' } as const

export const demoWorldCall = { method: 'GET', path: '/demo', for: 'anyone' } as const

export const waysInCall = { method: 'GET', path: '/office/login', for: 'anyone' } as const

export const beginSingleSignOnCall = {
  method: 'POST',
  path: '/office/login/single-sign-on',
  for: 'anyone',
} as const

export const finishSingleSignOnCall = {
  method: 'POST',
  path: '/office/login/single-sign-on/return',
  for: 'anyone',
} as const
