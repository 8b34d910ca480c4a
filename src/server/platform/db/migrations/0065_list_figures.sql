CREATE TABLE "list_figures" (
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"place" text NOT NULL,
	"figures" jsonb,
	"version" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "list_figures_pkey" PRIMARY KEY("kind","category","place"),
	CONSTRAINT "list_figures_kind_check" CHECK ("list_figures"."kind" in ('list', 'areas', 'categories', 'guide', 'pins'))
);
