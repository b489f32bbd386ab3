import { refusingTaken } from '#server/platform/refuse-taken.ts'

export const refuseTaken = refusingTaken({
  member_email_once: 'email_taken',
  member_cpf_once: 'cpf_taken',
  member_distributor_exists: 'distributor_unknown',
})
