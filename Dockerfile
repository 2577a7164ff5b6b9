# The studio on Node 26. Build: `docker build -t studio .`; run: see compose.yaml.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
# Node is the image's own, and nothing that builds is needed any more.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY --from=build /app/build ./build
COPY content ./content
COPY contract ./contract
COPY clock ./clock
COPY money ./money
COPY handbook ./handbook
COPY assistant ./assistant
COPY server ./server
COPY cli ./cli
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm or a shell: signals reach the server itself.
CMD ["node", "build/server/main.js"]
