# The application and its workers from one image: docker build -t tavla .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/shared/package.json packages/shared/
RUN npx -y pnpm@12 install --frozen-lockfile --filter tavla --filter @tavla/api --filter @tavla/web --filter @tavla/shared
COPY tsconfig.base.json prisma.config.ts ./
COPY prisma prisma
COPY scripts scripts
COPY packages packages
COPY apps/api apps/api
COPY apps/web apps/web
RUN node scripts/build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY packages/shared/package.json packages/shared/
RUN npx -y pnpm@12 install --frozen-lockfile --prod --filter @tavla/api --filter @tavla/shared

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app ./
COPY LICENSE NOTICE ./
COPY prisma/migrations prisma/migrations
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/api/dist/server.js"]
