export const testSecretKey = Buffer.alloc(32, 'petisco test key')
