ALTER TABLE "form_submissions" DROP COLUMN "needs_confirmation";--> statement-breakpoint
ALTER TABLE "form_submissions" DROP COLUMN "confirmed_at";