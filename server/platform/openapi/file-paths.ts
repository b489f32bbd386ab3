const path = { name: 'path', in: 'path', required: true, schema: { type: 'string' } }
const gone = { description: 'There is no such file, or the link is no longer good.' }
const binary = { schema: { type: 'string', format: 'binary' } }

/** Links in answers lead here; their addresses are never put together by a client. */
export const filePaths = {
  '/files/{path}': {
    get: {
      operationId: 'publicFile',
      summary: 'A picture that everybody may see',
      tags: ['files'],
      security: [],
      parameters: [path],
      responses: { 200: { description: 'The picture', content: { 'image/webp': binary } }, 404: gone },
    },
  },
  '/files/signed/{path}': {
    get: {
      operationId: 'signedFile',
      summary: 'What somebody sent, by a link that is good for some minutes',
      tags: ['files'],
      security: [],
      parameters: [
        path,
        { name: 'until', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'signature', in: 'query', required: true, schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description: 'The file',
          content: {
            'image/jpeg': binary,
            'image/png': binary,
            'image/webp': binary,
            'application/pdf': binary,
            'application/xml': binary,
          },
        },
        404: gone,
      },
    },
  },
} as const
