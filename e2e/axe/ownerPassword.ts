/** Imported first: servers and sign-ins read it when they are imported. */
process.env['PLINTH_OWNER_PASSWORD'] ??= 'only for this look';
