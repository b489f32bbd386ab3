import type { StaffWords } from './pt-br.ts'

export const en: StaffWords = {
  staff: {
    office: 'Back office',
    signInTitle: 'Sign in to the back office',
    signInIntro: 'Use your team e-mail.',
    pitch: 'Every invoice decided on time, every coin with a reason.',
    pitchDays: 'Five business days, holidays counted',
    pitchAudit: 'Every change is kept in the audit trail',
    teamOnly: 'For the team only. Members sign in to the app.',
    screen: 'Home',
    welcome: (name) => `Welcome, ${name}`,
    signedInAs: 'You are signed in as',
    role: 'Role',
    roles: {
      reviewer: 'Review',
      catalogue: 'Catalogue',
      support: 'Support',
      analyst: 'Analysis',
      admin: 'Administration',
    },
  },
}
