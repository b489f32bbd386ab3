/** Apart from the store, so that who only asks whether it is there need not fetch it. */
export const storeName = 'invoices'
