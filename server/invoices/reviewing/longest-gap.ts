/** A longer pause between two decisions is not counted as time of work. */
export const longestGap = '10 minutes'
