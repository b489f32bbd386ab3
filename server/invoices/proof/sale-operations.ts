/**
 * Operation codes (CFOP) by which goods are sold within Brazil, without the first digit, which tells whether the buyer
 * is in the same state (5) or in another (6). Only what is surely one sale of goods, once: gifts, samples, returns,
 * transfers, consignments and fixed assets are none. Neither are 922, which bills what is delivered later under 116
 * or 117, and 929, which repeats a till receipt: either would count goods twice.
 */
const saleOfGoods = [
  ...['101', '102', '103', '104', '105', '106', '107', '108', '109', '110'],
  ...['111', '112', '113', '114', '115', '116', '117', '118', '119', '120', '122', '123'],
  ...['401', '402', '403', '404', '405'],
]

export function isProvedSale(cfop: string): boolean {
  return /^[56]/.test(cfop) && saleOfGoods.includes(cfop.slice(1))
}
