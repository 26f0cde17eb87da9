CREATE FUNCTION "plinth_tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_TABLE_NAME = 'sites' THEN
    PERFORM pg_notify('plinth_changes', changed.id);
  ELSE
    PERFORM pg_notify('plinth_changes', changed.site_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sites_change" AFTER INSERT OR UPDATE OR DELETE ON "sites" FOR EACH ROW EXECUTE FUNCTION plinth_tell_change();--> statement-breakpoint
CREATE TRIGGER "pages_change" AFTER INSERT OR UPDATE OR DELETE ON "pages" FOR EACH ROW EXECUTE FUNCTION plinth_tell_change();--> statement-breakpoint
CREATE TRIGGER "header_footer_change" AFTER INSERT OR UPDATE OR DELETE ON "header_footer" FOR EACH ROW EXECUTE FUNCTION plinth_tell_change();--> statement-breakpoint
CREATE TRIGGER "multilingual_settings_change" AFTER INSERT OR UPDATE OR DELETE ON "multilingual_settings" FOR EACH ROW EXECUTE FUNCTION plinth_tell_change();--> statement-breakpoint
CREATE TRIGGER "collections_change" AFTER INSERT OR UPDATE OR DELETE ON "collections" FOR EACH ROW EXECUTE FUNCTION plinth_tell_change();--> statement-breakpoint
CREATE TRIGGER "collection_items_change" AFTER INSERT OR UPDATE OR DELETE ON "collection_items" FOR EACH ROW EXECUTE FUNCTION plinth_tell_change();--> statement-breakpoint
CREATE TRIGGER "locks_change" AFTER INSERT OR UPDATE OR DELETE ON "locks" FOR EACH ROW EXECUTE FUNCTION plinth_tell_change();
