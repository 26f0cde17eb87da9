/** Imported first of all: the servers and whoever signs in read it when they are imported. */
process.env['PLINTH_OWNER_PASSWORD'] ??= 'only for this look';
