import type { Input } from '#contract/endpoint.ts'
import type { signUp } from '#contract/sign-up.ts'

export type Profile = Input<typeof signUp>['profile_type']

export const emptySignUp = {
  profile_type: '',
  code: '',
  name: '',
  cpf: '',
  phone: '',
  profile_name: '',
  profile_value: '',
  distributor_id: '',
  email: '',
  password: '',
  password_confirmation: '',
  cep: '',
  address: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
  country: 'Brasil',
  accept_regulation: '',
  accept_communications: '',
}

export type SignUpDraft = typeof emptySignUp

export const secrets = ['password', 'password_confirmation'] as const

/** The order of the form, which is also the order of the error summary. */
export const fieldOrder = Object.keys(emptySignUp)

export function payloadOf(typed: SignUpDraft, profile: Profile): Input<typeof signUp> {
  const { profile_value, distributor_id, accept_regulation, accept_communications, ...rest } = typed
  return {
    ...rest,
    profile_type: profile,
    accept_regulation: accept_regulation !== '',
    accept_communications: accept_communications !== '',
    ...(profile !== 'breeder' && { profile_value }),
    ...(profile === 'attendant' && { distributor_id }),
  }
}
