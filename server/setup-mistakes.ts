import type { Config } from "./config.ts";

/** What a production server can run with and should not, each as a sentence for its owner. */
export function findSetupMistakes(config: Config): string[] {
  if (!config.isProduction) return [];
  const address = findAddressMistake(config);
  return [
    ...(config.smtpUrl
      ? []
      : [`Nobody gets any mail: it is written to ${config.dataDir}/mail. Set SMTP_URL.`]),
    ...(address ? [`Nobody can sign in: ${address}.`] : []),
  ];
}

/** Browsers keep the session of a production server only over HTTPS, and at home. */
export function findAddressMistake({ publicUrl }: Pick<Config, "publicUrl">): string | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return undefined;
  return `${publicUrl} is not encrypted, and browsers keep no session there. Put a proxy with a certificate in front and set PUBLIC_URL to https://${hostname}`;
}
