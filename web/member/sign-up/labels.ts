import { useAddressWords } from '#web/member/kit/address-words.ts'
import type { Profile, SignUpDraft } from './sign-up-draft.ts'
import { useSignUpWords } from './words.ts'

export function useLabels(profile: Profile): Record<keyof SignUpDraft, string> {
  const { signUp } = useSignUpWords()
  const { address } = useAddressWords()
  return {
    profile_type: signUp.userType,
    code: signUp.code,
    name: signUp.name,
    cpf: signUp.cpf,
    phone: signUp.phone,
    profile_name: signUp.profiles[profile].workplace,
    profile_value: profile === 'attendant' ? signUp.cnpj : signUp.crmv,
    distributor_id: signUp.distributor,
    email: signUp.email,
    password: signUp.password,
    password_confirmation: signUp.confirmPassword,
    cep: address.cep,
    address: address.street,
    number: address.number,
    complement: address.complement,
    neighborhood: address.neighborhood,
    city: address.city,
    state: address.state,
    country: address.country,
    accept_regulation: signUp.acceptance,
    accept_communications: signUp.acceptance,
  }
}
