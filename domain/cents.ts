/** Reais as XML and QR codes write them, `538.32`, in cents; no floating point on the way. */
export function centsOf(amount: string | undefined): number | undefined {
  const [, reais, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount ?? '') ?? []
  return reais === undefined ? undefined : Number(reais + cents.padEnd(2, '0'))
}
