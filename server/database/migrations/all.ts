import type { Migration } from "kysely";
import { createProfile } from "./001-profile.ts";
import { createOutbox } from "./002-outbox.ts";
import { createRequestCount } from "./003-request-count.ts";
import { createAccounts } from "./004-accounts.ts";
import { createPurchases } from "./005-purchases.ts";
import { createAssistant } from "./006-assistant.ts";
import { addPurchaseLookups } from "./007-purchase-lookups.ts";
import { createReconciliation } from "./008-reconciliation.ts";
import { addKept } from "./009-kept.ts";
import { createModelUse } from "./010-model-use.ts";
import { createBlocks } from "./011-blocks.ts";
import { createConcerns } from "./012-concerns.ts";
import { createKeptAssets } from "./013-kept-assets.ts";
import { addRetentionLookups } from "./014-retention.ts";
import { createBooking } from "./015-booking.ts";
import { createStudio } from "./017-studio.ts";

/** Every migration in the order it runs. Only ever add to the end: databases out there have run these. */
export const migrations: Record<string, Migration> = {
  "001-profile": createProfile,
  "002-outbox": createOutbox,
  "003-request-count": createRequestCount,
  "004-accounts": createAccounts,
  "005-purchases": createPurchases,
  "006-assistant": createAssistant,
  "007-purchase-lookups": addPurchaseLookups,
  "008-reconciliation": createReconciliation,
  "009-kept": addKept,
  "010-model-use": createModelUse,
  "011-blocks": createBlocks,
  "012-concerns": createConcerns,
  "013-kept-assets": createKeptAssets,
  "014-retention": addRetentionLookups,
  "015-booking": createBooking,
  "017-studio": createStudio,
};
