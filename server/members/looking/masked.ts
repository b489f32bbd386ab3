/** •••.982.247-•• can be compared with what somebody reads out, but not used. */
export function maskedCpf(digits: string | null): string | null {
  return digits && `•••.${digits.slice(3, 6)}.${digits.slice(6, 9)}-••`
}

export function maskedPhone(digits: string | null): string | null {
  return digits && `(${digits.slice(0, 2)}) ${digits.slice(2, 3)}••••-${digits.slice(-4)}`
}
