import type { OwnServer } from './ownServer';

/** Stops the server and sets other settings of its site, as the owner's definition would contain them. */
export async function changeSite(
  server: OwnServer,
  websiteSettings: Record<string, unknown>,
): Promise<void> {
  const text = JSON.stringify(websiteSettings).replaceAll("'", "''");
  await server.rows(
    `update sites set definition = jsonb_set(definition, '{websiteSettings}', coalesce(definition->'websiteSettings', '{}') || '${text}'::jsonb)`,
  );
}
