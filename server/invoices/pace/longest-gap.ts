/** Two decisions so far apart were not made one after the other. */
export const longestGap = '10 minutes'
