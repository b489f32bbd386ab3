type Facts = { vouched: 'nobody' | 'with_code' | 'everybody'; hasCode: boolean }

/** 3 for whoever is vouched for; everybody else waits at 2 for staff to verify them. */
export function levelAtSignUp({ vouched, hasCode }: Facts): 2 | 3 {
  return vouched === 'everybody' || (vouched === 'with_code' && hasCode) ? 3 : 2
}
