CREATE TABLE "visit_measure_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"connection" text NOT NULL,
	"measure" text NOT NULL,
	"bound" integer NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "visit_measure_counts_pkey" PRIMARY KEY("day","page","connection","measure","bound")
);
