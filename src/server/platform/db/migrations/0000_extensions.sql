-- Both exist in the embedded engine and in PostgreSQL's own packages; trusted, so the owner of a database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
