-- What pages report is kept in partitions of a month, for both databases. A row's month is that of `recorded_at`, UTC.
CREATE TABLE "census_hit_ids" (
	"site_id" text NOT NULL,
	"hit_id" text NOT NULL,
	"seen_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "census_hit_ids_site_id_hit_id_pk" PRIMARY KEY("site_id","hit_id")
);
--> statement-breakpoint
CREATE INDEX "census_hit_ids_age" ON "census_hit_ids" USING btree ("seen_on");--> statement-breakpoint
-- The partitions of a table with their bounds, without the one of all other rows.
CREATE FUNCTION "months_of"("parent" text) RETURNS TABLE ("name" text, "since" timestamptz, "until" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT relname::text, coalesce(substring(bound FROM 'FROM \(''([^'']+)''')::timestamptz, '-infinity'),
    substring(bound FROM 'TO \(''([^'']+)''')::timestamptz
  FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid, pg_get_expr(relpartbound, pg_class.oid) AS bound
  WHERE inhparent = $1::regclass AND bound <> 'DEFAULT'
  ORDER BY 2
$$;--> statement-breakpoint
-- Makes the partition of the month that a moment is in, unless there is one, and says whether it did. Rows that came
-- before their partition was made move there. A reader of the table keeps no one waiting here, and the partition of all
-- other rows is closed for as long as it takes.
CREATE FUNCTION "add_month"("parent" text, "moment" timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  first timestamptz := date_trunc('month', moment AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
  next timestamptz := (date_trunc('month', moment AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC';
  name text := parent || to_char(first AT TIME ZONE 'UTC', '_YYYY_MM');
  rest text := parent || '_other';
  columns text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('months of ' || parent, 0));
  IF EXISTS (SELECT FROM months_of(parent) AS made WHERE made.since < next AND made.until > first) THEN
    RETURN false;
  END IF;
  SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
  WHERE attrelid = parent::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', rest);
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING GENERATED)', name, parent);
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE recorded_at >= %L AND recorded_at < %L RETURNING *)
    INSERT INTO %I (%s) SELECT %s FROM moved', rest, first, next, name, columns, columns);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, first, next);
  RETURN true;
END $$;--> statement-breakpoint
-- A hit that is there already is not written again. Every writer passes here, of whichever version.
CREATE FUNCTION "take_hit_id"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO census_hit_ids (site_id, hit_id) VALUES (NEW.site_id, NEW.hit_id) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- The table as it was becomes the first partition, without a row being moved: its bound lies some days ahead, so that
-- hits which were sent before are repeated into the same partition, whose unique index still knows them. The check that
-- every row lies before the bound is quick where `checkOldRows` has made it before, which lets others read and write
-- meanwhile.
DO $$
DECLARE
  name text;
  before text;
  rest text;
  bound timestamptz;
  last_id bigint;
  columns text;
  indexes text[];
  definition text;
  index record;
  is_empty boolean;
BEGIN
  FOREACH name IN ARRAY ARRAY['census_hits', 'census_events', 'tracking_events', 'performance_records', 'javascript_errors', 'trace_entries'] LOOP
    before := name || '_before';
    rest := name || '_other';
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', name);
    EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', name) INTO is_empty;
    SELECT substring(pg_get_constraintdef(oid) FROM '''([^'']+)''')::timestamptz INTO bound FROM pg_constraint
    WHERE conrelid = name::regclass AND conname = name || '_bound' AND convalidated;
    IF bound IS NULL OR bound < now() + interval '1 day' THEN
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I', name, name || '_bound');
      bound := (date_trunc('month', now() AT TIME ZONE 'UTC' + interval '2 days') + interval '1 month') AT TIME ZONE 'UTC';
    END IF;
    EXECUTE format('SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END FROM %s',
      pg_get_serial_sequence(quote_ident(name), 'id')) INTO last_id;
    SELECT array_agg(pg_get_indexdef(indexrelid)) INTO indexes FROM pg_index
    WHERE indrelid = name::regclass AND NOT indisunique;
    EXECUTE format('ALTER TABLE %I RENAME TO %I', name, before);
    FOR index IN SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = before::regclass LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', index.relname, before || substr(index.relname, length(name) + 1));
    END LOOP;
    EXECUTE format('ALTER TABLE %I ALTER COLUMN id DROP IDENTITY', before);
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING GENERATED) PARTITION BY RANGE (recorded_at)', name, before);
    EXECUTE format('CREATE SEQUENCE %I START %s OWNED BY %I.id', name || '_id_seq', last_id, name);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN id SET DEFAULT nextval(%L)', name, name || '_id_seq');
    FOREACH definition IN ARRAY indexes LOOP
      EXECUTE definition;
    END LOOP;
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', rest, name);
    IF is_empty THEN
      EXECUTE format('DROP TABLE %I', before);
    ELSE
      -- Rows of a server whose clock was wrong.
      SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
      WHERE attrelid = before::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
      EXECUTE format('WITH moved AS (DELETE FROM %I WHERE recorded_at >= %L RETURNING *) INSERT INTO %I (%s) SELECT %s FROM moved',
        before, bound, rest, columns, columns);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', name, before, bound);
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I', before, name || '_bound');
    END IF;
    PERFORM add_month(name, now());
    PERFORM add_month(name, now() + interval '1 month');
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "census_hits_once" BEFORE INSERT ON "census_hits" FOR EACH ROW EXECUTE FUNCTION "take_hit_id"();
